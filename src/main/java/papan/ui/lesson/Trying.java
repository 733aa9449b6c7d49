package papan.ui.lesson;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
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
    private final SessionMemory memory;
    private final Notes notes;
    private final Tries tries;

    Trying(LearnSession session, SessionMemory memory, Notes notes) {
        this.session = session;
        this.memory = memory;
        this.notes = notes;
        this.tries = memory.tries();
    }

    /** What was made of the step, if it lets try and is not behind the learner. */
    Optional<Trial> trial() {
        return session.run()
                .filter(run -> !session.isFinished() && session.stage().step() instanceof Step.Try)
                .map(run -> tries.at(run, session.stage()));
    }

    /** Why the house that was chosen last cannot be sown; empty if it can. */
    Optional<Refusal> refusal() {
        return tries.refusal();
    }

    /** Sows a house; waits for what is still being shown or thought out. */
    void move(House house) {
        Edt.check();
        Optional<Trial> open =
                trial().filter(t -> session.isOpenTry() && playback().atLimit() && !tries.isThinking());
        if (open.isEmpty()) {
            return;
        }
        Trial now = open.get();
        Move move = now.from(house);
        if (tries.allows(now, move)) {
            Consumer<Trial> then = next -> {
                put(next);
                write(next);
                play(next, next.latest());
            };
            tries.think(now.takesThought(), stop -> now.play(move), then, session::fire);
        }
        session.fire();
    }

    /** Takes the latest move back. */
    void undo() {
        stand(trial().map(Trial::undo));
    }

    /** Begins the try again. */
    void restart() {
        stand(trial().map(Trial::restart));
    }

    /** Shows a shortest way to the goal, as far as one is found; the goal counts as not reached. */
    void showSolution() {
        Edt.check();
        Stage stage = session.stage();
        memory.attempts()
                .put(
                        session.index(),
                        new Attempt(Optional.empty(), session.attempt().hints(), true));
        notes.helped();
        Consumer<Trial> then = shown -> {
            put(shown);
            play(shown, stage.end());
        };
        tries.think(true, stop -> session.lesson().solved(stage, stop), then, session::fire);
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
        Consumer<Trial> then = again -> {
            tries.put(stage.index(), again);
            if (begun.takesThought()) {
                show(again);
            }
        };
        tries.think(begun.takesThought(), stop -> begun.replay(moves, stop), then, session::fire);
    }

    /** Shows a try as it stands, where the step that is entered lets try. */
    void enter() {
        trial().filter(trial -> !trial.moves().isEmpty()).ifPresent(trial -> load(trial, size(trial)));
    }

    private void stand(Optional<Trial> next) {
        Edt.check();
        tries.stop();
        next.ifPresent(trial -> {
            put(trial);
            notes.at(session.stage().end());
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

    /** A try that goes on is written down as a place, one that has come to its end as an answer. */
    private void write(Trial trial) {
        if (trial.outcome() == Trial.Outcome.OPEN) {
            notes.at(session.stage().end());
            return;
        }
        String moves = String.join(",", tries.moves(session.index()));
        boolean reached = trial.outcome() == Trial.Outcome.REACHED;
        memory.attempts().reply(session.stage().step().head().id(), reached, moves);
        notes.tried(moves, reached);
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
