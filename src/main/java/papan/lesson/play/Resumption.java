package papan.lesson.play;

import java.util.Optional;

/**
 * Brings a lesson back to where a learner has left it: does the acts that were written down once more. Immutable.
 *
 * @param state what the acts so far have come to
 */
record Resumption(LessonState state, Workings workings) {
    /** More hints than any question has. */
    private static final int MANY_HINTS = 20;

    /** The state of a lesson after what was done since it was begun the last time. */
    static LessonState of(LessonRun run, LessonProgress kept, Workings workings) {
        Resumption now = new Resumption(LessonState.of(run), workings);
        for (Done done : kept.thisTime()) {
            now = now.again(done);
        }
        return now.state;
    }

    /** Each act is done in its own step, wherever the way has led; where there is no such step any more it is passed over. */
    private Resumption again(Done done) {
        Optional<Stage> stage = state.run().stage(done.step());
        Resumption after = stage.isEmpty() || done.aside()
                ? this
                : done.apart() ? beside(stage.get(), done) : at(stage.get()).does(done);
        return done.to().filter(any -> !done.apart()).map(after::arrive).orElse(after);
    }

    private Resumption beside(Stage stage, Done done) {
        Resumption there = with(state.beside(stage.index())).does(done);
        return with(there.state.backOn(state));
    }

    private Resumption at(Stage stage) {
        return state.index() == stage.index()
                ? this
                : act(new Act.WentTo(stage.step().head().id()));
    }

    private Resumption does(Done done) {
        return done.act().accept(new Again(this, done)).known(done);
    }

    /** What is known of a question besides: a lesson that has changed may lead there otherwise. */
    private Resumption known(Done done) {
        int hints = Math.min(MANY_HINTS, done.facts().map(QuestionFacts::hints).orElse(0));
        Resumption now = this;
        for (int i = 0; i < hints && now.state.here().hints() < hints; i++) {
            now = now.act(new Act.AskedForHint());
        }
        boolean revealed = done.facts().filter(QuestionFacts::revealed).isPresent();
        return revealed && !now.state.here().isSettled() ? now.act(new Act.GaveUp()) : now;
    }

    /** Where an act led is where the learner is, though a lesson that has changed would lead elsewhere. */
    private Resumption arrive(Bookmark place) {
        Optional<Stage> stage = state.run().stage(place.step());
        boolean there = stage.filter(each -> each.index() == state.index()).isPresent();
        boolean arrived = there && (place.atEnd() || !state.isFinished());
        Resumption now = stage.isPresent() && !arrived ? act(new Act.WentTo(place.step())) : this;
        return place.atEnd() && !now.state.isFinished() ? with(now.state.finish()) : now;
    }

    private Resumption act(Act act) {
        return with(state.after(act, workings));
    }

    private Resumption with(LessonState next) {
        return new Resumption(next, workings);
    }

    /** Does an act in its step, which is shown again if the lesson was over. */
    private Resumption inStep(Act act) {
        Resumption shown = state.isFinished()
                ? act(new Act.WentTo(state.stage().step().head().id()))
                : this;
        return shown.act(act);
    }

    /** Does one act again, as it stands in a file. */
    private record Again(Resumption lesson, Done done) implements Act.SelectiveVisitor<Resumption> {
        @Override
        public Resumption others() {
            return lesson.inStep(done.act());
        }

        /** Does an act that leads on through the lesson; questions that are asked outside of it lead nowhere. */
        private Resumption go() {
            return done.apart() ? lesson : lesson.act(done.act());
        }

        @Override
        public Resumption began() {
            return go();
        }

        @Override
        public Resumption cameTo(Act.CameTo act) {
            return go();
        }

        @Override
        public Resumption wentOn() {
            return go();
        }

        @Override
        public Resumption wentTo(Act.WentTo act) {
            return go();
        }

        @Override
        public Resumption wentBack() {
            return go();
        }

        @Override
        public Resumption triedAgain() {
            return go();
        }

        @Override
        public Resumption saw(Act.Saw act) {
            Stage stage = lesson.state.stage();
            return lesson.act(new Act.Saw(Math.max(stage.start(), Math.min(act.cursor(), stage.end()))));
        }

        @Override
        public Resumption answered(Act.Answered act) {
            return done.facts()
                    .map(known -> lesson.inStep(act).act(new Act.WasSure(known.confidence())))
                    .orElseGet(() -> drafted(act.given()));
        }

        @Override
        public Resumption drew(Act.Drew act) {
            return drafted(act.line());
        }

        /** An answer that waits, or a line that was drawn: an older file does not tell which. */
        private Resumption drafted(String given) {
            LessonState state = lesson.state;
            Stage stage = state.stage();
            boolean waits = stage.asked()
                    .filter(ask -> ask.asking().asksHowSure(state.reply()))
                    .isPresent();
            if (waits) {
                return lesson.inStep(new Act.Answered(given));
            }
            boolean drawn =
                    !stage.step().asks() && state.run().gap(stage, given).isPresent();
            return drawn ? lesson.inStep(new Act.Drew(given)) : lesson;
        }
    }
}
