package papan.cli;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import papan.engine.Engine;
import papan.engine.Match;
import papan.engine.Refusal;
import papan.event.BoardEvent;
import papan.event.Fold;
import papan.event.TurnCounter;
import papan.model.Move;
import papan.model.Position;

/** Plays a list of moves and hands every event to a printer. */
record Tracer(Engine engine, Tracer.Printer printer) {
    /** Where events go. */
    interface Printer {
        void print(int index, TurnCounter counter, BoardEvent event, Position after) throws IOException;

        void refuse(Refusal refusal) throws IOException;
    }

    /**
     * Plays the moves; says whether none was refused.
     *
     * @param from a position, or empty for the rule set's own start
     */
    boolean trace(Optional<Position> from, List<Move> moves) throws IOException {
        Match match = from.map(p -> Match.from(engine, p)).orElseGet(() -> Match.fromStart(engine));
        Run run = new Run(from.orElseGet(engine::start));
        run.print(match.latest());
        for (Move move : moves) {
            Optional<Refusal> refusal = match.refuse(move);
            if (refusal.isPresent()) {
                printer.refuse(refusal.get());
                return false;
            }
            match = match.choose(move);
            run.print(match.latest());
        }
        return true;
    }

    /** Counts along one trace. */
    private final class Run {
        private TurnCounter counter = TurnCounter.START;
        private Position position;
        private int index;

        Run(Position position) {
            this.position = position;
        }

        void print(List<BoardEvent> events) throws IOException {
            for (BoardEvent event : events) {
                counter = counter.count(event);
                position = Fold.after(position, event);
                printer.print(index++, counter, event, position);
            }
        }
    }
}
