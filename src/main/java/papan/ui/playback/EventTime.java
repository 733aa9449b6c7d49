package papan.ui.playback;

import java.util.List;
import papan.event.BoardEvent;
import papan.event.RoundEvent;
import papan.event.SowingEvent;

/** How long each kind of event takes at speed 1, in milliseconds: time to follow it, and at a ruling to read. */
public final class EventTime implements BoardEvent.Visitor<Integer> {
    private static final EventTime TIME = new EventTime();
    private static final int GLANCE = 120;
    private static final int READING = 1400;

    private EventTime() {}

    /** How long events that happen together take: as long as the longest of them. */
    static int longest(List<BoardEvent> events) {
        return events.stream().mapToInt(EventTime::of).max().orElse(GLANCE);
    }

    /** How long an event takes. */
    public static int of(BoardEvent event) {
        return event.accept(TIME);
    }

    @Override
    public Integer lifted(SowingEvent.Lifted event) {
        return Playback.SEED_MS;
    }

    @Override
    public Integer sown(SowingEvent.Sown event) {
        return Playback.SEED_MS;
    }

    @Override
    public Integer skipped(SowingEvent.Skipped event) {
        return GLANCE;
    }

    @Override
    public Integer forfeited(SowingEvent.Forfeited event) {
        return 2 * Playback.SEED_MS;
    }

    @Override
    public Integer ruled(SowingEvent.Ruled event) {
        return READING;
    }

    @Override
    public Integer captured(SowingEvent.Captured event) {
        return 2 * Playback.SEED_MS;
    }

    @Override
    public Integer banked(SowingEvent.Banked event) {
        return 2 * Playback.SEED_MS;
    }

    @Override
    public Integer turnEnded(SowingEvent.TurnEnded event) {
        return Playback.SEED_MS;
    }

    @Override
    public Integer roundStarted(RoundEvent.RoundStarted event) {
        return GLANCE;
    }

    @Override
    public Integer passed(RoundEvent.Passed event) {
        return READING;
    }

    @Override
    public Integer swept(RoundEvent.Swept event) {
        return 2 * Playback.SEED_MS;
    }

    @Override
    public Integer roundEnded(RoundEvent.RoundEnded event) {
        return READING;
    }

    @Override
    public Integer refilled(RoundEvent.Refilled event) {
        return GLANCE;
    }

    @Override
    public Integer burnt(RoundEvent.Burnt event) {
        return Playback.SEED_MS;
    }

    @Override
    public Integer matchEnded(RoundEvent.MatchEnded event) {
        return READING;
    }
}
