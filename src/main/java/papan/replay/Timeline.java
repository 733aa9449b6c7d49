package papan.replay;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import papan.event.BoardEvent;
import papan.event.Fold;
import papan.event.RoundEvent;
import papan.event.SowingEvent;
import papan.event.TurnCounter;
import papan.model.Position;
import papan.model.Side;
import papan.narration.Caption;
import papan.narration.CaptionText;
import papan.narration.Narrator;
import papan.narration.Reasoning;

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
    /** Kept once it has been asked for; two threads that ask at the same time both work it out, to the same end. */
    private final AtomicReference<@Nullable Survey> survey = new AtomicReference<>();

    private Timeline(
            List<BoardEvent> events, List<Position> kept, List<Mark> marks, byte[] stops, int[] turns, int[] rounds) {
        this.events = events;
        this.kept = kept;
        this.marks = marks;
        this.stops = stops;
        this.turns = turns;
        this.rounds = rounds;
    }

    /** The timeline of some events that began in a position. */
    public static Timeline of(Position before, List<BoardEvent> events) {
        return new Timeline(List.of(), List.of(before), List.of(), new byte[1], new int[0], new int[0]).with(events);
    }

    /** A timeline on which nothing happens. */
    public static Timeline still(Position position) {
        return of(position, List.of());
    }

    /** This timeline with what happened next. What it has in common with this one is not worked out again. */
    public Timeline with(List<? extends BoardEvent> more) {
        List<BoardEvent> all = new ArrayList<>(events.size() + more.size());
        all.addAll(events);
        all.addAll(more);
        return grown(List.copyOf(all));
    }

    private Timeline grown(List<BoardEvent> all) {
        int size = all.size();
        int[] moreTurns = Arrays.copyOf(turns, size);
        int[] moreRounds = Arrays.copyOf(rounds, size);
        TurnCounter counter = TurnCounter.START;
        for (int i = roundStart(); i < size; i++) {
            counter = counter.count(all.get(i));
            moreTurns[i] = counter.turn();
            moreRounds[i] = counter.round();
        }
        List<Mark> moreMarks = new ArrayList<>(marks);
        for (int i = size(); i < size; i++) {
            int cursor = i + 1;
            // Houses are filled one after another: the first of them is enough to find.
            boolean again = all.get(i) instanceof RoundEvent.Refilled
                    && i > 0
                    && (all.get(i - 1) instanceof RoundEvent.Refilled || all.get(i - 1) instanceof RoundEvent.Burnt);
            if (!again) {
                MarkOf.event(all.get(i)).ifPresent(kind -> moreMarks.add(new Mark(cursor, kind)));
            }
        }
        return new Timeline(all, keep(all), List.copyOf(moreMarks), stops(all), moreTurns, moreRounds);
    }

    /** Where the latest round begins: turns are counted in each round from its start. */
    private int roundStart() {
        int start = size();
        while (start > 0 && !(start < size() && events.get(start) instanceof RoundEvent.RoundStarted)) {
            start--;
        }
        return start;
    }

    /** The first events of this timeline. */
    public Timeline first(int count) {
        if (count >= size()) {
            return this;
        }
        int last = 0;
        while (last < marks.size() && marks.get(last).cursor() <= count) {
            last++;
        }
        return new Timeline(
                List.copyOf(events.subList(0, count)),
                List.copyOf(kept.subList(0, count / STRIDE + 1)),
                List.copyOf(marks.subList(0, last)),
                Arrays.copyOf(stops, count + 1),
                Arrays.copyOf(turns, count),
                Arrays.copyOf(rounds, count));
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

    /** What there is to say about an event. */
    public Caption caption(int index) {
        return Narrator.caption(events.get(index));
    }

    /** What has just happened at a cursor, in words; empty at the beginning. */
    public String told(int cursor, CaptionText words) {
        return cursor == 0 ? "" : words.format(caption(cursor - 1));
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

    /**
     * The last thing before a cursor that a rule decided and that still holds: the next choice of a house ends it, unless it
     * is the choice of the second hand in an opening.
     */
    public Optional<BoardEvent> decisionAt(int cursor) {
        for (int i = cursor - 1; i >= 0 && !isChoice(i); i--) {
            if (Reasoning.isDecision(events.get(i))) {
                return Optional.of(events.get(i));
            }
        }
        return Optional.empty();
    }

    /** The last decision before a cursor, in whichever turn it was made. */
    public Optional<BoardEvent> latestDecision(int cursor) {
        for (int i = cursor - 1; i >= 0; i--) {
            if (Reasoning.isDecision(events.get(i))) {
                return Optional.of(events.get(i));
            }
        }
        return Optional.empty();
    }

    /** The last cursor, this one or one before it, at which no turn is under way. */
    public int choiceBefore(int cursor) {
        int at = cursor;
        while (at > 0 && !isBetween(at)) {
            at--;
        }
        return at;
    }

    private boolean isBetween(int cursor) {
        return cursor < events.size()
                ? isChoice(cursor)
                : Stream.of(Side.values()).allMatch(side -> positionAt(cursor).inHand(side) == 0);
    }

    private boolean isChoice(int index) {
        boolean lifted = events.get(index) instanceof SowingEvent.Lifted first && first.lap() == 1;
        boolean second = index > 0
                && events.get(index - 1) instanceof SowingEvent before
                && !(before instanceof SowingEvent.TurnEnded);
        return lifted && !second;
    }

    @Override
    public int turnAt(int cursor) {
        return turns[cursor - 1];
    }

    @Override
    public int roundAt(int cursor) {
        return rounds[cursor - 1];
    }

    /** The 1-based number, in its round, of the turn to which an event belongs. */
    public int turnOf(int index) {
        return turns[index];
    }

    @Override
    public Survey survey() {
        return survey.updateAndGet(known -> known == null ? Survey.of(this) : known);
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

    private List<Position> keep(List<BoardEvent> all) {
        List<Position> more = new ArrayList<>(all.size() / STRIDE + 1);
        more.addAll(kept);
        int from = (kept.size() - 1) * STRIDE;
        Position position = kept.get(kept.size() - 1);
        for (int i = from; i < all.size(); i++) {
            position = Fold.after(position, all.get(i));
            if ((i + 1) % STRIDE == 0) {
                more.add(position);
            }
        }
        return List.copyOf(more);
    }

    private byte[] stops(List<BoardEvent> all) {
        byte[] more = Arrays.copyOf(stops, all.size() + 1);
        // Whether a lap goes on after the last event is known only now.
        for (int i = Math.max(0, size() - 1); i < all.size(); i++) {
            BoardEvent event = all.get(i);
            boolean lapGoesOn = i + 1 < all.size() && !(all.get(i + 1) instanceof SowingEvent.Lifted);
            more[i + 1] = (byte) stopAfter(event, lapGoesOn);
        }
        return more;
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
}
