package papan.ui.playback;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.BooleanSupplier;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import papan.replay.Grain;
import papan.replay.Reel;
import papan.ui.common.Edt;
import papan.ui.common.SeedMotion;
import papan.ui.playback.PlaybackListener.Change;

/**
 * The reveal cursor: how far something has been revealed, and whether it is running.
 *
 * <p>The cursor counts the steps that have happened. It never passes {@link #limit()}, so that nothing beyond an open
 * question can be seen. While a seed is on its way, {@link #fraction()} says how far it has come between the cursor and
 * the next. Lives on the event dispatch thread.
 */
public abstract sealed class Transport permits Playback, Ensemble {
    /** Milliseconds that one seed takes at speed 1, unless a lesson says otherwise. */
    public static final int SEED_MS = EventTime.SEED_MS;

    public static final double MIN_SPEED = 0.25;

    public static final double MAX_SPEED = 8;

    private final Ticker ticker;
    private final List<PlaybackListener> listeners = new CopyOnWriteArrayList<>();
    private Reel reel;
    private int cursor;
    private int limit;
    /** The furthest cursor that has been reached on this timeline: what lies before it is no secret any more. */
    private int revealed;

    /** Where it stops on its way forward, in order. */
    private List<Integer> pauses = List.of();

    /** Where an author tells something. */
    private IntPredicate telling = at -> false;

    /** What is told at each cursor; empty where nobody knows. */
    private IntFunction<String> sentences = at -> "";

    /** Whether playing stops wherever something is decided. */
    private BooleanSupplier stopping = () -> false;

    /** Where playing has stopped, or will, so that somebody reads at leisure; -1 for nowhere. */
    private int waitsAt = -1;

    private double fraction;
    /** What is left of the time of the last step, most of it to read its sentence, in milliseconds at speed 1. */
    private double rest;

    /** How many times faster than its speed it runs, so that a long turn ends soon. */
    private double haste = 1;

    private Grain grain = Grain.SEED;
    private double speed = 1;
    private int seedMs = SEED_MS;
    private boolean playing;
    private boolean locked;
    /** Where a running step will stop; playing goes on to the limit. */
    private int target;

    Transport(Ticker ticker, Reel reel) {
        this.ticker = ticker;
        this.reel = reel;
    }

    public final void addListener(PlaybackListener listener) {
        listeners.add(listener);
    }

    public final void removeListener(PlaybackListener listener) {
        listeners.remove(listener);
    }

    /** Shows something else, or another part of the same; {@code seen} is the furthest cursor reached on it before. */
    final void show(Reel next, int at, int last, int seen) {
        Edt.check();
        halt();
        boolean same = next == reel;
        reel = next;
        pauses = List.of();
        telling = none -> false;
        stopping = () -> false;
        waitsAt = -1;
        haste = 1;
        limit = Math.min(last, next.size());
        cursor = Math.min(at, limit);
        revealed = Math.max(same ? revealed : 0, Math.max(seen, cursor));
        target = cursor;
        fire(same ? Change.CURSOR : Change.LOADED);
        fire(Change.CONTROLS);
    }

    /** Says at which cursors it stops on its way forward, until something else is shown. */
    public final void setPauses(List<Integer> cursors) {
        Edt.check();
        pauses = cursors.stream().sorted().toList();
    }

    /** Says at which cursors an author tells something that takes time to read, until something else is shown. */
    public final void setTelling(IntPredicate cursors) {
        Edt.check();
        telling = cursors;
    }

    /** Says how what is told at a cursor is put into words, so that it stays until it can have been read. */
    public final void setSentences(IntFunction<String> cursors) {
        Edt.check();
        sentences = cursors;
    }

    /** Says whether playing stops wherever something is decided, until something else is shown; asked at each start. */
    public final void setStopping(BooleanSupplier atDecisions) {
        Edt.check();
        stopping = atDecisions;
    }

    /** Whether playing has stopped only so that somebody reads at leisure what has been decided or told. */
    public final boolean isWaiting() {
        return !playing && cursor == waitsAt && cursor < limit;
    }

    /** The next place at which something is decided, if playing stops there; else the limit. */
    private int beforeDecision() {
        int at = cursor + 1;
        while (at < limit && !(stopping.getAsBoolean() && reel.isDecision(at))) {
            at++;
        }
        return at;
    }

    /** The first pause on the way to a cursor, or that cursor. */
    private int beforePause(int to) {
        return pauses.stream().filter(at -> at > cursor && at < to).findFirst().orElse(to);
    }

    /** What is walked through. */
    public final Reel reel() {
        return reel;
    }

    /** How many steps have been revealed. */
    public final int cursor() {
        return cursor;
    }

    /** The last cursor that may be reached. */
    public final int limit() {
        return limit;
    }

    /** The furthest cursor that has been reached on this timeline; never beyond the {@link #limit()}. */
    public final int revealed() {
        return Math.min(revealed, limit);
    }

    /** How far what happens after the cursor is under way: 0 at rest, towards 1 while it happens. */
    public final double fraction() {
        return fraction;
    }

    /** How far one step goes. */
    public final Grain grain() {
        return grain;
    }

    /** Chooses how far one step goes. */
    public final void setGrain(Grain next) {
        Edt.check();
        grain = next;
        fire(Change.CONTROLS);
    }

    /** How many times faster than one seed in {@value #SEED_MS} ms. */
    public final double speed() {
        return speed;
    }

    /** Chooses the speed, kept between {@link #MIN_SPEED} and {@link #MAX_SPEED}. */
    public final void setSpeed(double next) {
        Edt.check();
        speed = Math.max(MIN_SPEED, Math.min(MAX_SPEED, next));
        fire(Change.CONTROLS);
    }

    /** Says how long one seed takes at speed 1, in milliseconds, 1 or more; all motion takes its time in proportion. */
    public final void setSeedMs(int next) {
        Edt.check();
        seedMs = next;
    }

    /** Whether it runs on by itself. */
    public final boolean isPlaying() {
        return playing;
    }

    /** Whether it has arrived by itself and the sentence of the last step is still being read. */
    public final boolean isResting() {
        return !playing && rest > 0;
    }

    /** Whether a question holds the transport. */
    public final boolean isLocked() {
        return locked;
    }

    /** Holds the transport while a question is open, or lets it go. */
    public final void setLocked(boolean on) {
        Edt.check();
        boolean travelled = halt();
        locked = on;
        if (travelled) {
            fire(Change.FRACTION);
        }
        fire(Change.CONTROLS);
    }

    /** Whether there is anything left to reveal. */
    public final boolean atLimit() {
        return cursor >= limit;
    }

    /** Goes to a cursor at once; beyond the limit, to the limit. Does nothing while locked. */
    public final void seek(int to) {
        Edt.check();
        if (locked) {
            return;
        }
        boolean travelled = halt();
        int bounded = Math.max(0, Math.min(to, limit));
        if (bounded != cursor) {
            cursor = bounded;
            fire(Change.CURSOR);
        } else if (travelled) {
            fire(Change.FRACTION);
        }
        fire(Change.CONTROLS);
    }

    /** Back to the beginning of what can be reached. */
    public final void first() {
        seek(0);
    }

    /** To the last point that has been revealed; from there, to the next pause or the last that may be. */
    public final void last() {
        seek(cursor < revealed() ? revealed() : beforePause(limit));
    }

    /** One step forward at the current grain: a single seed travels, a longer step jumps. */
    public final void forward() {
        forward(grain);
    }

    public final void forward(Grain by) {
        Edt.check();
        if (locked) {
            return;
        }
        finishUnderWay();
        if (atLimit()) {
            return;
        }
        int to = beforePause(Math.min(reel.next(cursor, by), limit));
        if (by == Grain.SEED && SeedMotion.now() != SeedMotion.OFF) {
            haste = 1;
            run(to, false);
        } else {
            seek(to);
        }
    }

    /** One step back at the current grain. */
    public final void back() {
        back(grain);
    }

    public final void back(Grain by) {
        Edt.check();
        if (fraction > 0) {
            seek(cursor);
        } else {
            seek(reel.previous(cursor, by));
        }
    }

    /** Runs on by itself to the limit. */
    public final void play() {
        playWithin(Double.POSITIVE_INFINITY);
    }

    /** Runs on by itself, faster than its speed as far as it would take longer than so many milliseconds. */
    public final void playWithin(double milliseconds) {
        Edt.check();
        if (!locked && !atLimit()) {
            int to = beforePause(beforeDecision());
            haste = 1;
            haste = Math.max(1, timeTo(to) / milliseconds);
            run(to, true);
            waitsAt = to;
        }
    }

    /** Whether what runs, or ran last, was played faster than its speed. */
    public final boolean isHasty() {
        return haste > 1;
    }

    /** How long it takes to run from here to a cursor, in milliseconds. */
    private double timeTo(int to) {
        double sum = 0;
        for (int at = cursor; at < to; at++) {
            EventTime time = EventTime.longest(reel.eventsAfter(at));
            sum += time.motion() + reading(time, at + 1);
        }
        return sum / pace();
    }

    /** Stops where it is; a seed under way arrives. */
    public final void pause() {
        Edt.check();
        // Whoever hears of the seed that arrives hears of it as the last.
        playing = false;
        finishUnderWay();
        halt();
        fire(Change.CONTROLS);
    }

    /** Plays or pauses. */
    public final void toggle() {
        if (playing) {
            pause();
        } else {
            play();
        }
    }

    /** Plays, or goes to where that would come to its end. */
    public final void hasten() {
        if (playing) {
            last();
        } else {
            play();
        }
    }

    private void run(int to, boolean onwards) {
        target = to;
        rest = 0;
        playing = onwards;
        ticker.start(this::tick);
        fire(Change.CONTROLS);
    }

    private void tick(double milliseconds) {
        double left = milliseconds * pace();
        boolean moved = false;
        boolean travelled = false;
        while (left > 0 && (rest > 0 || cursor < target)) {
            if (rest > 0) {
                double spent = Math.min(rest, left);
                rest -= spent;
                left -= spent;
                continue;
            }
            EventTime time = EventTime.longest(reel.eventsAfter(cursor));
            double travel = travel(time.motion());
            double needed = (1 - fraction) * travel;
            if (left < needed) {
                fraction += left / travel;
                travelled = true;
                left = 0;
            } else {
                left -= needed;
                fraction = 0;
                cursor++;
                moved = true;
                rest = time.motion() - travel + reading(time, cursor);
            }
        }
        tell(moved, travelled);
    }

    /** Tells what a tick has brought, and stops once the last sentence has had its time, too. */
    private void tell(boolean moved, boolean travelled) {
        boolean arrives = moved && cursor >= target;
        boolean rested = cursor >= target && rest <= 0;
        if (arrives) {
            playing = false;
        }
        if (rested) {
            halt();
        }
        if (moved || travelled) {
            fire(moved ? Change.CURSOR : Change.FRACTION);
        }
        if (arrives || rested) {
            fire(Change.CONTROLS);
        }
    }

    /**
     * What an author tells and what decides something stays as long as it takes to be read. A lesson's quick seeds leave no
     * less time for that; a speed that somebody has chosen does.
     */
    private double reading(EventTime time, int at) {
        boolean read = telling.test(at) || time.isRead();
        int reading = read ? Math.max(time.reading(), ReadingTime.of(sentences.apply(at))) : time.reading();
        return reading * Math.max(1, (double) SEED_MS / seedMs);
    }

    /** How much time of speed 1 passes in a millisecond. */
    private double pace() {
        return haste * speed * SEED_MS / seedMs;
    }

    /**
     * How much of the time of a step something is under way. Where motion is short or off it arrives early and then stays,
     * so that what is played takes its time all the same.
     */
    private double travel(int duration) {
        return switch (SeedMotion.now()) {
            case FULL -> duration;
            case SHORT -> Math.min(duration, SeedMotion.SHORT_MS * pace());
            case OFF -> 0;
        };
    }

    private void finishUnderWay() {
        if (fraction > 0 && cursor < limit) {
            fraction = 0;
            cursor++;
            fire(Change.CURSOR);
        }
    }

    /** Stops, and says whether a seed was under way, which then lies where it came from. */
    private boolean halt() {
        boolean travelled = fraction > 0;
        ticker.stop();
        playing = false;
        fraction = 0;
        rest = 0;
        target = cursor;
        return travelled;
    }

    private void fire(Change change) {
        revealed = Math.max(revealed, cursor);
        for (PlaybackListener listener : listeners) {
            listener.playbackChanged(change);
        }
    }
}
