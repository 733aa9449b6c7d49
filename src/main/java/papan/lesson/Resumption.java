package papan.lesson;

import java.util.List;
import java.util.Optional;
import papan.lesson.LessonProgress.Bookmark;
import papan.model.Move;

/** Brings a lesson back to where a learner has left it, from what was written down: by doing the same once more. */
final class Resumption implements Workings {
    private final LessonRun run;
    private final LessonProgress kept;

    Resumption(LessonRun run, LessonProgress kept) {
        this.run = run;
        this.kept = kept;
    }

    /**
     * The state; the moves of a try that is under way are still to be made.
     *
     * @param step the 0-based number of the step to be at
     */
    LessonState at(int step) {
        Bookmark place = kept.place();
        LessonState state = LessonState.of(run);
        for (Stage stage : run.stages()) {
            state = done(state, stage);
            if (stage.index() < step || place.atEnd()) {
                state = state.put(stage.index(), state.at(stage.index()).seen(stage.end()));
            }
        }
        Stage there = run.stages().get(step);
        Route route = place.atEnd() ? Route.at(step) : Route.of(run, step, place);
        int seen = place.atEnd() ? there.end() : Math.max(there.start(), Math.min(place.cursor(), there.end()));
        return state.put(step, state.at(step).seen(seen)).at(route);
    }

    private LessonState done(LessonState before, Stage stage) {
        String id = stage.step().head().id();
        Optional<Answered> answer = kept.answerOfThisTime(id);
        Optional<Draft> draft = kept.draft(id);
        if (answer.isEmpty() && draft.isEmpty()) {
            return before;
        }
        LessonState there = before.at(Route.at(stage.index()));
        LessonState state = answer.map(each -> answered(there, each)).orElse(there);
        return draft.map(each -> drafted(state, each.given())).orElse(state);
    }

    private LessonState answered(LessonState before, Answered answer) {
        List<Answered.Attempt> all = answer.attempts();
        int earlier = kept.answersBefore(answer.step()).orElse(0);
        LessonState state = before;
        for (int i = 0; i < all.size(); i++) {
            state = again(state, answer, all.get(i));
            if (i + 1 == earlier) {
                state = state.forgotten();
            }
        }
        if (earlier > 0 && all.size() <= earlier) {
            return state;
        }
        for (int i = 0; i < answer.hints(); i++) {
            state = state.after(new Act.AskedForHint(), this);
        }
        boolean right = answer.last().filter(Answered.Attempt::correct).isPresent();
        return answer.revealed() && !right ? state.after(new Act.GaveUp(), this) : state;
    }

    private LessonState again(LessonState state, Answered answer, Answered.Attempt attempt) {
        if (answer.type().equals(QuestionPrint.TRY)) {
            return state.after(new Act.Attempted(attempt.given(), attempt.correct()), this);
        }
        LessonState given = state.after(new Act.Answered(attempt.given()), this);
        return given.after(new Act.WasSure(answer.confidence()), this);
    }

    /** What was given and is not judged: an answer waits, a line was drawn. */
    private LessonState drafted(LessonState state, String given) {
        Stage stage = state.stage();
        if (stage.step().asks()) {
            return stage.ask().asking().asksHowSure(state.reply()) ? state.after(new Act.Answered(given), this) : state;
        }
        return run.gap(stage, given).isPresent() ? state.after(new Act.Drew(given), this) : state;
    }

    @Override
    public Verdict judge(Stage stage, String given) {
        return run.judge(stage, given);
    }

    @Override
    public Trial moved(Stage stage, Trial before, Move move) {
        return before;
    }

    /** No way to a goal is looked for again: it was shown. */
    @Override
    public Trial solved(Stage stage, Trial before) {
        return before;
    }
}
