package papan.lesson.play;

import java.util.Optional;
import papan.lesson.kept.Act;
import papan.lesson.kept.Answered;
import papan.lesson.kept.Bookmark;
import papan.lesson.kept.Done;
import papan.lesson.kept.LessonProgress;
import papan.lesson.script.Given;

/**
 * Brings a lesson back to where a learner has left it. Immutable.
 *
 * @param state what the acts so far have come to
 */
record Resumption(LessonState state, Workings workings) {

    /** The state of a lesson after the way that was gone; where that is not told any more, at its place. */
    static LessonState of(LessonRun run, LessonProgress kept, Workings workings) {
        Resumption now = new Resumption(LessonState.of(run), workings);
        if (kept.way().isEmpty()) {
            return now.at(kept);
        }
        for (Done done : kept.way()) {
            now = now.again(done);
        }
        return now.state;
    }

    /** Each act is done in its own step, wherever the way has led; where there is no such step any more it is passed over. */
    private Resumption again(Done done) {
        Optional<Stage> stage = state.run().stage(done.step());
        Resumption after = stage.map(there -> at(there).does(done)).orElse(this);
        return done.to().map(after::arrive).orElse(after);
    }

    private Resumption at(Stage stage) {
        return state.index() == stage.index()
                ? this
                : act(new Act.WentTo(stage.step().head().id()));
    }

    private Resumption does(Done done) {
        Stage stage = state.stage();
        if (done.act() instanceof Act.Saw saw) {
            return act(new Act.Saw(Math.max(stage.start(), Math.min(saw.cursor(), stage.end()))));
        }
        Workings known = done.shown().isEmpty() ? workings : workings.knowing(workings.replayed(stage, done.shown()));
        return with(state.after(done.act(), known));
    }

    /** Where an act led is where the learner is, though a lesson that has changed would lead elsewhere. */
    private Resumption arrive(Bookmark place) {
        Optional<Stage> stage = state.run().stage(place.step());
        boolean there = stage.filter(each -> each.index() == state.index()).isPresent();
        boolean arrived = there && (place.atEnd() || !state.isFinished());
        Resumption now = stage.isPresent() && !arrived ? act(new Act.WentTo(place.step())) : this;
        return place.atEnd() && !now.state.isFinished() ? with(now.state.finish()) : now;
    }

    /** At a place, with what was answered since the lesson was begun. */
    private LessonState at(LessonProgress kept) {
        Resumption now = this;
        for (Answered row : kept.answersOfThisTime()) {
            Optional<Stage> stage = state.run().stage(row.step());
            now = stage.map(now::beside).map(there -> there.knowing(row)).orElse(now);
        }
        if (kept.finished()) {
            now = now.with(now.state.repeated());
        }
        Optional<Stage> stage = state.run().stage(kept.place().step());
        return stage.map(now::beside).orElse(now.beside(state.stage())).state.arrived(kept.place(), workings);
    }

    private Resumption beside(Stage stage) {
        return with(state.beside(stage.index()));
    }

    private Resumption knowing(Answered row) {
        LessonState now = state;
        for (Answered.Attempt attempt : row.attempts()) {
            now = now.stage().step().asks()
                    ? new ActFold(now, workings).judged(attempt.given(), row.confidence())
                    : now.standing(Given.of(attempt.given()).parts(), workings)
                            .replied(now.reply().answered(attempt.correct(), attempt.given()));
        }
        int rungs = now.run().hints(now.stage(), now.run().words()).size();
        now = now.put(now.here().helped(Math.min(row.hints(), rungs)));
        if (!row.revealed()) {
            return with(now);
        }
        // A way to the goal of a try is not looked for again.
        boolean shown = now.here().isSettled();
        return with(shown ? now.replied(now.reply().told()) : new ActFold(now, workings.atOnce()).shown());
    }

    private Resumption act(Act act) {
        return with(state.after(act, workings));
    }

    private Resumption with(LessonState next) {
        return new Resumption(next, workings);
    }
}
