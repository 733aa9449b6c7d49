package papan.ui.playback;

import java.util.List;
import papan.event.BoardEvent;
import papan.event.RoundEvent;
import papan.event.SowingEvent;

/**
 * How long an event takes at speed 1, in milliseconds. Its sentence is shown once it has happened, so the time to read it
 * comes after the motion.
 *
 * @param motion while it is under way
 * @param reading how long its sentence stays before the next event begins
 */
public record EventTime(int motion, int reading) {
    /** A seed, unless a lesson says otherwise. */
    static final int SEED_MS = 450;

    private static final int READING = ReadingTime.LEAST;
    private static final int SEED = SEED_MS;
    private static final int GLANCE = 120;
    private static final ByKind BY_KIND = new ByKind();

    /** How long an event takes. */
    public static EventTime of(BoardEvent event) {
        return event.accept(BY_KIND);
    }

    /** How long events that happen together take: as long as the longest of them. */
    static EventTime longest(List<BoardEvent> events) {
        return new EventTime(
                events.stream().mapToInt(event -> of(event).motion).max().orElse(GLANCE),
                events.stream().mapToInt(event -> of(event).reading).max().orElse(0));
    }

    /** Whether its sentence decides something and is to be read, not only glanced at. */
    boolean isRead() {
        return reading >= READING;
    }

    /** From the beginning of the event to the beginning of the next. */
    public int total() {
        return motion + reading;
    }

    /** What decides something is read in peace; what merely moves is followed by eye. */
    private static final class ByKind implements BoardEvent.Visitor<EventTime> {
        @Override
        public EventTime lifted(SowingEvent.Lifted event) {
            return new EventTime(SEED, 0);
        }

        @Override
        public EventTime sown(SowingEvent.Sown event) {
            return new EventTime(SEED, 0);
        }

        @Override
        public EventTime skipped(SowingEvent.Skipped event) {
            return new EventTime(SEED, 150);
        }

        @Override
        public EventTime forfeited(SowingEvent.Forfeited event) {
            return new EventTime(2 * SEED, 600);
        }

        @Override
        public EventTime ruled(SowingEvent.Ruled event) {
            return new EventTime(SEED, READING);
        }

        @Override
        public EventTime captured(SowingEvent.Captured event) {
            return new EventTime(2 * SEED, 900);
        }

        @Override
        public EventTime banked(SowingEvent.Banked event) {
            return new EventTime(2 * SEED, 600);
        }

        @Override
        public EventTime turnEnded(SowingEvent.TurnEnded event) {
            return new EventTime(SEED, 900);
        }

        @Override
        public EventTime roundStarted(RoundEvent.RoundStarted event) {
            return new EventTime(GLANCE, 900);
        }

        @Override
        public EventTime passed(RoundEvent.Passed event) {
            return new EventTime(SEED, READING);
        }

        @Override
        public EventTime swept(RoundEvent.Swept event) {
            return new EventTime(2 * SEED, 900);
        }

        @Override
        public EventTime roundEnded(RoundEvent.RoundEnded event) {
            return new EventTime(SEED, 2000);
        }

        @Override
        public EventTime refilled(RoundEvent.Refilled event) {
            return new EventTime(GLANCE, 0);
        }

        @Override
        public EventTime burnt(RoundEvent.Burnt event) {
            return new EventTime(SEED, 600);
        }

        @Override
        public EventTime matchEnded(RoundEvent.MatchEnded event) {
            return new EventTime(SEED, 2000);
        }
    }
}
