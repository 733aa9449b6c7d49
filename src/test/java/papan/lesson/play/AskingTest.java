package papan.lesson.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import papan.format.Problem;
import papan.json.lesson.LessonReader;
import papan.json.rules.RuleBooks;
import papan.lesson.kept.Waypoint;
import papan.lesson.script.Asking;
import papan.lesson.script.Reply;
import papan.lesson.script.Step;

/** How questions are put: which goal they check, how sure the learner is, how often one may try, in which order. */
final class AskingTest {
    private static final String OPTIONS = """
            'options': [{ 'id': 'a', 'text': 'A', 'correct': true, 'feedback': 'f' }, { 'id': 'b', 'text': 'B', 'feedback': 'f' },
              { 'id': 'c', 'text': 'C', 'feedback': 'f' }, { 'id': 'd', 'text': 'D', 'feedback': 'f' }]""";

    private static String choice(String id, String more) {
        return "{ 'id': '" + id + "', 'kind': 'ask', 'question': { 'type': 'choice', 'text': 'Which?', " + OPTIONS
                + more;
    }

    private static String withGoals(String steps) {
        return LessonText.around(steps)
                .replace(
                        "\"minutes\": 5",
                        "\"minutes\": 5, \"goals\": [{ \"id\": \"G1\", \"text\": \"t\" }, { \"id\": \"G2\", \"text\": \"t\" }]");
    }

    private static List<String> told(String steps) {
        return LessonText.problems(withGoals(steps)).stream()
                .map(p -> p.code() + " " + p.path())
                .toList();
    }

    private static LessonRun run(String steps) throws Exception {
        return LessonRun.of(
                LessonReader.read(withGoals(steps), "small.lesson.json", RuleBooks.shipped()), RuleBooks.shipped());
    }

    @Test
    void aQuestionWithoutWordsOfItsAuthorStillSaysWhatIsAsked() throws Exception {
        String asks =
                "{ 'id': '%s', 'kind': 'ask', 'position': 'start', 'question': { 'type': 'landing', 'move': 'S5', 'until': %s } }";
        LessonRun run = run(asks.formatted("a", "{ 'lap': 2 }") + "," + asks.formatted("b", "'turn'")
                + ", { 'id': 'p', 'kind': 'play', 'from': 'start', 'moves': ['S5'], 'stopAt': { 'event': 'ruling', 'when': 'before' } },"
                + " { 'id': 'c', 'kind': 'ask', 'question': { 'type': 'rule' } }");
        AnswerWords spoken = new AnswerWords(run, run.words());

        assertThat(run.lesson().steps().stream()
                        .filter(Step.Ask.class::isInstance)
                        .map(step -> spoken.question(((Step.Ask) step).question())))
                .containsExactly(
                        "Sow from S5 in your head. Where does the last seed of lap 2 land?",
                        "Sow from S5 in your head. Where does the last seed of the turn land?",
                        "Which rule applies now?");
    }

    @Test
    void everyGoalIsToBeChecked() {
        assertThat(told(choice("q", ", 'goal': 'G1' } }"))).containsExactly("W121 meta.goals[1]");
        assertThat(told(choice("q", ", 'goal': 'G1' } }") + "," + choice("r", ", 'goal': 'G2' } }")))
                .isEmpty();
    }

    @Test
    void aGoalThatIsUnknownIsNamedWithTheNearest() {
        assertThat(LessonText.problems(withGoals(choice("q", ", 'goal': 'G3' } }"))))
                .filteredOn(p -> p.code().equals("E831"))
                .extracting(Problem::path, p -> p.message() + " " + p.fix())
                .singleElement()
                .satisfies(t -> assertThat(t.toString()).contains("question.goal", "G3", "G1"));
    }

    @Test
    void whatMakesNoSenseForAQuestionIsRefused() {
        String explain = "{ 'id': 'q', 'kind': 'ask', 'question': { 'type': 'explain', 'text': 't', 'model': 'm',"
                + " 'goal': 'G1', 'confidence': true, 'attempts': 2, 'shuffle': true } },"
                + choice("r", ", 'goal': 'G2' } }");
        assertThat(told(explain))
                .containsExactlyInAnyOrder(
                        "E832 steps[0].question.confidence",
                        "E832 steps[0].question.attempts",
                        "E832 steps[0].question.shuffle");
        String landing =
                "{ 'id': 'q', 'kind': 'ask', 'question': { 'type': 'landing', 'move': 'S5', 'until': 'firstLap',"
                        + " 'goal': 'G1', 'map': true } },"
                        + choice("r", ", 'goal': 'G2', 'map': true } }");
        assertThat(told(landing)).as("a map in the place of its board").containsExactly("E832 steps[0].question.map");
    }

    @Test
    void aConditionOnConfidenceNeedsAQuestionThatAsks() {
        String next = ", 'goal': '%s' }, 'next': [{ 'if': { 'confidence': { 'gte': 3 } }, 'go': 'end' }, 'end'] }";
        assertThat(told(choice("q", next.formatted("G1")) + "," + choice("r", ", 'goal': 'G2' } }")))
                .contains("E715 steps[0].next[0].if");
        assertThat(
                        told(
                                choice(
                                        "q",
                                        ", 'goal': 'G1' }, 'next': [{ 'if': { 'goal': 'G2', 'mastery': { 'gte': 0.5 } }, 'go': 'end' }, 'end'] }")))
                .contains("E716 steps[0].next[0].if");
    }

    @Test
    void boundsOfMasteryAreShares() {
        String next = ", 'goal': 'G1' }, 'next': [{ 'if': { 'goal': 'G1', 'mastery': %s }, 'go': 'end' }, 'end'] }";
        assertThat(told(choice("q", next.formatted("{ 'gte': 2 }")))).anyMatch(t -> t.startsWith("E013"));
        assertThat(told(choice("q", next.formatted("{}")))).anyMatch(t -> t.startsWith("E713"));
        assertThat(told(choice("q", next.formatted("{ 'gte': 0.8, 'lte': 0.2 }"))))
                .anyMatch(t -> t.startsWith("E713"));
    }

    @Test
    void confidenceAndMasteryDecideTheWay() throws Exception {
        LessonRun run = run(choice(
                        "q",
                        ", 'goal': 'G1', 'confidence': true },"
                                + "'next': [{ 'if': { 'correct': false, 'confidence': { 'gte': 3 } }, 'go': 's' }, 'r'] }")
                + ","
                + choice(
                        "r",
                        ", 'goal': 'G1' }, 'next': [{ 'if': { 'goal': 'G1', 'mastery': { 'gte': 0.5 } }, 'go': 'end' }, 's'] }")
                + ", { 'id': 's', 'kind': 'show' }");
        Reply wrong = Reply.NONE.answered(false, "b");
        Reply right = Reply.NONE.answered(true, "a");
        Waypoint start = Waypoint.START;

        assertThat(run.onwards(start, Optional.empty(), Map.of("q", wrong.sure(3)))
                        .step())
                .isEqualTo(2);
        assertThat(run.onwards(start, Optional.empty(), Map.of("q", wrong.sure(2)))
                        .step())
                .isEqualTo(1);
        assertThat(run.onwards(start, Optional.empty(), Map.of("q", wrong)).step())
                .isEqualTo(1);

        Waypoint second = start.to(1);
        assertThat(run.onwards(second, Optional.empty(), Map.of("q", wrong, "r", right))
                        .ended())
                .isTrue();
        assertThat(run.onwards(second, Optional.empty(), Map.of("q", wrong.answered(true, "a"), "r", wrong))
                        .ended())
                .as("right at last is not right at once")
                .isFalse();
        assertThat(run.onwards(second, Optional.empty(), Map.of("q", Reply.NONE, "r", right))
                        .ended())
                .as("one given up, one right")
                .isTrue();
        assertThat(run.onwards(second, Optional.empty(), Map.of()).ended()).isFalse();
    }

    @Test
    void missesCountUntilTheAnswerIsGivenOrShown() {
        Asking asking = new Asking("", true, 2, Optional.empty(), false, false);
        Reply once = Reply.NONE.answered(false, "b");
        assertThat(asking.isLast(once)).isFalse();
        assertThat(asking.isLast(once.answered(false, "c"))).isTrue();
        assertThat(asking.isLast(once.answered(false, "c").told().answered(false, "b")))
                .isFalse();
        assertThat(Asking.USUAL.isLast(once.answered(false, "c"))).isFalse();
        assertThat(asking.asksHowSure(Reply.NONE)).isTrue();
        assertThat(asking.asksHowSure(once)).isFalse();
    }

    @Test
    void optionsAreShuffledForEachLearnerAndStayAsTheyAre() throws Exception {
        LessonRun run = run(choice("q", " } }") + "," + choice("r", ", 'shuffle': false } }"));
        Stage stage = run.stages().get(0);
        Set<List<String>> orders = new HashSet<>();
        for (String learner : List.of("", "Aina", "Ben", "Chen", "Dewi")) {
            List<String> order = ids(run, stage, learner);
            assertThat(order).containsExactlyInAnyOrder("a", "b", "c", "d").isEqualTo(ids(run, stage, learner));
            orders.add(order);
        }
        assertThat(orders).hasSizeGreaterThan(2);
        // What is stored must be read alike by every version and on every machine.
        assertThat(ids(run, stage, "Aina")).containsExactly("b", "a", "d", "c");
        assertThat(ids(run, run.stages().get(1), "Aina")).containsExactly("a", "b", "c", "d");
        assertThat(run.judge(stage, "a").correct()).isTrue();
    }

    private static List<String> ids(LessonRun run, Stage stage, String learner) {
        List<String> ids = new ArrayList<>();
        run.options(stage, learner).forEach(option -> ids.add(option.id()));
        return ids;
    }

    @Test
    void numbersStandForHowSure() {
        assertThat(Confidence.parse(" 3 ")).contains(Confidence.SURE);
        assertThat(Confidence.parse("٢")).contains(Confidence.FAIRLY);
        assertThat(Confidence.parse("0")).isEmpty();
        assertThat(Confidence.parse("sure")).isEmpty();
    }
}
