package papan.lesson.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import papan.format.FormatException;
import papan.format.Problem;
import papan.json.lesson.LessonReader;
import papan.json.rules.RuleBooks;
import papan.lesson.check.LessonCheck;
import papan.lesson.check.LessonCoverage;
import papan.lesson.compare.ComparedBoards;
import papan.lesson.scene.Finding;
import papan.lesson.script.Borrowed;
import papan.lesson.script.Lesson;
import papan.narration.Language;
import papan.rules.ClauseAnswer;
import papan.rules.ClauseId;
import papan.rules.RuleBook;
import papan.search.Watch;
import papan.testing.Slow;

/** A lesson may have clauses of its rule set as other rule sets have them, and nobody takes that for the documents'. */
final class AlteredRulesTest {
    private static final RuleBook BOOK = RuleBooks.shipped();
    private static final String STAYS = "'capturing-seed': { 'as': 'congklak-simple' }";
    private static final String PLAY = "{ 'id': 'p', 'kind': 'play', 'moves': ['S6'] }";
    private static final String ASK =
            "{ 'id': 'a', 'kind': 'ask', 'question': { 'type': 'landing', 'move': 'S6', 'until': 'firstLap' } }";

    private static String text(String rules, String set, String steps) {
        return LessonText.around(steps)
                .replace(
                        "\"id\": \"congklak-classic\", \"revision\": 1",
                        "'id': '%s', 'revision': 1, 'set': { %s }"
                                .formatted(rules, set)
                                .replace('\'', '"'));
    }

    private static Lesson lesson(String set, String steps) {
        try {
            return LessonReader.read(text("congklak-classic", set, steps), "x.lesson.json", BOOK);
        } catch (FormatException e) {
            throw new AssertionError(e);
        }
    }

    private static LessonRun run(String set, String steps) {
        return LessonRun.of(lesson(set, steps), BOOK);
    }

    @Test
    void theLessonIsPlayedByTheAlteredRules() {
        Stage stage = run(STAYS, PLAY).stages().get(0);
        assertThat(stage.timeline()
                        .positionAt(stage.end())
                        .seedsIn(papan.model.House.parseHouse("S6").orElseThrow()))
                .isEqualTo(1);
        assertThat(LessonText.run(PLAY)
                        .stages()
                        .get(0)
                        .timeline()
                        .positionAt(stage.end())
                        .seedsIn(papan.model.House.parseHouse("S6").orElseThrow()))
                .isZero();
    }

    @Test
    void theirNameSaysSoInEveryLanguageAndTheClauseSaysWhoseItIs() {
        LessonRun run = run(STAYS, PLAY);
        assertThat(run.rules().about().name("en")).isEqualTo("Congklak, classic, changed for this lesson");
        for (Language language : Language.values()) {
            String tag = language.tag();
            assertThat(run.rules().about().names()).containsKey(tag);
            assertThat(run.rules().about().name(tag))
                    .contains(LessonText.rules().about().name(tag))
                    .isNotEqualTo(LessonText.rules().about().name(tag));
        }
        assertThat(run.rules().clause(ClauseId.CAPTURING_SEED).lenderIn("en")).contains("Congklak, simple");
        assertThat(run.rules().clause(ClauseId.OWN_STORE).isBorrowed()).isFalse();
        assertThat(LessonText.rules().isAltered()).isFalse();
    }

    @Test
    void severalClausesMayComeFromSeveralRuleSetsInAnyOrder() {
        String ends = "'round-end': { 'as': 'congkak' }";
        assertThat(run(STAYS + "," + ends, PLAY).rules())
                .isEqualTo(run(ends + "," + STAYS, PLAY).rules());
        assertThat(ClauseAnswer.differing(
                        LessonText.rules(), run(STAYS + "," + ends, PLAY).rules()))
                .containsExactlyInAnyOrder(ClauseId.CAPTURING_SEED, ClauseId.ROUND_END);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "congklak-classic | 'winner': { 'as': 'congkak' } | E653 congklak-classic cannot have the clause \"winner\" of congkak alone: it follows from other clauses.",
                "congklak-classic | 'capturing-seed': { 'as': 'kalahh' } | E201 Rule set \"kalahh\" is unknown",
                "congklak-classic | 'capturing-sed': { 'as': 'kalah' } | E015 The field",
                "congklak-classic | 'capturing-seed': 'kalah' | E011",
                "congklak-classic | 'capturing-seed': {} | E010",
                "oware | 'own-store': { 'as': 'congkak' } | E653 oware cannot have the clause \"own-store\" of congkak alone: onOwnStore is extraTurn, but storeUse is pile",
            })
    void whatCannotBeHadIsRefusedWithItsCause(String rules, String set, String begins) {
        List<Problem> problems =
                LessonText.problems(text(rules, set, "{ 'id': 's', 'kind': 'show' }".replace('\'', '"')));
        assertThat(problems).isNotEmpty();
        assertThat(problems.get(0).code() + " " + problems.get(0).message()).startsWith(begins);
    }

    @Test
    void theNearestThatCanBeHadIsNamed() {
        List<Problem> problems = LessonText.problems(
                text("oware", "'own-store': { 'as': 'congkak' }", "{ \"id\": \"s\", \"kind\": \"show\" }"));
        assertThat(problems.get(0).fix()).isEqualTo("Take \"stores\" of congkak too.");
    }

    @Test
    void whatAltersNothingIsTold() {
        assertThat(LessonCheck.check(lesson("'own-store': { 'as': 'congkak' }", PLAY), BOOK))
                .extracting(Finding::code)
                .containsExactly("W203");
        assertThat(LessonCheck.check(lesson(STAYS, PLAY), BOOK)).isEmpty();
    }

    @Test
    void answersGivenByOtherRulesAreNotTheAnswersToThese() {
        assertThat(QuestionPrint.of(run(STAYS, ASK))).isNotEqualTo(QuestionPrint.of(LessonText.run(ASK)));
    }

    @Test
    void anAlteredRuleSetProtectsNoClauseOfTheDocuments() {
        String step = PLAY.replace("] }", "], 'expect': { 'captured': 8 } }").replace('\'', '"');
        Lesson altered = lesson(STAYS, step);
        assertThat(LessonCoverage.played(altered)).isEmpty();
        assertThat(LessonCoverage.of(List.of(altered), BOOK, Set.of(), Watch.NOBODY)
                        .rules())
                .isEmpty();
    }

    @Test
    @Slow
    void itStaysAsItIsWhileTheDocumentsRulesAreAltered() {
        // The compared board is played as the documents say, so their clauses are tried; the lesson's own step never
        // fails.
        String steps = PLAY.replace("] }", "], 'expect': { 'captured': 8 } },")
                + "{ 'id': 'c', 'kind': 'compare', 'boards': ["
                + "{ 'id': 'A', 'rules': 'congklak-classic', 'position': 'start', 'moves': ['S6'] },"
                + "{ 'id': 'B', 'rules': 'congklak-classic', 'set': { " + STAYS + " } }] }";
        Lesson lesson = lesson(STAYS, steps.replace('\'', '"'));
        LessonCoverage.OfRules found = LessonCoverage.of(List.of(lesson), BOOK, Set.of(), Watch.NOBODY)
                .rules()
                .get(0);
        assertThat(found.id()).isEqualTo("congklak-classic");
        assertThat(found.clauses().stream()
                        .filter(clause -> clause.clause() == ClauseId.OCCUPIED_HOUSE)
                        .flatMap(clause -> clause.alterations().stream()))
                .isNotEmpty()
                .allSatisfy(alteration -> assertThat(alteration.failing()).isEmpty());
    }

    @Test
    void aBoardMayHaveSeveralClausesOtherwiseAndIsCalledSo() {
        LessonRun run = LessonText.run("{ 'id': 'c', 'kind': 'compare', 'boards': ["
                + "{ 'id': 'A', 'rules': 'congklak-classic', 'position': 'start', 'moves': ['S6'] },"
                + "{ 'id': 'B', 'rules': 'congklak-classic', 'set': { " + STAYS
                + ", 'round-end': { 'as': 'congkak' } } }] }");
        ComparedBoards boards = run.compared(run.stages().get(0)).orElseThrow();
        assertThat(boards.boards())
                .extracting(board -> run.label(boards, board, Language.ENGLISH))
                .containsExactly("Congklak, classic", "Congklak, classic, changed for this lesson");
        assertThat(ClauseAnswer.differing(boards.boards().get(1).rules(), LessonText.rules()))
                .containsExactlyInAnyOrder(ClauseId.CAPTURING_SEED, ClauseId.ROUND_END);
    }

    @Test
    void aBoardHasEitherSwitchOrSet() {
        List<Problem> problems = LessonText.problems(LessonText.around("{ 'id': 'c', 'kind': 'compare', 'boards': ["
                + "{ 'id': 'A', 'rules': 'congklak-classic', 'position': 'start', 'moves': ['S6'] },"
                + "{ 'id': 'B', 'rules': 'congklak-classic', 'set': { " + STAYS
                + " }, 'switch': { 'clause': 'round-end', 'as': 'congkak' } }] }"));
        assertThat(problems).extracting(Problem::code).containsExactly("E658");
    }

    @Test
    void borrowedClausesAreQuotedInTheOrderOfTheClauses() {
        assertThat(new Borrowed(Map.of(ClauseId.ROUND_END, "congkak", ClauseId.SEEDS, "congkak-even")))
                .hasToString("seeds as congkak-even, round-end as congkak");
    }
}
