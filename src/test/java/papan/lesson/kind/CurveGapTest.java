package papan.lesson.kind;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import papan.lesson.play.AnswerWords;
import papan.lesson.play.LessonRun;
import papan.lesson.play.LessonText;
import papan.lesson.play.Stage;
import papan.narration.CaptionText;
import papan.narration.Language;
import papan.narration.Wording;

/** How far a line that was drawn is from the true one, and what may be told of it when. */
class CurveGapTest {
    private static final String QUESTION = "{ 'id': 'q', 'kind': 'ask', 'position': 'start', 'question':"
            + " { 'type': 'drawCurve', 'move': 'S3', 'chart': 'stores', 'per': 'lap' } }";
    private static final String CHART = "{ 'id': 'p', 'kind': 'play', 'from': 'start', 'moves': ['S3'] },"
            + " { 'id': 'q', 'kind': 'chart', 'chart': 'stores', 'per': 'lap', 'predictFirst': true }";

    private static String told(String steps, String drawn, boolean settled) {
        LessonRun run = LessonText.run(steps);
        Stage stage = run.stages().get(run.stages().size() - 1);
        return new AnswerWords(run, new CaptionText(Wording.of(Language.ENGLISH))).gap(stage, drawn, settled);
    }

    @Test
    void aLineIsToldOfInTheSameWayWhetherItIsAnAnswerOrDrawnBeforeAChart() {
        assertThat(told(QUESTION, "4,6", true))
                .isEqualTo("On average, your line is 3.5 away from what happened."
                        + " It’s furthest off at point 2, by 4.");
        assertThat(told(CHART, "4,6", true)).isEqualTo(told(QUESTION, "4,6", true));
        assertThat(told(QUESTION, "1,10", true)).isEqualTo("Your line matches what happened exactly.");
    }

    @Test
    void whereItIsFurthestOffIsNotToldWhileTheLearnerMayTryAgain() {
        assertThat(told(QUESTION, "4,6", false))
                .isEqualTo("On average, your line is 3.5 away from what happened.")
                .doesNotContain("point");
    }

    @Test
    void nothingIsToldOfWhatIsNoLine() {
        assertThat(told(QUESTION, "4", true)).isEmpty();
        assertThat(told("{ 'id': 's', 'kind': 'show', 'position': 'start' }", "4,6", true))
                .isEmpty();
    }
}
