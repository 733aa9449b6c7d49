package papan.ui.lesson;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import papan.event.BoardEvent;
import papan.event.RoundEvent;
import papan.event.SowingEvent;
import papan.model.Place;
import papan.narration.Caption.Volume;
import papan.narration.CaptionText;
import papan.narration.Narrator;
import papan.replay.Timeline;
import papan.ui.common.WindowText;

/**
 * What happened on a timeline, in lines: one for each spoken event, one for each run of seeds between two of them.
 */
final class HistoryLines {
    /** More places than this are counted, not named. */
    private static final int NAMED = 7;

    private final Timeline timeline;
    private final List<Line> lines = new ArrayList<>();

    /**
     * Some events in a row that are told in one line.
     *
     * @param from the first event
     * @param to the cursor after the last
     */
    record Line(int from, int to, boolean spoken) {}

    HistoryLines(Timeline timeline) {
        this.timeline = timeline;
        int from = 0;
        for (int i = 0; i < timeline.size(); i++) {
            boolean spoken = isSpoken(timeline.events().get(i));
            if (spoken && i > from) {
                lines.add(new Line(from, i, false));
            }
            if (spoken) {
                lines.add(new Line(i, i + 1, true));
                from = i + 1;
            }
        }
        if (timeline.size() > from) {
            lines.add(new Line(from, timeline.size(), false));
        }
    }

    /** The lines that may be read at a cursor; the last may have been told in part only. */
    List<Line> until(int cursor) {
        int count = 0;
        while (count < lines.size() && lines.get(count).from() < cursor) {
            count++;
        }
        return lines.subList(0, count);
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
        return places.stream().map(captions::place).collect(Collectors.joining(captions.text("list.comma")));
    }

    private static boolean isSpoken(BoardEvent event) {
        return Narrator.caption(event).volume() == Volume.SPOKEN;
    }
}
