package papan.narration;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import papan.engine.Refusal;
import papan.event.BoardEvent;
import papan.event.Fact;
import papan.event.Ruling;
import papan.event.SowingEvent;
import papan.json.rules.RuleBooks;
import papan.rules.ClauseId;
import papan.rules.RuleSet;
import papan.testing.Attacks;
import papan.testing.RandomPlay;

/** Every event of every rule set can be told, and nothing in the catalogue is left untold. */
class EnglishCatalogueTest {
    private static final List<String> OUTCOMES = List.of(
            "extra-turn",
            "relay",
            "bank",
            "turn-over",
            "empty-handed",
            "capture",
            "count-capture",
            "gap-capture",
            "neighbour-capture",
            "forfeit");
    private static final List<String> CAPTURES =
            List.of("lone-seed", "count-capture", "gap-capture", "neighbour-capture");

    static Stream<RuleSet> ruleSets() {
        return RuleBooks.shipped().all().stream();
    }

    @ParameterizedTest
    @MethodSource("ruleSets")
    void everyEventOfRandomRoundsHasASentenceWithoutHoles(RuleSet rules) {
        CaptionText words = new CaptionText(Wording.of(Language.ENGLISH).withTerms(rules));
        Reasoning reasoning = new Reasoning(words, rules);
        for (long seed = 0; seed < Attacks.rounds(3); seed++) {
            for (BoardEvent event : RandomPlay.round(rules, seed).events()) {
                assertWhole(words.format(Narrator.caption(event)), rules, event);
                if (event instanceof SowingEvent.Ruled ruled) {
                    assertWhole(reasoning.title(ruled), rules, event);
                    assertWhole(reasoning.sentence(ruled.clause()), rules, event);
                    assertThat(reasoning.why(ruled)).isNotEmpty().allSatisfy(s -> assertWhole(s, rules, event));
                    assertThat(reasoning.whyNot(ruled)).isNotEmpty().allSatisfy(s -> assertWhole(s, rules, event));
                }
            }
        }
    }

    private static void assertWhole(String sentence, RuleSet rules, BoardEvent event) {
        assertThat(sentence).as("%s: %s", rules.id(), event).isNotBlank().doesNotContain("{", "}", "[", "]");
    }

    @ParameterizedTest
    @MethodSource("ruleSets")
    void everyClauseHasAHeadingAndASentence(RuleSet rules) {
        Reasoning reasoning =
                new Reasoning(new CaptionText(Wording.of(Language.ENGLISH).withTerms(rules)), rules);
        for (ClauseId id : ClauseId.values()) {
            assertThat(reasoning.question(id)).doesNotContain("[", "{");
            assertThat(reasoning.sentence(id)).as("%s#%s", rules.id(), id.id()).doesNotContain("[", "{");
        }
    }

    @Test
    void noKeyIsUnused() {
        Set<String> unused = new TreeSet<>(Catalogue.of(Language.ENGLISH).keys());
        unused.removeIf(key -> key.startsWith("clause.") || key.startsWith("term."));
        unused.removeAll(enumerable());
        assertThat(unused).isEmpty();
    }

    @Test
    void noKeyIsMissing() {
        assertThat(Catalogue.of(Language.ENGLISH).keys()).containsAll(enumerable());
    }

    /** Every key that code can ask for. */
    private static Set<String> enumerable() {
        Set<String> keys = new TreeSet<>(List.of(
                "alter.against",
                "alter.against.itself",
                "alter.named",
                "alter.region",
                "sheet.alter",
                "cli.alter",
                "plan.aim",
                "lookFor.point",
                "free.begin",
                "free.from",
                "lookFor.found",
                "lookFor.count",
                "lookFor.same",
                "cli.lookOrReadOn",
                "plan.run",
                "plan.watch",
                "plan.fast",
                "plan.without",
                "end.saying",
                "cite.title",
                "cite.line",
                "cite.firm",
                "cite.likely",
                "cite.open",
                "game.open",
                "rival.little-sister",
                "rival.big-sister",
                "rival.grandma",
                "game.turn",
                "game.new",
                "game.plays",
                "game.won",
                "game.lost",
                "game.over",
                "game.draw",
                "game.open.round",
                "game.turn.round",
                "game.won.round",
                "game.lost.round",
                "game.over.round",
                "game.draw.round",
                "game.match.won",
                "game.match.lost",
                "game.match.over",
                "game.match.draw",
                "game.stopped",
                "game.paper",
                "game.unplayed",
                "advice.chance",
                "advice.brings",
                "advice.nothing",
                "advice.later",
                "advice.sentences",
                "drill.open",
                "drill.climbed",
                "drill.reached",
                "drill.missed",
                "drill.key",
                "side.south",
                "side.north",
                "side.you",
                "place.store",
                "list.comma",
                "list.and",
                "list.and.more",
                "list.or",
                "list.or.more",
                "rules.altered",
                "cli.rules",
                "cli.rules.altered",
                "rejected",
                "source.says",
                "about.title",
                "about.topic.names",
                "about.topic.origins",
                "about.topic.boards",
                "about.topic.equipment",
                "about.topic.players",
                "about.topic.words",
                "about.origins.differ",
                "documents.title",
                "documents.sentence",
                "documents.mark",
                "documents.mark.number",
                "documents.number.houses",
                "documents.number.seeds",
                "documents.number.total",
                "documents.number.inStore",
                "documents.number.full",
                "documents.number.minHouses",
                "stance.says",
                "stance.leavesOpen",
                "stance.contradicts",
                "source.quote",
                "source.quote.somewhere",
                "rejected.and",
                "compare.told",
                "fact.held-before.not",
                "fact.opposite-holds.not",
                "case.note",
                "case.line",
                "case.house",
                "case.turn-over",
                "ask.landing",
                "ask.landing.turn",
                "ask.lifted",
                "ask.rule",
                "ask.until",
                "ask.seeds",
                "ask.laps",
                "ask.captured",
                "ask.counts",
                "ask.order",
                "ask.bestMove",
                "ask.similar",
                "ask.spotError",
                "ask.curve.stores",
                "ask.curve.lead",
                "ask.curve.mobility",
                "ask.curve.empty",
                "ask.curve.evenness",
                "ask.curve.exact",
                "ask.curve.off",
                "ask.curve.gap",
                "ask.curve.row",
                "ask.curve.house",
                "ask.curve.hand",
                "cli.bankDone",
                "ask.typeCurve",
                "ask.typeTally",
                "ask.secondVote",
                "rounds.yours",
                "rounds.paper",
                "rounds.given-up",
                "ask.typeNumber",
                "ask.typeCounts",
                "ask.typeOrder",
                "ask.typeWords",
                "ask.modelAnswer",
                "confidence.ask",
                "confidence.guess",
                "confidence.fairly",
                "confidence.sure",
                "lifted.choice",
                "lifted.relay",
                "sown.house",
                "sown.store",
                "forfeited",
                "captured",
                "banked",
                "skipped.stores",
                "skipped.burnt-house",
                "skipped.origin",
                "turnEnded.again",
                "turnEnded.next",
                "roundStarted",
                "passed",
                "swept.own",
                "swept.other",
                "refilled",
                "burnt",
                "ruled.relay",
                "ruled.relayFromNext",
                "ruled.extraTurn",
                "ruled.bank",
                "ruled.capture.empty-own-house",
                "ruled.capture.lone-seed",
                "ruled.capture.empty-opposing-house",
                "ruled.capture.count-capture",
                "ruled.capture.gap-capture",
                "ruled.capture.neighbour-capture",
                "ruled.turnOver.stores",
                "ruled.turnOver.circuit",
                "ruled.turnOver.gap-capture",
                "ruled.turnOver.grand-slam",
                "ruled.turnOver.empty-opposing-house",
                "ruled.turnOver.empty-own-house",
                "ruled.turnOver.lone-seed",
                "ruled.turnOver.burnt-house",
                "ruled.turnOver.own-store",
                "ruled.turnOver.occupied-house",
                "ruled.turnOver.takenMeanwhile",
                "ruled.contested.emptied",
                "ruled.contested.nobodyLifts",
                "ruled.contested.otherFellFirst",
                "ruled.contested.otherLifts",
                "turnEnded.together.firstToArrive",
                "turnEnded.together.south",
                "winner.won",
                "winner.draw"));
        Arrays.stream(Ruling.values()).forEach(r -> keys.add("ruling." + r.id()));
        Arrays.stream(Refusal.Reason.values()).forEach(r -> keys.add("refusal." + r.id()));
        Arrays.stream(papan.event.RoundEndReason.values()).forEach(r -> keys.add("roundEnded." + r.id()));
        Arrays.stream(papan.event.MatchEndReason.values()).forEach(r -> keys.add("matchEnded." + r.id()));
        for (Fact.Kind kind : Fact.Kind.values()) {
            keys.add("fact." + kind.id() + ".none");
            keys.add("fact." + kind.id() + ".some");
        }
        keys.addAll(List.of(
                "compare.same",
                "compare.until",
                "compare.split",
                "compare.split-off",
                "compare.until-choice",
                "compare.stops",
                "compare.because",
                "compare.together",
                "compare.boards-sizes",
                "compare.unexplained",
                "lookFor.similarities",
                "lookFor.differences",
                "try.open",
                "try.reached",
                "try.reached.more",
                "try.failed",
                "try.no-moves-left",
                "try.over",
                "try.illegal",
                "cli.try",
                "cli.game",
                "whatIf.move",
                "whatIf.landing",
                "cli.whatIf",
                "cli.whatIf.back",
                "cli.readOn",
                "cli.picture",
                "handout.answer",
                "handout.goals",
                "handout.hint",
                "handout.hints",
                "handout.key",
                "handout.later",
                "handout.row",
                "handout.teacher",
                "sheet.after",
                "sheet.answers",
                "sheet.compare",
                "sheet.date",
                "sheet.empty",
                "sheet.axes",
                "sheet.fill",
                "sheet.house",
                "sheet.lift",
                "sheet.name",
                "sheet.order",
                "sheet.place",
                "sheet.ring",
                "sheet.try",
                "cli.noDisplay",
                "cli.question",
                "cli.correct",
                "cli.wrong",
                "cli.theAnswerIs",
                "cli.hintOffered",
                "cli.howToAnswer",
                "cli.notAnAnswer",
                "ask.typeOneOf",
                "cli.noMoreHints",
                "end.goals",
                "end.atFirst",
                "end.keep",
                "end.comeBack",
                "step.repeats",
                "end.best",
                "cli.lessonDone"));
        keys.addAll(List.of(
                "hint.path",
                "hint.wayOn",
                "hint.lapEnds",
                "hint.count",
                "hint.lastOne",
                "hint.oneLeft",
                "hint.onlyOne",
                "hint.counted",
                "hint.lastSeed",
                "hint.moves",
                "hint.notThese",
                "hint.oneOf"));
        Arrays.stream(papan.lesson.script.Misconception.values())
                .forEach(each -> keys.addAll(List.of(each.key(), each.nameKey())));
        OUTCOMES.forEach(outcome -> keys.add("outcome." + outcome));
        CAPTURES.forEach(clause -> keys.add("ruling.capture." + clause));
        Arrays.stream(LastSeedCase.values()).forEach(each -> keys.add("case." + each.id()));
        return keys;
    }
}
