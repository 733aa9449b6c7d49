package papan.ui.telling;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import papan.event.BoardEvent;
import papan.event.RoundEvent;
import papan.event.SowingEvent;
import papan.model.Place;
import papan.narration.Caption.Volume;
import papan.narration.CaptionText;
import papan.replay.Timeline;
import papan.ui.common.WindowText;

/**
 * What happened on a timeline, in lines: one for each spoken event, one for each run of seeds between two of them.
 */
final class HistoryLines {
    /** More places than this are counted, not named. */
    private static final int NAMED = 7;

    /** So many lines can be read at a cursor; what was before is reached by going back. */
    private static final int MOST = 60;

    private final Timeline timeline;

    /**
     * Some events in a row that are told in one line.
     *
     * @param from the first event
     * @param to the cursor after the last
     */
    record Line(int from, int to, boolean spoken) {}

    HistoryLines(Timeline timeline) {
        this.timeline = timeline;
    }

    /**
     * The latest lines that may be read at a cursor; the last may have been told in part only. Found from the cursor
     * backwards, so that it takes no longer in a long match than in a short one.
     */
    List<Line> until(int cursor) {
        Deque<Line> lines = new ArrayDeque<>();
        int end = cursor;
        while (end < timeline.size() && end > 0 && !isSpoken(end - 1) && !isSpoken(end)) {
            end++;
        }
        int at = cursor;
        while (at > 0 && lines.size() < MOST) {
            int from = at - 1;
            boolean spoken = isSpoken(from);
            while (!spoken && from > 0 && !isSpoken(from - 1)) {
                from--;
            }
            lines.addFirst(new Line(from, at == cursor && !spoken ? end : at, spoken));
            at = from;
        }
        return List.copyOf(lines);
    }

    /** A line in words, as far as it has happened at a cursor. */
    String text(Line line, int cursor, CaptionText captions, WindowText words) {
        if (line.spoken()) {
            return captions.format(timeline.caption(line.from()));
        }
        List<BoardEvent> events = timeline.events().subList(line.from(), Math.min(line.to(), cursor));
        Set<Place> places = new LinkedHashSet<>();
        int seeds = 0;
        boolean filling = false;
        for (BoardEvent event : events) {
            if (event instanceof SowingEvent.Sown sown) {
                places.add(sown.at());
                seeds++;
            } else if (event instanceof RoundEvent.Refilled refilled) {
                places.add(refilled.at());
                filling = true;
                seeds++;
            }
        }
        String what = filling ? "history.filled" : "history.sown";
        if (seeds == places.size() && seeds <= NAMED) {
            return words.text(what, Map.of("count", seeds, "places", named(places, captions)));
        }
        return words.text(what + ".many", Map.of("count", seeds));
    }

    private static String named(Set<Place> places, CaptionText captions) {
        return captions.list(places.stream().map(captions::place).toList());
    }

    private boolean isSpoken(int index) {
        return timeline.caption(index).volume() == Volume.SPOKEN;
    }
}
