package papan.ui.board;

import java.util.List;
import java.util.Set;
import papan.model.House;
import papan.model.Layout;
import papan.model.Place;
import papan.model.Position;
import papan.model.Side;
import papan.replay.Timeline;
import papan.replay.Trail;
import papan.ui.playback.Reveal;

/**
 * Everything that is to be seen on a board at one moment. Immutable; safe on any thread.
 *
 * @param position the position from which an event is under way, or the one at rest
 * @param viewpoint from where it is seen
 * @param hands the hands that hold seeds
 * @param flights seeds on their way; they are counted neither where they were nor where they will be
 * @param lids the covers of burnt houses
 * @param lit the places in play
 * @param trails the way of each hand in its present lap; where they are numbered, of all laps of the step just made, in
 *     order
 * @param numbered whether the trails are shown as numbers instead of motion
 * @param marks what else belongs to this moment
 */
public record BoardScene(
        Position position,
        Viewpoint viewpoint,
        List<HandAt> hands,
        List<Flight> flights,
        List<Lid> lids,
        Set<Place> lit,
        List<Trail> trails,
        boolean numbered,
        Marks marks) {

    public BoardScene {
        hands = List.copyOf(hands);
        flights = List.copyOf(flights);
        lids = List.copyOf(lids);
        lit = Set.copyOf(lit);
        trails = List.copyOf(trails);
    }

    /**
     * What is put on the board from outside, whatever happens on it.
     *
     * @param labels which numbers and names are shown
     * @param highlights places to look at
     * @param legal houses that may be chosen now
     * @param ways of hands, drawn in place of what happens; empty to leave that as it is
     */
    public record Marks(Labels labels, List<BoardHighlight> highlights, Set<House> legal, List<Trail> ways) {
        /** Numbers and names, nothing else. */
        public static final Marks PLAIN = new Marks(Labels.ALL, List.of(), Set.of());

        public Marks {
            highlights = List.copyOf(highlights);
            legal = Set.copyOf(legal);
            ways = List.copyOf(ways);
        }

        /** Marks without a way. */
        public Marks(Labels labels, List<BoardHighlight> highlights, Set<House> legal) {
            this(labels, highlights, legal, List.of());
        }

        /** Whether a place is a house that may be chosen now. */
        public boolean isLegal(Place place) {
            return place instanceof House house && legal.contains(house);
        }

        /** These marks with other labels. */
        public Marks withLabels(Labels next) {
            return new Marks(next, highlights, legal, ways);
        }

        /** These marks with other highlights. */
        public Marks withHighlights(List<BoardHighlight> next) {
            return new Marks(labels, next, legal, ways);
        }

        /** These marks with other houses that may be chosen. */
        public Marks withLegal(Set<House> next) {
            return new Marks(labels, highlights, next, ways);
        }

        /** These marks with other ways. */
        public Marks withWays(List<Trail> next) {
            return new Marks(labels, highlights, legal, next);
        }
    }

    public static BoardScene still(Position position, Viewpoint viewpoint) {
        return of(Timeline.still(position), 0, 0, viewpoint, Marks.PLAIN);
    }

    /** What a playback shows now. */
    public static BoardScene of(Reveal playback, Viewpoint viewpoint, Marks marks) {
        return of(playback.timeline(), playback.cursor(), playback.fraction(), viewpoint, marks);
    }

    /**
     * What is to be seen at a point of a timeline.
     *
     * @param cursor how many events have happened
     * @param fraction how far the event after the cursor is under way, 0 to 1
     */
    public static BoardScene of(Timeline timeline, int cursor, double fraction, Viewpoint viewpoint, Marks marks) {
        return new SceneStaging(timeline, cursor, fraction, viewpoint, marks).scene();
    }

    /**
     * The same moment without motion: nothing flies, and numbers show the way of the hands in the step just made.
     *
     * @param from the cursor at which that step began
     */
    static BoardScene jumping(Timeline timeline, int from, int cursor, Viewpoint viewpoint, Marks marks) {
        return of(timeline, cursor, 0, viewpoint, marks).numbering(StepPath.of(timeline, from, cursor));
    }

    private BoardScene numbering(List<Trail> ways) {
        return new BoardScene(position, viewpoint, hands, flights, lids, lit, ways, true, marks);
    }

    /** This moment with other marks. */
    public BoardScene withMarks(Marks next) {
        return new BoardScene(position, viewpoint, hands, flights, lids, lit, trails, numbered, next);
    }

    /** The ways of hands that are drawn: those that are pointed out, or else those of what happens. */
    List<Trail> ways() {
        return marks.ways().isEmpty() ? trails : marks.ways();
    }

    /** The size of the board. */
    public Layout layout() {
        return position.layout();
    }

    /** Seeds that lie in a place, those that have just left it not counted. */
    int lying(Place place) {
        int gone = 0;
        for (Flight flight : flights) {
            if (flight.from() instanceof Seat.Lying seat && seat.place().equals(place)) {
                gone++;
            }
        }
        return position.seedsIn(place) - gone;
    }

    /** Seeds that a hand holds, those that have just left it not counted. */
    public int held(Side side) {
        int gone = 0;
        for (Flight flight : flights) {
            if (flight.from() instanceof Seat.Held seat && seat.side() == side) {
                gone++;
            }
        }
        return position.inHand(side) - gone;
    }
}
