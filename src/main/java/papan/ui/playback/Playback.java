package papan.ui.playback;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import papan.event.BoardEvent;
import papan.model.Position;
import papan.replay.Grain;
import papan.replay.Timeline;
import papan.ui.common.Edt;
import papan.ui.playback.PlaybackListener.Change;

/**
 * The reveal cursor: which timeline is shown, how far it has been revealed, and whether it is running.
 *
 * <p>The cursor counts the events that have happened. It never passes {@link #limit()}, so that nothing beyond an open
 * question can be seen. While a seed is on its way, {@link #fraction()} says how far it has come between the cursor and
 * the event after it. Lives on the event dispatch thread.
 */
public final class Playback {
    /** Milliseconds that one seed takes at speed 1. */
    public static final int SEED_MS = 450;

    /** The slowest speed. */
    public static final double MIN_SPEED = 0.25;

    /** The fastest speed. */
    public static final double MAX_SPEED = 8;

    private final Ticker ticker;
    private final List<PlaybackListener> listeners = new CopyOnWriteArrayList<>();
    private Timeline timeline;
    private int cursor;
    private int limit;
    /** The furthest cursor that has been reached on this timeline: what lies before it is no secret any more. */
    private int revealed;

    private double fraction;
    private Grain grain = Grain.SEED;
    private double speed = 1;
    private boolean playing;
    private boolean animated = true;
    private boolean locked;
    /** Where a running step will stop; playing goes on to the limit. */
    private int target;

    /** A playback that shows a position in which nothing happens. */
    public Playback(Ticker ticker, Position position) {
        this.ticker = ticker;
        this.timeline = Timeline.still(position);
    }

    /** Adds a listener. */
    public void addListener(PlaybackListener listener) {
        listeners.add(listener);
    }

    /** Removes a listener. */
    public void removeListener(PlaybackListener listener) {
        listeners.remove(listener);
    }

    /**
     * Shows a timeline, revealed up to a cursor.
     *
     * @param at the cursor to begin with
     * @param last the last cursor that may be reached
     */
    public void load(Timeline next, int at, int last) {
        load(next, at, last, at);
    }

    /**
     * Shows a timeline of which more than what is shown has been revealed before.
     *
     * @param at the cursor to begin with
     * @param last the last cursor that may be reached
     * @param seen the furthest cursor that has been reached before
     */
    public void load(Timeline next, int at, int last, int seen) {
        Edt.check();
        halt();
        boolean same = next == timeline;
        timeline = next;
        limit = Math.min(last, next.size());
        cursor = Math.min(at, limit);
        revealed = Math.max(same ? revealed : 0, Math.max(seen, cursor));
        target = cursor;
        fire(same ? Change.CURSOR : Change.LOADED);
        fire(Change.CONTROLS);
    }

    /** The timeline that is shown. */
    public Timeline timeline() {
        return timeline;
    }

    /** How many of its events have been revealed. */
    public int cursor() {
        return cursor;
    }

    /** The last cursor that may be reached. */
    public int limit() {
        return limit;
    }

    /** The furthest cursor that has been reached on this timeline; never beyond the {@link #limit()}. */
    public int revealed() {
        return Math.min(revealed, limit);
    }

    /** How far the event after the cursor is under way: 0 at rest, towards 1 while it happens. */
    public double fraction() {
        return fraction;
    }

    /** The event that is under way, if one is. */
    public Optional<BoardEvent> underWay() {
        return fraction > 0 && cursor < limit ? Optional.of(timeline.events().get(cursor)) : Optional.empty();
    }

    /** The event that happened last, if any has. */
    public Optional<BoardEvent> latest() {
        return cursor > 0 ? Optional.of(timeline.events().get(cursor - 1)) : Optional.empty();
    }

    /** The position at the cursor. */
    public Position position() {
        return timeline.positionAt(cursor);
    }

    /** How far one step goes. */
    public Grain grain() {
        return grain;
    }

    /** Chooses how far one step goes. */
    public void setGrain(Grain next) {
        Edt.check();
        grain = next;
        fire(Change.CONTROLS);
    }

    /** How many times faster than one seed in {@value #SEED_MS} ms. */
    public double speed() {
        return speed;
    }

    /** Chooses the speed, kept between {@link #MIN_SPEED} and {@link #MAX_SPEED}. */
    public void setSpeed(double next) {
        Edt.check();
        speed = Math.max(MIN_SPEED, Math.min(MAX_SPEED, next));
        fire(Change.CONTROLS);
    }

    /** Whether seeds travel; otherwise they jump. */
    public void setAnimated(boolean on) {
        animated = on;
    }

    /** Whether it runs on by itself. */
    public boolean isPlaying() {
        return playing;
    }

    /** Whether a question holds the transport. */
    public boolean isLocked() {
        return locked;
    }

    /** Holds the transport while a question is open, or lets it go. */
    public void setLocked(boolean on) {
        Edt.check();
        halt();
        locked = on;
        fire(Change.CONTROLS);
    }

    /** Whether there is anything left to reveal. */
    public boolean atLimit() {
        return cursor >= limit;
    }

    /** Goes to a cursor at once; beyond the limit, to the limit. Does nothing while locked. */
    public void seek(int to) {
        Edt.check();
        if (locked) {
            return;
        }
        halt();
        int bounded = Math.max(0, Math.min(to, limit));
        if (bounded != cursor) {
            cursor = bounded;
            fire(Change.CURSOR);
        }
        fire(Change.CONTROLS);
    }

    /** Back to the beginning of what can be reached. */
    public void first() {
        seek(0);
    }

    /** To the last point that has been revealed; from there, to the last that may be. */
    public void last() {
        seek(cursor < revealed() ? revealed() : limit);
    }

    /** One step forward at the current grain: a single seed travels, a longer step jumps. */
    public void forward() {
        forward(grain);
    }

    /** One step forward at a grain. */
    public void forward(Grain by) {
        Edt.check();
        if (locked) {
            return;
        }
        finishUnderWay();
        if (atLimit()) {
            return;
        }
        int to = Math.min(timeline.next(cursor, by), limit);
        if (by == Grain.SEED && animated) {
            run(to, false);
        } else {
            seek(to);
        }
    }

    /** One step back at the current grain. */
    public void back() {
        back(grain);
    }

    /** One step back at a grain. */
    public void back(Grain by) {
        Edt.check();
        if (fraction > 0) {
            seek(cursor);
        } else {
            seek(timeline.previous(cursor, by));
        }
    }

    /** Runs on by itself to the limit. */
    public void play() {
        Edt.check();
        if (!locked && !atLimit()) {
            run(limit, true);
        }
    }

    /** Stops where it is; a seed under way arrives. */
    public void pause() {
        Edt.check();
        finishUnderWay();
        halt();
        fire(Change.CONTROLS);
    }

    /** Plays or pauses. */
    public void toggle() {
        if (playing) {
            pause();
        } else {
            play();
        }
    }

    private void run(int to, boolean onwards) {
        target = to;
        playing = onwards;
        ticker.start(this::tick);
        fire(Change.CONTROLS);
    }

    private void tick(double milliseconds) {
        double left = milliseconds * speed;
        boolean moved = false;
        while (cursor < target && left > 0) {
            int duration = EventTime.of(timeline.events().get(cursor));
            double needed = (1 - fraction) * duration;
            if (left < needed) {
                fraction += left / duration;
                left = 0;
            } else {
                left -= needed;
                fraction = 0;
                cursor++;
                moved = true;
            }
        }
        boolean arrived = cursor >= target;
        if (arrived) {
            halt();
        }
        fire(moved ? Change.CURSOR : Change.FRACTION);
        if (arrived) {
            fire(Change.CONTROLS);
        }
    }

    private void finishUnderWay() {
        if (fraction > 0 && cursor < limit) {
            fraction = 0;
            cursor++;
            fire(Change.CURSOR);
        }
    }

    private void halt() {
        ticker.stop();
        playing = false;
        fraction = 0;
        target = cursor;
    }

    private void fire(Change change) {
        revealed = Math.max(revealed, cursor);
        for (PlaybackListener listener : listeners) {
            listener.playbackChanged(change);
        }
    }
}
