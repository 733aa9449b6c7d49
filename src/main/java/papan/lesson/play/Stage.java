package papan.lesson.play;

import java.util.Map;
import java.util.Optional;
import papan.lesson.kind.AnswerForm;
import papan.lesson.kind.QuestionKinds;
import papan.lesson.script.Circumstances;
import papan.lesson.script.From;
import papan.lesson.script.Reply;
import papan.lesson.script.Step;
import papan.replay.Timeline;

/**
 * A step ready to be shown: a window on a scene.
 *
 * <p>Steps that go on from the step before share its scene, so that board, history and chart run on. The timeline ends
 * where the stage ends: nothing can be seen in it that the learner is still to find out.
 *
 * <p>A stage that compares boards has the first board's events as a scene of its own; all boards are in
 * {@link LessonRun#compared}. The steps after it go on from the scene before it.
 *
 * @param index 0-based number of the step
 * @param timeline the scene from its beginning to the end of this stage
 * @param start the cursor at which this stage begins; what lies before it is history
 * @param end the last cursor that may be shown; equal to {@code start} where nothing is played
 */
public record Stage(int index, Step step, Timeline timeline, int start, int end) {

    /** Whether the stage begins a scene of its own. */
    public boolean opensScene() {
        return index == 0 || step.asCompare().isPresent() || !(step.head().from() instanceof From.Keep);
    }

    /** The step, if it asks. */
    public Optional<Step.Ask> asked() {
        return step.asAsk();
    }

    /**
     * The step, where it is known to ask.
     *
     * @throws IllegalArgumentException if it does not
     */
    public Step.Ask ask() {
        return asked().orElseThrow(() ->
                new IllegalArgumentException("stage " + step.head().id() + " does not ask anything"));
    }

    /**
     * How its question is answered.
     *
     * @throws IllegalArgumentException if the step does not ask
     */
    public AnswerForm form() {
        return QuestionKinds.of(ask().question()).form();
    }

    /** Whether it asks what can be answered rightly or wrongly. */
    public boolean isScored() {
        return step.asks() && form().isScored();
    }

    /** Whether a question after it can be about what was done or seen in it. */
    public boolean isLookedBackAt() {
        return step.letsTry() || step.asShowChart().isPresent();
    }

    /**
     * How things stand where it ends.
     *
     * @param trial what the learner has made of it, where it lets try
     * @param replies what was answered so far, by the ids of steps
     */
    Circumstances circumstances(Optional<Trial> trial, Map<String, Reply> replies) {
        String id = step.head().id();
        return trial.map(tried -> new Circumstances(
                        tried.position(), tried.events(), tried.moves().size(), id, replies))
                .orElseGet(() -> new Circumstances(
                        timeline.positionAt(end),
                        timeline.events().subList(start, end),
                        step.asPlay().map(play -> play.moves().size()).orElse(0),
                        id,
                        replies));
    }
}
