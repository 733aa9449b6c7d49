package papan.lesson.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import papan.json.rules.RuleBooks;
import papan.lesson.check.LessonCheck;
import papan.lesson.kind.AnswerOption;
import papan.lesson.script.Verdict;

/** Questions about what a turn brings about: their answers, what is wrong with them, and what they give away. */
final class TurnQuestionTest {
    private static String ask(String question) {
        return "{ 'id': 'a', 'kind': 'ask', 'question': " + question + " }";
    }

    private static Verdict judge(String question, String answer) {
        LessonRun run = LessonText.run(ask(question));
        return run.judge(run.stages().get(0), answer);
    }

    private static String right(String question) {
        LessonRun run = LessonText.run(ask(question));
        return run.rightAnswer(run.stages().get(0)).written();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            { 'type': 'number', 'move': 'S3', 'of': 'captured' } | 9
            { 'type': 'number', 'move': 'S3', 'of': 'laps' } | 2
            { 'type': 'number', 'move': 'S3', 'of': 'store:south' } | 10
            { 'type': 'number', 'move': 'S3', 'of': 'store:south', 'until': 'firstLap' } | 1
            { 'type': 'number', 'move': 'S3', 'of': 'house:N4', 'until': 'firstLap' } | 8
            { 'type': 'number', 'move': 'S3', 'of': 'house:N4' } | 0
            { 'type': 'fillCounts', 'move': 'S3', 'houses': ['S3', 'N5', 'S2'] } | 0,0,8
            { 'type': 'fillCounts', 'move': 'S3', 'until': 'firstLap', 'houses': ['S3', 'N5', 'S2'] } | 0,8,8
            { 'type': 'bestMove', 'by': 'search', 'depth': 1 } | S1,S2,S3,S4,S5,S6
            { 'type': 'bestMove', 'answer': ['S7', 'S1'] } | S1,S7
            { 'type': 'explain', 'text': '?', 'model': 'Because of {south}.' } | Because of Aina.
            """)
    void theRulesGiveTheAnswer(String question, String answer) {
        assertThat(right(question)).isEqualTo(answer);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            { 'type': 'number', 'move': 'S3', 'of': 'captured', 'answer': 8 } | E801 steps[0].question.answer  The answer "8" is stated, the rules give "9". Write "9" or "auto".
            { 'type': 'fillCounts', 'move': 'S3', 'houses': ['S3', 'N5'], 'answer': [0, 1] } | E801 steps[0].question.answer  The answer "0,1" is stated, the rules give "0,0". Write "0,0" or "auto".
            { 'type': 'number', 'of': 'captured' } | E816 steps[0].question  No move is under way, so one must be chosen. Write "move": "S1".
            { 'type': 'number', 'move': 'N3', 'of': 'captured' } | E502 steps[0].question.move  "N3" is north's house, but south is to move. South may sow S1, S2, S3, S4, S5, S6, S7.
            { 'type': 'number', 'move': 'S3', 'of': 'laps', 'until': { 'lap': 3 } } | E807 steps[0].question.until  This move has 2 laps, so there is no lap 3. Ask for an earlier lap, or for the "turn".
            { 'type': 'bestMove', 'answer': ['S3', 'S3'] } | E803 steps[0].question.answer  Two answers are the same move S3. Leave one out.
            { 'type': 'bestMove', 'answer': ['N3'] } | E502 steps[0].question.answer[0]  "N3" is north's house, but south is to move. South may sow S1, S2, S3, S4, S5, S6, S7.
            { 'type': 'order', 'move': 'S3', 'events': [{ 'event': 'sow' }, { 'event': 'capture' }] } | E819 steps[0].question.events[0]  "sow" selects 15 of the events; it must be one. Events: 2 lift, 15 sow, 1 ruling relay, 1 skip, 1 ruling capture, 1 capture, 1 turnEnd.
            { 'type': 'order', 'move': 'S3', 'events': [{ 'event': 'capture' }] } | E819 steps[0].question.events  There is nothing to put in order. Choose other events, or another move.
            """)
    void tellsWhatIsWrong(String question, String finding) {
        assertThat(findings(question)).containsExactly(finding);
    }

    private static List<String> findings(String question) {
        return LessonCheck.check(LessonText.lesson(ask(question)), RuleBooks.shipped()).stream()
                .map(f -> f.code() + " " + f.path() + "  " + f.message()
                        + (f.fix().isEmpty() ? "" : " " + f.fix()))
                .toList();
    }

    @Test
    void aBestMoveThatIsStatedIsComparedWithTheSearch() {
        assertThat(findings("{ 'type': 'bestMove', 'by': 'storeGain', 'answer': ['S7'] }"))
                .hasSize(1)
                .first()
                .asString()
                .startsWith("E801 steps[0].question.answer  The answer \"S7\" is stated, the rules give ");
    }

    @Test
    void numbersAreUnderstoodHoweverTheyAreWritten() {
        String question = "{ 'type': 'number', 'move': 'S3', 'of': 'captured' }";
        assertThat(judge(question, " 09 ").correct()).isTrue();
        assertThat(judge(question, "９").correct()).isTrue();
        assertThat(judge(question, "8").correct()).isFalse();
        assertThat(judge(question, "nine").correct()).isFalse();
        assertThat(judge(question, "99999999999999999999").correct()).isFalse();
        assertThat(judge(question, "").correct()).isFalse();
        String counts = "{ 'type': 'fillCounts', 'move': 'S3', 'houses': ['S3', 'S2'] }";
        assertThat(judge(counts, "0 8").correct()).isTrue();
        assertThat(judge(counts, "0, 8").given().written()).isEqualTo("0,8");
        assertThat(judge(counts, "8,0").correct()).isFalse();
    }

    @Test
    void everyOneOfSeveralBestMovesIsRight() {
        String question = "{ 'type': 'bestMove', 'answer': ['S1', 'S7'] }";
        assertThat(judge(question, "s7").correct()).isTrue();
        assertThat(judge(question, "S1").correct()).isTrue();
        assertThat(judge(question, "S2").correct()).isFalse();
        assertThat(judge(question, "S1,S7").correct()).isFalse();
    }

    @Test
    void aMoveNearlyAsGoodIsRightWhereTheAuthorSaysSo() {
        List<String> best = List.of(right("{ 'type': 'bestMove' }").split(","));
        List<String> near =
                List.of(right("{ 'type': 'bestMove', 'within': 98 }").split(","));
        assertThat(near).hasSize(7).containsAll(best);
        assertThat(best).hasSizeLessThan(7);
    }

    @Test
    void eventsAreNeverOfferedInTheirOrder() {
        String question = "{ 'type': 'order', 'move': 'S3' }";
        LessonRun run = LessonText.run(ask(question));
        Stage stage = run.stages().get(0);
        String answer = run.rightAnswer(stage).written();

        assertThat(answer).isNotEqualTo("a,b,c,d,e,f").hasSize(11);
        assertThat(run.judge(stage, answer.replace(",", " ").toUpperCase(java.util.Locale.ROOT))
                        .correct())
                .isTrue();
        assertThat(run.judge(stage, "a,b,c,d,e,f").correct()).isFalse();
        assertThat(List.of("a b c d e f", "F,e,d,c,b,a", answer)).allMatch(each -> run.isAnswer(stage, each));
        assertThat(List.of("a", "a b c d e e", "a b c d e g", "")).noneMatch(each -> run.isAnswer(stage, each));
        String first = answer.substring(0, 1);
        assertThat(run.options(stage).stream().filter(o -> o.id().equals(first)).map(AnswerOption::text))
                .containsExactly("Aina picks up all 7 seeds from S3.");
    }

    @Test
    void aStoppedTurnIsAskedAboutWithoutAMove() {
        LessonRun run = LessonText.run("""
                { 'id': 'p', 'kind': 'play', 'moves': ['S3'], 'stopAt': { 'event': 'ruling', 'when': 'before' } },
                { 'id': 'a', 'kind': 'ask', 'question': { 'type': 'number', 'of': 'captured' } },
                { 'id': 'b', 'kind': 'ask', 'question': { 'type': 'number', 'of': 'laps' } },
                { 'id': 'c', 'kind': 'ask', 'question': { 'type': 'order' } }""");
        assertThat(run.rightAnswer(run.stages().get(1)).written()).isEqualTo("9");
        assertThat(run.rightAnswer(run.stages().get(2)).written()).isEqualTo("2");
        assertThat(run.stages().get(1).timeline().size())
                .isEqualTo(run.stages().get(1).end());
    }
}
