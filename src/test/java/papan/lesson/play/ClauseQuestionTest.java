package papan.lesson.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import papan.json.rules.RuleBooks;
import papan.lesson.check.LessonCheck;
import papan.lesson.kind.AnswerOption;
import papan.lesson.kind.CurveSheet;
import papan.lesson.scene.Finding;
import papan.lesson.script.Given;
import papan.lesson.script.Verdict;

/** Questions about clauses, hands and lines. */
final class ClauseQuestionTest {
    private static LessonRun run(String question) {
        return LessonText.run("{ 'id': 'a', 'kind': 'ask', 'question': " + question + " }");
    }

    private static String right(String question) {
        LessonRun run = run(question);
        return run.rightAnswer(run.stages().get(0)).written();
    }

    private static boolean judge(String question, String answer) {
        LessonRun run = run(question);
        return run.judge(run.stages().get(0), answer).correct();
    }

    @Test
    void whatTwoRuleSetsHaveInCommonComesFromTheirClauses() {
        String question =
                "{ 'type': 'similar', 'rules': ['congklak-classic', { 'rules': 'congklak-classic', 'switch': { 'clause': 'capturing-seed', 'as': 'congklak-simple' } }], 'clauses': ['stores', 'capturing-seed', 'own-store'] }";
        assertThat(right(question)).isEqualTo("stores,own-store");
        assertThat(judge(question, "own-store,stores")).isTrue();
        assertThat(judge(question, "own-store,stores,capturing-seed")).isFalse();
        assertThat(judge(question, "stores")).isFalse();
    }

    @Test
    void clausesOfBothSortsAreOffered() {
        LessonRun run = run("{ 'type': 'similar', 'rules': ['congkak', 'sungka'] }");
        List<String> alike = run.rightAnswer(run.stages().get(0)).parts();
        List<String> offered =
                run.options(run.stages().get(0)).stream().map(AnswerOption::id).toList();
        assertThat(alike).hasSizeBetween(1, 4);
        assertThat(offered).containsAll(alike).hasSizeBetween(alike.size() + 1, 8);
    }

    @Test
    void theEventThatDoesNotFollowTheRulesIsToBeFound() {
        LessonRun run = run(
                "{ 'type': 'spotError', 'move': 'S3', 'alter': { 'clause': 'capturing-seed', 'as': 'congklak-simple' } }");
        Stage stage = run.stages().get(0);
        List<AnswerOption> offered = run.options(stage);
        String wrong = run.rightAnswer(stage).written();
        String told = offered.stream()
                .filter(o -> o.id().equals(wrong))
                .map(AnswerOption::text)
                .findFirst()
                .orElseThrow();

        assertThat(told).isEqualTo("Aina captures 8 seeds from N5.");
        assertThat(offered).hasSizeGreaterThan(3);
        assertThat(offered.get(offered.size() - 1).id()).isNotEqualTo(wrong);
        assertThat(run.judge(stage, "a").correct()).isFalse();
        assertThat(run.judge(stage, wrong).correct()).isTrue();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            counts-start | S3 gets one: 1 now
            wrong-direction | S4 gets one: 8 now
            stops-after-first-lap | Aina’s turn ends there
            """)
    void aMisconceptionSpoilsATurnToo(String misconception, String part) {
        LessonRun run = run("{ 'type': 'spotError', 'move': 'S3', 'alter': '" + misconception + "' }");
        Stage stage = run.stages().get(0);
        assertThat(new AnswerWords(run, run.words()).answer(stage, run.rightAnswer(stage)))
                .containsIgnoringCase(part);
    }

    @Test
    void handsAreCountedAndNotScored() {
        LessonRun run = run(
                "{ 'type': 'tally', 'text': 'Who?', 'options': [{ 'id': 's', 'text': 'South' }, { 'id': 'n', 'text': 'North' }] }");
        Stage stage = run.stages().get(0);
        Verdict verdict = run.judge(stage, "12 05");
        assertThat(verdict.correct()).isTrue();
        assertThat(verdict.given().written()).isEqualTo("12,5");
        assertThat(Votes.parse(verdict.given(), List.of("a", "b"))).contains(Map.of("a", 12, "b", 5));
        assertThat(Votes.parse(Given.of("12"), List.of("a", "b"))).isEmpty();
        assertThat(Votes.parse(Given.of("12,x"), List.of("a", "b"))).isEmpty();
        assertThat(stage.form().isScored()).isFalse();
    }

    @Test
    void onlyWhatCouldBeRightIsAnAnswer() {
        String options = "'options': [{ 'id': 'a', 'text': 'A', 'correct': true, 'feedback': 'f' },"
                + " { 'id': 'b', 'text': 'B', 'feedback': 'f' }, { 'id': 'c', 'text': 'C', 'feedback': 'f' }]";
        assertAnswers("{ 'type': 'choice', 'text': 't', " + options + " }", List.of("a", "B"), List.of("", "a,b", "d"));
        assertAnswers(
                "{ 'type': 'choice', 'several': true, 'text': 't', " + options + " }",
                List.of("a", "b, a"),
                List.of("", "a,d"));
        assertAnswers(
                "{ 'type': 'number', 'move': 'S3', 'of': 'laps' }",
                List.of("3", "٣", "007"),
                List.of("", "x", "9 9", "-1", "1 ".repeat(50_000), "1" + " ".repeat(50_000) + "x"));
        assertAnswers(
                "{ 'type': 'landing', 'move': 'S3', 'until': 'turn' }", List.of("S3", "n4"), List.of("S9", "S1,S2"));
    }

    private static void assertAnswers(String question, List<String> answers, List<String> slips) {
        LessonRun run = run(question);
        Stage stage = run.stages().get(0);
        assertThat(answers).as(question).allMatch(each -> run.isAnswer(stage, each));
        assertThat(slips).as(question).noneMatch(each -> run.isAnswer(stage, each));
    }

    @Test
    void aLineIsJudgedByTheAreaBetween() {
        String question = "{ 'type': 'drawCurve', 'move': 'S3', 'chart': 'stores', 'per': 'lap' }";
        assertThat(right(question)).isEqualTo("1,10");
        assertThat(judge(question, "1,10")).isTrue();
        assertThat(judge(question, "2, 8")).isTrue();
        assertThat(judge(question, "8 2")).isFalse();
        assertThat(judge(question, "1")).isFalse();
        assertThat(judge(question, "1,99999999999999999999")).isFalse();
        assertThat(judge(question, "")).isFalse();
        assertThat(judge("{ 'type': 'drawCurve', 'move': 'S3', 'chart': 'stores', 'per': 'lap', 'within': 0 }", "2,8"))
                .isFalse();
    }

    @Test
    void theSheetTellsNothingOfTheLineButItsBeginning() {
        LessonRun run = run("{ 'type': 'drawCurve', 'move': 'S3', 'chart': 'stores', 'per': 'lap' }");
        CurveSheet sheet = run.sheet(run.stages().get(0)).orElseThrow();
        assertThat(sheet.start()).isZero();
        assertThat(sheet.points()).isEqualTo(2);
        assertThat(sheet.highest()).isEqualTo(30);
        assertThat(sheet.nearest(4.4)).isEqualTo(4);
    }

    @Test
    void aChartCanBeForetold() {
        LessonRun run = LessonText.run(
                "{ 'id': 'p', 'kind': 'play', 'moves': ['S3'] }, { 'id': 'c', 'kind': 'chart', 'chart': 'stores', 'per': 'lap', 'predictFirst': true }, { 'id': 'd', 'kind': 'chart', 'chart': 'stores', 'per': 'lap' }");
        assertThat(run.sheet(run.stages().get(1))).isPresent();
        assertThat(run.truth(run.stages().get(1)).written()).isEqualTo("1,10");
        assertThat(run.sheet(run.stages().get(2))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            { 'type': 'similar', 'rules': ['congkak', 'congkak'], 'clauses': ['stores'] } | E823
            { 'type': 'spotError', 'move': 'S3', 'alter': { 'clause': 'lone-seed', 'as': 'congklak-simple' } } | E824
            { 'type': 'spotError', 'move': 'N3', 'alter': 'counts-start' } | E502
            { 'type': 'spotError', 'move': 'S3', 'alter': 'extra-turn-in-house' } | E826
            { 'type': 'drawCurve', 'move': 'S3', 'chart': 'stores', 'per': 'seed' } | ``
            { 'type': 'drawCurve', 'chart': 'stores' } | E816
            { 'type': 'tally', 'text': '?', 'options': [{ 'id': 's', 'text': 'a' }, { 'id': 's', 'text': 'b' }] } | E803
            """)
    void tellsWhatIsWrong(String question, String code) {
        String codes = LessonCheck.check(
                        LessonText.lesson("{ 'id': 'a', 'kind': 'ask', 'question': " + question + " }"),
                        RuleBooks.shipped())
                .stream()
                .map(Finding::code)
                .reduce("", String::concat);
        assertThat(codes).isEqualTo(code);
    }
}
