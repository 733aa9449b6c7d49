package papan.ui.lesson;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import papan.engine.Refusal;
import papan.lesson.kept.Act;
import papan.lesson.kept.LessonProgress;
import papan.lesson.play.LessonRun;
import papan.lesson.play.LessonState;
import papan.lesson.play.Stage;
import papan.lesson.play.Trial;
import papan.model.House;
import papan.replay.Timeline;
import papan.ui.common.Edt;
import papan.ui.playback.Playback;

/** What the learner can do where a step lets try, and how that is shown. What takes thought is thought out meanwhile. */
final class Trying {
    private final LearnSession session;
    private final Thinking thinking = new Thinking();

    Trying(LearnSession session) {
        this.session = session;
    }

    /** Whether the opponent thinks, or a way to the goal is looked for. */
    boolean isThinking() {
        return thinking.isUnderWay();
    }

    /** Why the house that was chosen last cannot be sown; empty if it can. */
    Optional<Refusal> refusal() {
        return session.state().here().refusal();
    }

    /** Sows a house, or goes on with what is still to be shown; waits for what is moving or thought out. */
    void move(House house) {
        Edt.check();
        if (session.isOpenTry()
                && !isThinking()
                && !session.goOnPlaying()
                && session.playback().atLimit()) {
            Trial now = session.trial().orElseThrow();
            Act.Moved move = new Act.Moved(now.from(house));
            boolean refused = now.refuse(move.move()).isPresent();
            act(move, stop -> now.play(move.move()), !refused && now.takesThought());
        }
    }

    /** Takes the latest move back. */
    void undo() {
        stand(new Act.TookBack());
    }

    /** Goes on to the next board of a drill, or the next round of a game; false if there is none to go on to. */
    boolean climb() {
        Edt.check();
        Optional<Trial> climbed = session.trial().filter(trial -> trial.outcome() == Trial.Outcome.CLIMBED);
        climbed.filter(any -> !isThinking())
                .ifPresent(now -> act(new Act.WentOn(), stop -> now.next(), now.takesThought()));
        return climbed.isPresent();
    }

    /** Begins the try again. */
    void restart() {
        stand(new Act.StartedOver());
    }

    /** Shows a shortest way to the goal, as far as one is found; the goal counts as not reached. */
    void showSolution() {
        Edt.check();
        Trial now = session.trial().orElseThrow();
        act(new Act.GaveUp(), stop -> LessonRun.solved(now, stop), true);
    }

    /** Recommends a move in a game, with the reason. */
    void advise() {
        Edt.check();
        if (session.isOpenTry() && !isThinking()) {
            Trial now = session.trial().orElseThrow();
            Act act = new Act.AskedForHint();
            thinking.begin(
                    now::advised,
                    advised -> {
                        session.take(
                                act, session.state().after(act, session.lesson().knowing(advised)));
                        session.fire();
                    },
                    session::fire);
            session.fire();
        }
    }

    /** Ends what is being thought out; the try stays as it was. */
    void stop() {
        Edt.check();
        thinking.stop();
        session.fire();
    }

    /** Ends what is being thought out, as another step is shown. */
    void leave() {
        thinking.stop();
    }

    /** Makes the moves again that the learner had made in this step, where an opponent thinks about each: soon. */
    void resume(LessonProgress kept) {
        Stage stage = session.stage();
        boolean waits = session.trial().filter(Trial::takesThought).isPresent();
        if (!waits || kept.place().moves().isEmpty()) {
            return;
        }
        LessonRun run = session.lesson();
        thinking.begin(
                stop -> LessonState.resumed(
                        run, kept, run.thinking(of -> of.index() == stage.index() && !stop.getAsBoolean())),
                again -> {
                    session.resumed(again);
                    show();
                    session.fire();
                },
                session::fire);
    }

    /** Shows a try as it stands, where the step that is entered lets try. */
    void enter() {
        if (session.trial().filter(trial -> !trial.moves().isEmpty()).isPresent()) {
            show();
        }
    }

    private void act(Act act, Function<BooleanSupplier, Trial> work, boolean takesThought) {
        if (takesThought) {
            thinking.begin(
                    work,
                    trial -> show(
                            act, session.state().after(act, session.lesson().knowing(trial))),
                    session::fire);
            session.fire();
        } else {
            show(act, session.state().after(act));
        }
    }

    /** Shows what came of an act from where it begins; of one that was refused there is nothing to play. */
    private void show(Act act, LessonState next) {
        boolean plays = next.here().refusal().isEmpty();
        session.take(act, next);
        if (plays) {
            session.trial().ifPresent(trial -> {
                load(
                        trial.timeline(),
                        act instanceof Act.GaveUp ? session.stage().end() : trial.latest());
                session.playback().play();
            });
        }
        session.fire();
    }

    private void stand(Act act) {
        Edt.check();
        thinking.stop();
        session.take(act, session.state().after(act));
        show();
        session.fire();
    }

    private void show() {
        session.trial().map(Trial::timeline).ifPresent(timeline -> load(timeline, timeline.size()));
    }

    private void load(Timeline timeline, int at) {
        Playback playback = session.playback();
        playback.load(timeline, at, timeline.size());
        playback.setPauses(session.trial()
                .filter(trial -> session.isAtOwnPace())
                .map(Trial::stops)
                .orElse(List.of()));
    }
}
