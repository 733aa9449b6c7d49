package papan.ui.playback;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import papan.replay.Grain;
import papan.replay.Levels;
import papan.replay.MarkFilter;
import papan.replay.Reel;
import papan.replay.Whereabouts;
import papan.ui.common.Listeners;

/**
 * How a timeline is looked at: its levels, which part of it the line shows in detail, what is looked for on it, and the
 * branches below it. Lives on the event dispatch thread.
 */
final class TimelineModel {
    /** A timeline of no more steps fits on the line as a whole. */
    private static final int WHOLE = 160;
    /** So many turns, in one round, still fit on the line. */
    private static final int TURNS = 8;

    private static final int CLOSEST = 20;
    private static final double STEP = 1.6;

    private final Transport transport;
    private final Listeners<Runnable> listeners = new Listeners<>();
    private Levels levels;
    /** Those of the match itself while a branch of it is shown; worked out with the lanes and not with every painting. */
    private Optional<Levels> main = Optional.empty();

    private MarkFilter filter = new MarkFilter.Everything();
    private int[] found = {};
    private List<Lane> lanes = List.of();
    private int lane;
    /** How many steps the line shows. */
    private double width = WHOLE;

    private int from;

    TimelineModel(Transport transport) {
        this.transport = transport;
        this.levels = transport.reel().survey().levels();
        transport.addListener(this::changed);
        load();
    }

    /** Adds somebody who shows it again when something has changed, but for the cursor. */
    Listeners.Handle onChange(Runnable listener) {
        return listeners.add(listener);
    }

    private void changed(PlaybackListener.Change change) {
        if (change == PlaybackListener.Change.LOADED) {
            load();
            fire();
        } else if (change == PlaybackListener.Change.CURSOR) {
            follow();
        }
    }

    private void load() {
        Reel reel = transport.reel();
        levels = reel.survey().levels();
        found = filter.cursors(reel);
        follow();
    }

    private void fire() {
        listeners.tell(Runnable::run);
    }

    Transport transport() {
        return transport;
    }

    Levels levels() {
        return levels;
    }

    /** Whether there is more than a single line can show: lanes, or many turns. */
    boolean isLong() {
        int limit = transport.limit();
        return (!lanes.isEmpty() && limit > 0) || levels.indexAt(Grain.TURN, limit) >= TURNS;
    }

    Whereabouts where() {
        return levels.at(transport.cursor());
    }

    /** The first cursor that the line shows. */
    int from() {
        return isZoomed() ? from : 0;
    }

    /** The last cursor that the line shows. */
    int to() {
        return isZoomed() ? Math.min(transport.limit(), from + (int) Math.round(width)) : transport.limit();
    }

    /** Whether the line shows a part only. */
    boolean isZoomed() {
        return isLong() && width < transport.limit();
    }

    /** Lets the line show less or more. */
    void zoom(int steps) {
        width = Math.max(CLOSEST, Math.min(width, transport.limit()) * Math.pow(STEP, -steps));
        from = transport.cursor() - (int) Math.round(width / 2);
        bound();
        fire();
    }

    /** Keeps the cursor in the part that is shown, with some of what comes next. */
    private void follow() {
        int cursor = transport.cursor();
        int edge = (int) Math.round(width / 12);
        if (cursor < from + edge || cursor > from + width - edge) {
            int before = cursor - from;
            // Playing on turns a page; a jump puts what was jumped to into the middle.
            from = before >= 0 && before <= width ? cursor - 2 * edge : cursor - (int) Math.round(width / 2);
        }
        bound();
    }

    private void bound() {
        from = Math.max(0, Math.min(from, transport.limit() - (int) Math.round(width)));
    }

    MarkFilter filter() {
        return filter;
    }

    void setFilter(MarkFilter next) {
        filter = next;
        found = filter.cursors(transport.reel());
        fire();
    }

    /** Whether something in particular is looked for. */
    boolean isFiltering() {
        return !(filter instanceof MarkFilter.Everything);
    }

    /** The cursors just after what is looked for, in order; those not revealed yet are not to be shown. */
    int[] found() {
        return found;
    }

    /** How many of them have been revealed, and how many are at the cursor or before it. */
    int foundUntil(int cursor) {
        int at = Arrays.binarySearch(found, cursor);
        return at < 0 ? -at - 1 : at + 1;
    }

    /** The next of what is looked for, or the one before; never one that has not been revealed. */
    OptionalInt beside(int direction) {
        int cursor = transport.cursor();
        int after = foundUntil(cursor);
        int index = direction > 0 ? after : foundUntil(cursor - 1) - 1;
        boolean there = index >= 0 && index < found.length && found[index] <= transport.revealed();
        return there ? OptionalInt.of(found[index]) : OptionalInt.empty();
    }

    /** The lines of the match, itself first; none where there is only what the transport shows. */
    List<Lane> lanes() {
        return lanes;
    }

    /** The match itself while a branch of it is shown. */
    private Optional<Reel> reelOfMatch() {
        return lane == 0 || lanes.isEmpty()
                ? Optional.empty()
                : Optional.of(lanes.get(0).reel());
    }

    /** The levels of the match itself while a branch of it is shown. */
    Optional<Levels> levelsOfMatch() {
        return main;
    }

    /** The number of the line that the transport shows. */
    int lane() {
        return lane;
    }

    void setLanes(List<Lane> next, int shown) {
        Optional<Reel> before = reelOfMatch();
        lanes = next.size() > 1 ? List.copyOf(next) : List.of();
        lane = shown;
        Optional<Reel> now = reelOfMatch();
        if (main.isEmpty() || !now.equals(before)) {
            main = now.map(reel -> reel.survey().levels());
        }
        fire();
    }
}
