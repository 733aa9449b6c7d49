package papan.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import papan.engine.Engine;
import papan.engine.Match;
import papan.event.BoardEvent;
import papan.event.Fold;
import papan.event.SowingEvent.TurnEnded;
import papan.json.rules.RuleBooks;
import papan.model.Move;
import papan.model.Position;
import papan.narration.CaptionText;
import papan.narration.Language;
import papan.narration.Wording;
import papan.rules.ClauseId;
import papan.rules.FirstMove;
import papan.rules.Key;
import papan.rules.RuleSet;
import papan.testing.Attacks;
import papan.testing.PrintedRules;
import papan.testing.Slow;

/** Who plays by what is printed of a rule set plays as the program does. */
class PrintedRulesTest {
    private static final Pattern CLAUSE = Pattern.compile("(?m)^.*  \\[([a-z-]+)]\\R  (.*)$");
    /** What is not about the way of a hand and its last seed. */
    private static final Set<String> AROUND_A_TURN = Set.of(
            "seeds",
            "first-move",
            "contested-house",
            "finished-together",
            "playable",
            "feeding",
            "endless",
            "no-move",
            "round-end",
            "leftovers",
            "rounds",
            "refill",
            "next-starter",
            "winner");

    private static final int TURNS = 200;

    static Stream<RuleSet> ruleSets() {
        return RuleBooks.shipped().all().stream();
    }

    @Slow
    @ParameterizedTest
    @MethodSource("ruleSets")
    void everyTurnGoesAsTheFirstSentenceThatFitsSaysAndNoOtherSaysOtherwise(RuleSet rules) {
        PrintedRules printed = PrintedRules.of(List.copyOf(aboutTurns(rules).values()));
        List<String> otherwise = new ArrayList<>();
        int turns = 0;
        for (long seed = 0; turns < Attacks.rounds(TURNS); seed++) {
            Random random = new Random(seed);
            Match match = Match.fromStart(new Engine(rules));
            for (int i = 0; i < TURNS && !match.isOver() && turns < Attacks.rounds(TURNS); i++) {
                List<Move> legal = match.legalMoves();
                Move move = legal.get(random.nextInt(legal.size()));
                if (!match.round().isOpening()) {
                    turns++;
                    difference(rules, printed, match.position(), move).ifPresent(otherwise::add);
                }
                match = match.choose(move);
            }
        }
        assertThat(otherwise).as("%s of %s turns", otherwise.size(), turns).isEmpty();
    }

    private static Optional<String> difference(RuleSet rules, PrintedRules printed, Position before, Move move) {
        List<BoardEvent> turn = new ArrayList<>();
        boolean again = false;
        for (BoardEvent event : new Engine(rules).play(before, move).events()) {
            turn.add(event);
            if (event instanceof TurnEnded ended) {
                again = ended.next() == before.toMove();
                break;
            }
        }
        List<Integer> cells =
                IntStream.of(Fold.after(before, turn).cells()).boxed().toList();
        PrintedRules.Played said = printed.play(before, move);
        String where = before + "\n" + move + ": ";
        if (!said.cells().equals(cells) || said.again() != again) {
            return Optional.of(where + "printed " + said + ", played " + cells + " " + again);
        }
        return said.contradicted() ? Optional.of(where + "two sentences say different things") : Optional.empty();
    }

    /** The sentences about turns, by clause, as they are printed. */
    private static Map<String, String> aboutTurns(RuleSet rules) {
        Map<String, String> sentences = new LinkedHashMap<>();
        CaptionText plain = new CaptionText(Wording.of(Language.ENGLISH));
        Matcher printed = CLAUSE.matcher(Cli.run("rules", "show", rules.id()).out());
        while (printed.find()) {
            String sentence = printed.group(2);
            for (Map.Entry<String, String> own : rules.about().terms("en").entrySet()) {
                sentence = sentence.replaceAll("\\b" + own.getValue() + "\\b", plain.text("term." + own.getKey()));
            }
            sentences.put(printed.group(1), sentence);
        }
        assertThat(sentences).hasSize(ClauseId.values().length);
        sentences.keySet().removeAll(AROUND_A_TURN);
        return sentences;
    }

    @Test
    void aSentenceThatNobodyHasGivenAMeaningIsNoticed() {
        assertThatThrownBy(() -> PrintedRules.of(List.of("If your last seed rolls off the table, laugh.")))
                .hasMessageContaining("nobody has said what this means");
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void ofEveryOpeningWithBothHandsItIsPrintedWhenLastSeedsCount(Language language) {
        for (RuleSet rules : RuleBooks.shipped().all()) {
            if (rules.firstMove() instanceof FirstMove.Simultaneous both) {
                String judged = new CaptionText(Wording.of(language).withTerms(rules))
                        .text("clause.judged." + Key.of(both.schedule()));
                assertThat(Cli.run("rules", "show", rules.id(), "--lang", language.tag())
                                .out())
                        .as(rules.id())
                        .contains(judged);
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void inWhichOrderToReadStandsAboveTheLastSeed(Language language) {
        String order = new CaptionText(Wording.of(language)).text("clause.last-seed");
        String printed =
                Cli.run("rules", "show", "kalah", "--lang", language.tag()).out();
        assertThat(printed.substring(0, printed.indexOf("[occupied-house]"))).contains("\n\n" + order + "\n\n");
        assertThat(printed.indexOf(order)).isGreaterThan(printed.indexOf("[first-move]"));
    }
}
