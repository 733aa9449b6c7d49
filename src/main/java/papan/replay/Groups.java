package papan.replay;

import java.util.ArrayList;
import java.util.List;
import papan.event.BoardEvent;
import papan.event.SowingEvent.Forfeited;
import papan.event.SowingEvent.Lifted;
import papan.event.SowingEvent.Skipped;
import papan.event.SowingEvent.Sown;

/** Cuts a timeline into what is shown together with the same part of other timelines. */
final class Groups {
    private Groups() {}

    /**
     * Where the groups begin: cursors, the first of them 0. What comes before the first lift is a group of its own.
     *
     * @return at least one
     */
    static List<Integer> starts(Timeline timeline, Pairing pairing) {
        List<Integer> starts = new ArrayList<>();
        starts.add(0);
        int beginning = beginning(timeline);
        for (int i = 1; i < timeline.size(); i++) {
            if (i == beginning || (i > beginning && begins(timeline, i, pairing))) {
                starts.add(i);
            }
        }
        return starts;
    }

    private static boolean begins(Timeline timeline, int i, Pairing pairing) {
        BoardEvent event = timeline.events().get(i);
        return switch (pairing) {
            case CAUSE, MOVE -> event instanceof Lifted lifted && lifted.lap() == 1;
            case TURN -> timeline.stopsAt(i, Grain.TURN);
            case LAP -> timeline.stopsAt(i, Grain.LAP);
            case SEED -> bringsASeed(event) && !leadsToASeed(timeline.events().get(i - 1));
        };
    }

    /** Where the first lift is. */
    private static int beginning(Timeline timeline) {
        int i = 0;
        while (i < timeline.size() && !(timeline.events().get(i) instanceof Lifted)) {
            i++;
        }
        return i;
    }

    private static boolean bringsASeed(BoardEvent event) {
        return event instanceof Sown || event instanceof Forfeited || leadsToASeed(event);
    }

    private static boolean leadsToASeed(BoardEvent event) {
        return event instanceof Lifted || event instanceof Skipped;
    }
}
