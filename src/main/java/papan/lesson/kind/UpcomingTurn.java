package papan.lesson.kind;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import papan.engine.Refusal;
import papan.event.BoardEvent;
import papan.event.Fold;
import papan.event.SowingEvent.Ruled;
import papan.lesson.scene.Finding;
import papan.lesson.scene.RefusalFinding;
import papan.lesson.scene.Scene;
import papan.lesson.script.Question;
import papan.model.Move;
import papan.model.Position;

/**
 * The turn that a question asks about, up to where the question ends: what the learner has seen of it and what not.
 *
 * @param events from the beginning of the turn
 * @param seen how many of them the learner has seen
 * @param start the board at the beginning of what has not been seen
 * @param finding why there is no such turn
 */
record UpcomingTurn(List<BoardEvent> events, int seen, Position start, Optional<Finding> finding) {
    UpcomingTurn {
        events = List.copyOf(events);
    }

    /** The turn after a move, or the one that has been stopped. */
    static UpcomingTurn of(Optional<Move> move, Question.Until until, Scene scene, String path) {
        if (scene.isStopped() == move.isPresent()) {
            return fault(
                    scene,
                    "E816",
                    move.isPresent() ? path + ".move" : path,
                    move.isPresent()
                            ? "A move is under way, so none can be chosen."
                            : "No move is under way, so one must be chosen.",
                    move.isPresent() ? "Leave \"move\" out." : "Write \"move\": \"S1\".");
        }
        if (move.isEmpty()) {
            return of(scene.turn(), scene.seen(), until, scene, path);
        }
        Optional<Refusal> refusal = scene.round().refuse(move.get());
        if (refusal.isPresent()) {
            return new UpcomingTurn(
                    List.of(), 0, scene.position(), Optional.of(RefusalFinding.of(path + ".move", refusal.get())));
        }
        return of(scene.choose(move.get()).turn(), 0, until, scene, path);
    }

    private static UpcomingTurn of(List<BoardEvent> turn, int seen, Question.Until until, Scene scene, String path) {
        if (until.isTurn()) {
            return new UpcomingTurn(turn, seen, scene.position(), Optional.empty());
        }
        int rulings = 0;
        for (int i = 0; i < turn.size(); i++) {
            if (turn.get(i) instanceof Ruled && ++rulings == until.lap() && i >= seen) {
                return new UpcomingTurn(turn.subList(0, i + 1), seen, scene.position(), Optional.empty());
            }
        }
        boolean over = rulings >= until.lap();
        return fault(
                scene,
                "E807",
                path + ".until",
                over
                        ? "Lap " + until.lap() + " is over already."
                        : "This move has " + rulings + (rulings == 1 ? " lap" : " laps") + ", so there is no lap "
                                + until.lap() + ".",
                "Ask for " + (over ? "a later" : "an earlier") + " lap, or for the \"turn\".");
    }

    private static UpcomingTurn fault(Scene scene, String code, String path, String message, String fix) {
        Finding finding = new Finding(code, Finding.Severity.ERROR, path, message, fix);
        return new UpcomingTurn(List.of(), 0, scene.position(), Optional.of(finding));
    }

    /** How it is told from other turns on the same board, in fingerprints. */
    static String print(Optional<Move> move, Question.Until until) {
        return move.map(Move::toString).orElse("") + " " + until.lap();
    }

    /** The right answer to a question about it. */
    RightAnswer answer(Function<UpcomingTurn, String> question) {
        return finding.map(RightAnswer::none).orElseGet(() -> RightAnswer.of(question.apply(this)));
    }

    /** Counts something in all of its events of a kind. */
    <E extends BoardEvent> int sum(Class<E> kind, ToIntFunction<E> each) {
        return BoardEvent.all(kind, events).mapToInt(each).sum();
    }

    /** What the learner has not seen. */
    List<BoardEvent> unseen() {
        return events.subList(seen, events.size());
    }

    /** The board in the end. */
    Position end() {
        return Fold.after(start, unseen());
    }
}
