package papan.ui.lesson;

import java.util.List;
import java.util.Optional;
import papan.engine.Refusal;
import papan.lesson.Stage;
import papan.lesson.Step;
import papan.lesson.Trial;
import papan.model.House;
import papan.model.Move;
import papan.replay.Timeline;
import papan.ui.common.Edt;
import papan.ui.playback.Playback;

/** What the learner can do where a step lets try. */
final class Trying {
    private final LearnSession session;
    private final Tries tries;

    Trying(LearnSession session, Tries tries) {
        this.session = session;
        this.tries = tries;
    }

    /** Why the house that was chosen last cannot be sown; empty if it can. */
    Optional<Refusal> refusal() {
        return tries.refusal();
    }

    /** Sows a house; waits for what is still being shown or thought out. */
    void move(House house) {
        Edt.check();
        Optional<Trial> open =
                session.trial().filter(t -> session.isOpenTry() && playback().atLimit() && !tries.isThinking());
        if (open.isEmpty()) {
            return;
        }
        Trial now = open.get();
        Move move = now.from(house);
        if (tries.allows(now, move)) {
            tries.think(now.takesThought(), stop -> now.play(move), next -> {
                put(next);
                session.tried(next);
                play(next, next.latest());
            });
        }
        session.fire();
    }

    /** Takes the latest move back. */
    void undo() {
        stand(session.trial().map(Trial::undo));
    }

    /** Begins the try again. */
    void restart() {
        stand(session.trial().map(Trial::restart));
    }

    /** Shows a shortest way to the goal, as far as one is found; the goal counts as not reached. */
    void showSolution() {
        Edt.check();
        Stage stage = session.stage();
        session.gaveUp();
        tries.think(true, stop -> session.lesson().solved(stage, stop), shown -> {
            put(shown);
            play(shown, stage.end());
        });
        session.fire();
    }

    /** Ends what is being thought out; the try stays as it was. */
    void stop() {
        Edt.check();
        tries.stop();
        session.fire();
    }

    /** Makes the moves again that the learner had made, soon or at once. */
    void resume(Stage stage, List<String> moves) {
        if (!(stage.step() instanceof Step.Try) || moves.isEmpty()) {
            return;
        }
        Trial begun = session.lesson().begin(stage);
        tries.think(begun.takesThought(), stop -> begun.replay(moves, stop), again -> {
            tries.put(stage.index(), again);
            if (begun.takesThought()) {
                show(again);
            }
        });
    }

    /** Shows a try as it stands, where the step that is entered lets try. */
    void enter() {
        session.trial().filter(trial -> !trial.moves().isEmpty()).ifPresent(trial -> load(trial, size(trial)));
    }

    private void stand(Optional<Trial> next) {
        Edt.check();
        tries.stop();
        next.ifPresent(trial -> {
            put(trial);
            session.stands();
            show(trial);
        });
    }

    private void show(Trial trial) {
        load(trial, size(trial));
        session.fire();
    }

    private void play(Trial trial, int from) {
        load(trial, from);
        playback().play();
        session.fire();
    }

    private void put(Trial trial) {
        tries.put(session.index(), trial);
    }

    private void load(Trial trial, int at) {
        Timeline timeline = trial.timeline();
        playback().load(timeline, at, timeline.size());
    }

    private static int size(Trial trial) {
        return trial.timeline().size();
    }

    private Playback playback() {
        return session.playback();
    }
}
