package papan.lesson.play;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import papan.lesson.kept.Act;
import papan.lesson.script.Given;
import papan.lesson.script.Step;
import papan.lesson.script.Verdict;
import papan.model.Move;

/**
 * A learner who goes about a whole lesson in one manner, whatever is asked. That answers are right or wrong is taken for
 * granted: nothing is worked out.
 *
 * @param words what such a learner does, for messages
 * @param answers whether this learner answers at all
 * @param right whether the answers are right
 */
public record WalkManner(LessonRun run, String words, boolean answers, boolean right) implements Workings {

    /** Each manner. */
    public static List<WalkManner> all(LessonRun run) {
        return List.of(
                new WalkManner(run, "keeps answering wrongly", true, false),
                new WalkManner(run, "always answers rightly", true, true),
                new WalkManner(run, "skips everything", false, false));
    }

    /**
     * Does what there is to do in a step and goes on from it, to the next one or where an answer leads; forgets all but some
     * replies there.
     *
     * @param ids of the steps whose replies are remembered
     * @param most how many attempts are counted
     */
    public LessonState through(LessonState state, Set<String> ids, int most) {
        return through(state).remembering(ids, most);
    }

    private LessonState through(LessonState state) {
        LessonState done = inStep(state.after(new Act.Looked(), this));
        LessonState opened = done.after(new Act.TriedAgain(), this);
        return opened.entries() == done.entries() ? done.after(new Act.WentOn(), this) : opened;
    }

    private LessonState inStep(LessonState state) {
        Step step = state.stage().step();
        if (!answers) {
            return state.mayGoOn() ? state : state.after(new Act.GaveUp(), this);
        }
        if (step.letsTry()) {
            return state.replied(state.reply().answered(right, ""));
        }
        return state.after(new Act.Answered(""), this).after(new Act.WasSure(0), this);
    }

    @Override
    public Verdict judge(Stage stage, String given) {
        return new Verdict(right, Given.of(given), Given.of(""), "", Optional.empty(), List.of());
    }

    @Override
    public Given rightAnswer(Stage stage) {
        return Given.of("");
    }

    @Override
    public Trial played(Stage stage, Trial before, Optional<Move> move) {
        return before;
    }

    @Override
    public Trial helped(Stage stage, Trial before) {
        return before;
    }

    @Override
    public Trial replayed(Stage stage, List<String> moves) {
        return run.begin(stage);
    }
}
