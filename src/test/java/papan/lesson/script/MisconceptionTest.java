package papan.lesson.script;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import papan.json.rules.RuleBooks;
import papan.lesson.check.LessonCheck;
import papan.lesson.kept.Waypoint;
import papan.lesson.play.AnswerWords;
import papan.lesson.play.LessonRun;
import papan.lesson.play.LessonText;
import papan.lesson.play.Stage;
import papan.lesson.scene.Belief;
import papan.narration.CaptionText;
import papan.narration.Language;
import papan.narration.Wording;

/** Wrong answers are told from which wrong idea of the rules they follow. */
final class MisconceptionTest {
    private static final String NEAR_THE_STORE =
            "'position': { 'south': [0,0,0,0,0,3,0], 'north': [0,0,1,1,1,1,1], 'stores': { 'south': 0, 'north': 0 }, 'mover': 'south', 'partial': true },";
    private static final String BURNT =
            "'position': { 'south': [0,0,0,0,0,2,9], 'north': [1,1,1,1,1,1,0], 'stores': { 'south': 0, 'north': 0 }, 'mover': 'south', 'burnt': ['N7'], 'partial': true },";

    private static String ask(String before, String question, String misconceptions) {
        return "{ 'id': 'a', 'kind': 'ask', " + before + " 'question': " + question
                + ", 'feedback': { 'wrong': 'No.', 'misconceptions': " + misconceptions + " } }";
    }

    private static List<String> found(String steps, String answer) {
        LessonRun run = LessonText.run(steps);
        Stage stage = run.stages().get(run.stages().size() - 1);
        return run.judge(stage, answer).misconceptions().stream()
                .map(Misconception::id)
                .toList();
    }

    /** What came out was counted by hand. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            { 'type': 'landing', 'move': 'S3', 'until': 'firstLap' } | N5 | counts-start
            { 'type': 'landing', 'move': 'S5', 'until': 'firstLap' } | N5 | wrong-direction,skips-own-store
            { 'type': 'landing', 'move': 'S5', 'until': 'firstLap' } | N7 | counts-start
            { 'type': 'landing', 'move': 'S2', 'until': 'turn' } | N3 | sows-opponent-store,skips-own-store,stops-after-first-lap,captures-when-occupied
            { 'type': 'number', 'move': 'S3', 'of': 'laps' } | 3 | sows-opponent-store
            { 'type': 'number', 'move': 'S3', 'of': 'captured' } | 1 | takes-own-side
            { 'type': 'fillCounts', 'move': 'S3', 'houses': ['S3', 'N5'] } | 1,0 | forgets-last-seed
            { 'type': 'landing', 'move': 'S3', 'until': 'firstLap' } | N1 | ``
            """)
    void aWrongAnswerPointsToTheRuleThatWouldMakeItRight(String question, String answer, String ids) {
        assertThat(String.join(",", found(ask("'position': 'start',", question, "'auto'"), answer)))
                .isEqualTo(ids);
    }

    @Test
    void onlyWhatTheAuthorLooksForIsTold() {
        String landing = "{ 'type': 'landing', 'move': 'S3', 'until': 'firstLap' }";
        String start = "'position': 'start',";
        assertThat(found(ask(start, landing, "['skips-own-store']"), "N3")).containsExactly("skips-own-store");
        assertThat(found(ask(start, landing, "['wrong-direction', 'skips-own-store']"), "n3"))
                .containsExactly("wrong-direction", "skips-own-store");
        assertThat(found(ask(start, landing, "[]"), "N3")).isEmpty();
        assertThat(found(ask(start, landing, "'auto'"), "N4")).isEmpty();
    }

    @Test
    void aBurntHouseIsSownByWhoForgetsThatItIs() {
        String landing = "{ 'type': 'landing', 'move': 'S7', 'until': 'firstLap' }";
        assertThat(found(ask(BURNT, landing, "['sows-burnt']"), "N6")).containsExactly("sows-burnt");
        assertThat(found(ask("'position': 'start',", landing, "['sows-burnt']"), "N6"))
                .isEmpty();
    }

    @Test
    void theOtherWayRoundTheStoresStayWhereTheyAre() {
        String number = "{ 'type': 'number', 'move': 'S6', 'of': 'store:south' }";
        assertThat(found(ask(NEAR_THE_STORE, number, "'auto'"), "0")).containsExactly("wrong-direction");
    }

    @Test
    void ofATurnUnderWayOnlyTheRestIsOtherwise() {
        String stopped =
                "{ 'id': 'p', 'kind': 'play', 'moves': ['S3'], 'stopAt': { 'event': 'ruling', 'when': 'before' } },";
        String rule = stopped + ask("", "{ 'type': 'rule' }", "'auto'");
        assertThat(found(rule, "capture")).containsExactly("captures-when-occupied");
        assertThat(found(rule, "extraTurn")).containsExactly("extra-turn-in-house");
        assertThat(found(rule, "turnOver")).containsExactly("stops-after-first-lap");
        String captured = stopped + ask("", "{ 'type': 'number', 'of': 'captured' }", "'auto'");
        assertThat(found(captured, "8")).containsExactly("captures-when-occupied", "forgets-last-seed");
    }

    @Test
    void anIdeaThatARuleSetSharesIsNone() {
        assertThat(Belief.of(
                        Misconception.CAPTURES_ANYWHERE,
                        RuleBooks.shipped().find("congklak-classic").orElseThrow()))
                .isPresent();
        for (Misconception each : Misconception.values()) {
            for (papan.rules.RuleSet rules : RuleBooks.shipped().all()) {
                Belief.of(each, rules)
                        .filter(belief -> !belief.nothingBurnt())
                        .ifPresent(belief -> assertThat(belief.rules()).isNotEqualTo(rules));
            }
        }
    }

    @Test
    void theCheckTellsWhatCannotBeToldApart() {
        assertThat(findings("{ 'type': 'landing', 'move': 'S3', 'until': 'firstLap' }", "'auto'"))
                .containsExactly(
                        "W811 steps[0].feedback.misconceptions  Misconceptions \"wrong-direction\" and \"skips-own-store\" give the same answer \"N3\" here; the diagnosis will name both.");
        assertThat(findings("{ 'type': 'landing', 'move': 'S3', 'until': 'firstLap' }", "['takes-own-side']"))
                .containsExactly(
                        "W812 steps[0].feedback.misconceptions  None of the misconceptions leads to a wrong answer here.");
        assertThat(findings("{ 'type': 'bestMove', 'answer': ['S7'] }", "'auto'"))
                .containsExactly(
                        "E822 steps[0].feedback.misconceptions  The answers to this question do not come from rules that could be mistaken.");
        assertThat(findings("{ 'type': 'landing', 'move': 'S3', 'until': 'firstLap' }", "['counts-start']"))
                .isEmpty();
    }

    private static List<String> findings(String question, String misconceptions) {
        return LessonCheck.check(
                        LessonText.lesson(ask("'position': 'start',", question, misconceptions)), RuleBooks.shipped())
                .stream()
                .map(f -> f.code() + " " + f.path() + "  " + f.message())
                .toList();
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void everyOneIsToldInEveryLanguage(Language language) {
        CaptionText words = new CaptionText(Wording.of(language));
        for (Misconception each : Misconception.values()) {
            assertThat(words.text(each.key())).doesNotContain("[", "{").isNotBlank();
        }
    }

    @Test
    void whatIsSaidIsTheAuthorsWordsAndThenTheDiagnosis() {
        LessonRun run = LessonText.run(
                ask("'position': 'start',", "{ 'type': 'landing', 'move': 'S3', 'until': 'firstLap' }", "'auto'"));
        Verdict verdict = run.judge(run.stages().get(0), "N5");
        assertThat(new AnswerWords(run, run.words()).feedback(verdict))
                .startsWith("No.\nIt looks as if you started counting");
        Reply reply =
                Reply.NONE.answered(verdict).answered(run.judge(run.stages().get(0), "N4"));
        assertThat(reply.misconceptions()).containsExactly("counts-start");
        assertThat(reply.correct()).isTrue();
    }

    @Test
    void aLessonBranchesByWhatAnAnswerPointedTo() {
        LessonRun run = LessonText.run("""
                { 'id': 'a', 'kind': 'ask', 'position': 'start', 'question': { 'type': 'landing', 'move': 'S3', 'until': 'firstLap' },
                  'feedback': { 'misconceptions': 'auto' }, 'next': [{ 'if': { 'misconception': 'counts-start' }, 'go': 'c' }, 'b'] },
                { 'id': 'b', 'kind': 'show' }, { 'id': 'c', 'kind': 'show' }""");
        Stage asks = run.stages().get(0);
        Map<String, Reply> wrong = Map.of("a", Reply.NONE.answered(run.judge(asks, "N5")));
        Map<String, Reply> other = Map.of("a", Reply.NONE.answered(run.judge(asks, "N3")));
        assertThat(run.onwards(Waypoint.START, Optional.empty(), wrong).step()).isEqualTo(2);
        assertThat(run.onwards(Waypoint.START, Optional.empty(), other).step()).isEqualTo(1);
    }
}
