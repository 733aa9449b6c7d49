package papan.ui.playback;

import java.util.Optional;
import papan.event.BoardEvent;
import papan.model.Position;
import papan.replay.Timeline;

/** The reveal cursor of one board. Lives on the event dispatch thread. */
public final class Playback extends Transport implements Reveal {
    private Timeline timeline;

    /** A playback that shows a position in which nothing happens. */
    public Playback(Ticker ticker, Position position) {
        this(ticker, Timeline.still(position));
    }

    private Playback(Ticker ticker, Timeline timeline) {
        super(ticker, timeline);
        this.timeline = timeline;
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
        timeline = next;
        show(next, at, last, seen);
    }

    @Override
    public Timeline timeline() {
        return timeline;
    }

    public Optional<BoardEvent> underWay() {
        return fraction() > 0 && cursor() < limit()
                ? Optional.of(timeline.events().get(cursor()))
                : Optional.empty();
    }

    /** The event that happened last, if any has. */
    public Optional<BoardEvent> latest() {
        return cursor() > 0 ? Optional.of(timeline.events().get(cursor() - 1)) : Optional.empty();
    }

    public Position position() {
        return timeline.positionAt(cursor());
    }
}
