package papan.analysis;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import papan.engine.Mobility;
import papan.event.BoardEvent;
import papan.event.Fold;
import papan.model.Layout;
import papan.model.Position;
import papan.model.Side;
import papan.rules.RuleSet;

/**
 * Everything that can be counted at every moment of a course of events: the seeds in each place and hand, the burnt houses,
 * the houses that can be sown.
 *
 * <p>A <em>cursor</em> is a number of events that have happened, as everywhere; a <em>point</em> is what a chart shows
 * as one step and is numbered from 0, the beginning. Computed once, in one pass; every question afterwards is answered
 * from arrays. Methods that take {@code upTo} read nothing beyond that cursor.
 */
public final class Course {
    private final RuleSet rules;
    private final Position before;
    private final List<BoardEvent> events;
    private final Layout layout;
    /** Numbers that are kept for each cursor: seeds by {@link Layout} number, then south's and north's hand. */
    private final int stride;

    private final short[] seeds;
    /** By cursor: the burnt houses as bits. */
    private final int[] burnt;
    /** By side and cursor: how many houses that player could sow, were it that player's turn. */
    private final byte[][] mobility;

    private final int total;
    private final Map<Spacing, Track> tracks;

    private Course(RuleSet rules, Position before, List<BoardEvent> events) {
        this.rules = rules;
        this.before = before;
        this.events = List.copyOf(events);
        this.layout = before.layout();
        this.stride = layout.places() + 2;
        this.seeds = new short[(events.size() + 1) * stride];
        this.burnt = new int[events.size() + 1];
        this.mobility = new byte[2][events.size() + 1];
        this.total = before.total();
        fill(before);
        this.tracks = new EnumMap<>(Spacing.class);
        for (Spacing spacing : Spacing.values()) {
            tracks.put(spacing, Track.of(spacing, events));
        }
    }

    /** The course of some events that began in a position, under the rules by which they happened. */
    public static Course of(RuleSet rules, Position before, List<BoardEvent> events) {
        return new Course(rules, before, events);
    }

    private void fill(Position before) {
        Mobility moves = new Mobility(rules);
        boolean counts = rules.layout().equals(layout);
        Position position = before;
        for (int cursor = 0; cursor <= events.size(); cursor++) {
            if (cursor > 0) {
                position = Fold.after(position, events.get(cursor - 1));
            }
            for (int place = 0; place < layout.places(); place++) {
                seeds[cursor * stride + place] = (short) position.seedsAt(place);
            }
            burnt[cursor] = position.burntMask();
            for (Side side : Side.values()) {
                seeds[cursor * stride + layout.places() + side.index()] = (short) position.inHand(side);
            }
            boolean settled = inHands(cursor) == 0;
            for (Side side : Side.values()) {
                // While a hand is on its way nobody can choose: the houses are those of the last moment of rest.
                mobility[side.index()][cursor] =
                        settled && counts ? (byte) moves.houses(position, side) : previous(side, cursor);
            }
        }
    }

    private byte previous(Side side, int cursor) {
        return cursor == 0 ? 0 : mobility[side.index()][cursor - 1];
    }

    /** The rules by which it was played. */
    public RuleSet rules() {
        return rules;
    }

    /** Where it began. */
    public Position before() {
        return before;
    }

    /** What happened. */
    public List<BoardEvent> events() {
        return events;
    }

    /** The size and numbering of the board. */
    public Layout layout() {
        return layout;
    }

    /** How many events there are; also the last cursor. */
    public int size() {
        return events.size();
    }

    /** How many seeds there are in all. */
    public int total() {
        return total;
    }

    /** How many seeds lie in the place with a {@link Layout} number. */
    public int seedsAt(int place, int cursor) {
        return seeds[cursor * stride + place];
    }

    /** How many seeds are in both hands together. */
    int inHands(int cursor) {
        int hands = cursor * stride + layout.places();
        return seeds[hands] + seeds[hands + 1];
    }

    /** How many seeds lie in a player's store. */
    public int inStore(Side side, int cursor) {
        return seedsAt(layout.store(side.index()), cursor);
    }

    /** How many seeds lie in a player's row. */
    public int inRow(Side side, int cursor) {
        int first = cursor * stride + side.index() * layout.houses();
        int sum = 0;
        for (int i = first; i < first + layout.houses(); i++) {
            sum += seeds[i];
        }
        return sum;
    }

    /** How many seeds lie in a part. */
    public int seeds(Part part, int cursor) {
        return switch (part) {
            case SOUTH_STORE -> inStore(Side.SOUTH, cursor);
            case SOUTH_ROW -> inRow(Side.SOUTH, cursor);
            case HANDS -> inHands(cursor);
            case NORTH_ROW -> inRow(Side.NORTH, cursor);
            case NORTH_STORE -> inStore(Side.NORTH, cursor);
        };
    }

    /** Whether the house with a {@link Layout} number is out of play. */
    public boolean isBurnt(int house, int cursor) {
        return (burnt[cursor] >> house & 1) != 0;
    }

    /** How many of a player's houses are out of play. */
    public int burntHouses(Side side, int cursor) {
        int row = (burnt[cursor] >> (side.index() * layout.houses())) & ((1 << layout.houses()) - 1);
        return Integer.bitCount(row);
    }

    /** How many of a player's houses in play hold no seed. */
    public int emptyHouses(Side side, int cursor) {
        int empty = 0;
        int first = side.index() * layout.houses();
        for (int house = first; house < first + layout.houses(); house++) {
            empty += seedsAt(house, cursor) == 0 && !isBurnt(house, cursor) ? 1 : 0;
        }
        return empty;
    }

    /** How many houses a player could sow, were it that player's turn; while a hand is on its way, before it was. */
    public int mobility(Side side, int cursor) {
        return mobility[side.index()][cursor];
    }

    /**
     * How evenly a player's seeds lie in the houses that are in play, from 0, all in one, to 1, the same in each: Pielou's
     * evenness, the entropy of the shares by the largest that it could be. Not a number for a row without seeds.
     */
    public double evenness(Side side, int cursor) {
        int row = inRow(side, cursor);
        int inPlay = layout.houses() - burntHouses(side, cursor);
        if (row == 0 || inPlay < 2) {
            return row == 0 ? Double.NaN : 1;
        }
        double entropy = 0;
        int first = side.index() * layout.houses();
        for (int house = first; house < first + layout.houses(); house++) {
            double share = (double) seedsAt(house, cursor) / row;
            entropy -= share > 0 ? share * Math.log(share) : 0;
        }
        return Math.min(1, Math.max(0, entropy / Math.log(inPlay)));
    }

    /** The point to which a cursor belongs. */
    public int pointOf(Spacing spacing, int cursor) {
        return track(spacing).pointOf(cursor);
    }

    /** Where a point is read: at its last cursor, or at {@code upTo} if that comes first. */
    public int cursorOf(Spacing spacing, int point, int upTo) {
        return track(spacing).cursorOf(point, upTo);
    }

    /** How many seeds have been sown, or laps, turns or rounds begun, at a cursor. */
    public int number(Spacing spacing, int cursor) {
        return track(spacing).number(cursor);
    }

    /** The first cursor at which a {@link #number} is reached; {@code upTo + 1} if it is not reached by then. */
    public int firstWith(Spacing spacing, int number, int upTo) {
        return track(spacing).firstWith(number, upTo);
    }

    private Track track(Spacing spacing) {
        Track track = tracks.get(spacing);
        if (track == null) {
            throw new IllegalArgumentException("no points by " + spacing);
        }
        return track;
    }
}
