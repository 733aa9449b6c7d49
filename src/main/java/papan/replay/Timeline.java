package papan.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import papan.event.BoardEvent;
import papan.event.Fold;
import papan.event.RoundEvent;
import papan.event.SowingEvent;
import papan.event.TurnCounter;
import papan.model.Position;
import papan.narration.Caption;
import papan.narration.Narrator;

/**
 * A list of events with the position at every point between them.
 *
 * <p>A <em>cursor</em> is a number from 0 to {@link #size()}: how many events have been revealed. Positions are kept
 * every {@value #STRIDE} events and folded from there, so any cursor is reached in constant time and a match of 100,000
 * events stays small.
 */
public final class Timeline implements Reel {
    /** Events between two kept positions. */
    private static final int STRIDE = 32;

    private final List<BoardEvent> events;
    private final List<Position> kept;
    private final List<Mark> marks;
    /** By cursor: the coarsest grain that stops there, as a number from 1 (seed) to 4 (round); 0 stops nowhere. */
    private final byte[] stops;
    /** By event: 1-based number of the turn in its round. */
    private final int[] turns;
    /** By event: 1-based number of the round. */
    private final int[] rounds;

    private Timeline(Position before, List<BoardEvent> events) {
        this.events = List.copyOf(events);
        this.kept = keep(before, this.events);
        this.stops = stops(this.events);
        this.marks = marks(this.events);
        this.turns = new int[events.size()];
        this.rounds = new int[events.size()];
        TurnCounter counter = TurnCounter.START;
        for (int i = 0; i < turns.length; i++) {
            counter = counter.count(this.events.get(i));
            turns[i] = counter.turn();
            rounds[i] = counter.round();
        }
    }

    /** The timeline of some events that began in a position. */
    public static Timeline of(Position before, List<BoardEvent> events) {
        return new Timeline(before, events);
    }

    /** A timeline on which nothing happens. */
    public static Timeline still(Position position) {
        return new Timeline(position, List.of());
    }

    @Override
    public int size() {
        return events.size();
    }

    /** All events. */
    public List<BoardEvent> events() {
        return events;
    }

    /** The position at a cursor: after so many events. */
    public Position positionAt(int cursor) {
        int base = cursor / STRIDE;
        return Fold.after(kept.get(base), events.subList(base * STRIDE, cursor));
    }

    /** An event with its surroundings. */
    public Frame frame(int index) {
        BoardEvent event = events.get(index);
        Position before = positionAt(index);
        return new Frame(index, before, event, Fold.after(before, event), Narrator.caption(event));
    }

    /** What there is to say about an event. */
    public Caption caption(int index) {
        return Narrator.caption(events.get(index));
    }

    /** The last ruling before a cursor; none once a new turn has begun. */
    public Optional<SowingEvent.Ruled> rulingAt(int cursor) {
        for (int i = cursor - 1; i >= 0; i--) {
            BoardEvent event = events.get(i);
            if (event instanceof SowingEvent.Ruled ruled) {
                return Optional.of(ruled);
            }
            if (event instanceof SowingEvent.Lifted lifted && lifted.lap() == 1) {
                return Optional.empty();
            }
        }
        return Optional.empty();
    }

    /** The 1-based number, in its round, of the turn to which an event belongs. */
    public int turnOf(int index) {
        return turns[index];
    }

    /** The 1-based number of the round to which an event belongs. */
    public int roundOf(int index) {
        return rounds[index];
    }

    @Override
    public List<Mark> marks() {
        return marks;
    }

    @Override
    public List<BoardEvent> eventsAfter(int cursor) {
        return cursor < size() ? List.of(events.get(cursor)) : List.of();
    }

    @Override
    public boolean stopsAt(int cursor, Grain grain) {
        return cursor == 0 || cursor == size() || stops[cursor] >= level(grain);
    }

    private static int level(Grain grain) {
        return switch (grain) {
            case SEED -> 1;
            case LAP -> 2;
            case TURN -> 3;
            case ROUND -> 4;
        };
    }

    private static List<Position> keep(Position before, List<BoardEvent> events) {
        List<Position> kept = new ArrayList<>(events.size() / STRIDE + 1);
        Position position = before;
        kept.add(position);
        for (int i = 0; i < events.size(); i++) {
            position = Fold.after(position, events.get(i));
            if ((i + 1) % STRIDE == 0) {
                kept.add(position);
            }
        }
        return List.copyOf(kept);
    }

    private static byte[] stops(List<BoardEvent> events) {
        byte[] stops = new byte[events.size() + 1];
        for (int i = 0; i < events.size(); i++) {
            BoardEvent event = events.get(i);
            boolean lapGoesOn = i + 1 < events.size() && !(events.get(i + 1) instanceof SowingEvent.Lifted);
            stops[i + 1] = (byte) stopAfter(event, lapGoesOn);
        }
        return stops;
    }

    /** How coarse a step stops after an event; a ruling followed by its consequence is not yet the end of its lap. */
    private static int stopAfter(BoardEvent event, boolean lapGoesOn) {
        if (event instanceof SowingEvent.Skipped) {
            return 0;
        }
        if (event instanceof SowingEvent.Ruled) {
            return lapGoesOn ? level(Grain.SEED) : level(Grain.LAP);
        }
        if (event instanceof SowingEvent.TurnEnded
                || event instanceof RoundEvent.Passed
                || event instanceof RoundEvent.Swept) {
            return level(Grain.TURN);
        }
        return event instanceof RoundEvent.RoundEnded || event instanceof RoundEvent.MatchEnded
                ? level(Grain.ROUND)
                : level(Grain.SEED);
    }

    private static List<Mark> marks(List<BoardEvent> events) {
        List<Mark> marks = new ArrayList<>();
        for (int i = 0; i < events.size(); i++) {
            int cursor = i + 1;
            events.get(i).accept(new MarkOf()).ifPresent(kind -> marks.add(new Mark(cursor, kind)));
        }
        return List.copyOf(marks);
    }
}
