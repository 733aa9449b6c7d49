package papan.replay;

import java.util.List;
import java.util.Set;
import papan.event.BoardEvent;
import papan.event.RoundEvent;
import papan.event.SowingEvent;
import papan.narration.Caption;
import papan.narration.Narrator;

/**
 * Something that a transport can walk through in both directions. A <em>cursor</em> is a number from 0 to {@link #size()}:
 * how many of its steps have been revealed.
 */
public interface Reel {
    /** The events that decide something, so that a reader can stop at them. */
    Set<Class<? extends BoardEvent>> DECISIVE = Set.of(
            SowingEvent.Ruled.class,
            SowingEvent.Captured.class,
            RoundEvent.Passed.class,
            RoundEvent.RoundEnded.class,
            RoundEvent.Refilled.class,
            RoundEvent.Burnt.class,
            RoundEvent.MatchEnded.class);

    /** How many steps there are; also the last cursor. */
    int size();

    /** Where a step forward at a grain leads: the next stop, or the end. */
    default int next(int cursor, Grain grain) {
        int at = cursor + 1;
        while (at < size() && !stopsAt(at, grain)) {
            at++;
        }
        return Math.min(at, size());
    }

    /** Where a step back at a grain leads: the previous stop, or the beginning. */
    default int previous(int cursor, Grain grain) {
        int at = cursor - 1;
        while (at > 0 && !stopsAt(at, grain)) {
            at--;
        }
        return Math.max(at, 0);
    }

    /** Whether a step at a grain stops at a cursor. */
    boolean stopsAt(int cursor, Grain grain);

    /** The moments worth finding, in order. */
    List<Mark> marks();

    /** What happens between a cursor and the next: one event, or one on each of several boards. */
    List<BoardEvent> eventsAfter(int cursor);

    /** Whether what led to a cursor is worth a sentence while everything runs by itself. */
    default boolean isSpoken(int cursor) {
        return cursor > 0
                && eventsAfter(cursor - 1).stream()
                        .anyMatch(event -> Narrator.caption(event).volume() == Caption.Volume.SPOKEN);
    }

    /** Whether what led to a cursor has decided something; of houses that are filled one after another, the last. */
    default boolean isDecision(int cursor) {
        return cursor > 0 && decides(cursor - 1) && !(isFilling(cursor - 1) && isFilling(cursor));
    }

    private boolean decides(int cursor) {
        return eventsAfter(cursor).stream().anyMatch(event -> DECISIVE.contains(event.getClass()));
    }

    /** Whether houses are filled or burnt between a cursor and the next. */
    private boolean isFilling(int cursor) {
        return eventsAfter(cursor).stream()
                .anyMatch(event -> event instanceof RoundEvent.Refilled || event instanceof RoundEvent.Burnt);
    }

    /** What is known only after going through all of it. */
    default Survey survey() {
        return Survey.of(this);
    }

    /** The number of the round to which the step before a cursor, 1 or more, belongs. */
    int roundAt(int cursor);

    /** The 1-based number, in its round, of the turn to which the step before a cursor, 1 or more, belongs. */
    int turnAt(int cursor);
}
