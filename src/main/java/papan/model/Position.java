package papan.model;

import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;

/**
 * What lies where at one moment: seeds in every house, store and hand, which houses are burnt, who moves, and the
 * number of the round. Immutable; equality is by content.
 *
 * <p>In the middle of a turn seeds may be in a hand; between turns hands are empty.
 */
public final class Position {
    private final Layout layout;
    /** Seeds by {@link Layout} number, followed by south's and north's hand. */
    private final short[] seeds;
    /** Bit i is set where the house with layout number i is burnt. */
    private final int burnt;

    private final Side toMove;
    private final int round;
    /** Which way was chosen last and by whom: 0 for none, 1 and 2 for south's clockwise and anticlockwise, 3 and 4 north's. */
    private final byte way;
    /** Whether the next move is the one that a capture has earned. */
    private final boolean bonus;

    private Position(Layout layout, short[] seeds, int burnt, Side toMove, int round, byte way, boolean bonus) {
        this.layout = layout;
        this.seeds = seeds;
        this.burnt = burnt;
        this.toMove = toMove;
        this.round = round;
        this.way = way;
        this.bonus = bonus;
    }

    /**
     * A position from bare numbers, with empty hands.
     *
     * @param cells seeds by {@link Layout} number; copied
     * @param burnt bit i set where house i is burnt
     * @param round 1-based number of the round
     */
    public static Position of(Layout layout, int[] cells, int burnt, Side toMove, int round) {
        if (cells.length != layout.places()) {
            throw new IllegalArgumentException("cells has " + cells.length + " entries, not " + layout.places());
        }
        if (round < 1) {
            throw new IllegalArgumentException("round " + round + " is below 1");
        }
        short[] seeds = new short[cells.length + 2];
        for (int i = 0; i < cells.length; i++) {
            if (cells[i] < 0 || cells[i] > Short.MAX_VALUE) {
                throw new IllegalArgumentException(layout.placeAt(i) + " cannot hold " + cells[i] + " seeds");
            }
            seeds[i] = (short) cells[i];
        }
        return new Position(layout, seeds, burnt, toMove, round, (byte) 0, false);
    }

    /** The size and numbering of the board. */
    public Layout layout() {
        return layout;
    }

    /** Houses a side. */
    public int houses() {
        return layout.houses();
    }

    /** Seeds in a house or store. */
    public int seedsIn(Place place) {
        return seeds[layout.indexOf(place)];
    }

    /** The same with every row the other way round: what a player of a mirrored board sees. */
    public Position mirrored() {
        return mirrored(EnumSet.allOf(Side.class));
    }

    /** The same with one row the other way round. */
    public Position withTurned(Side row) {
        return mirrored(EnumSet.of(row));
    }

    private Position mirrored(Set<Side> rows) {
        short[] turned = seeds.clone();
        int turnedBurnt = 0;
        for (int i = 0; i < 2 * layout.houses(); i++) {
            House house = layout.houseAt(i);
            int to = rows.contains(house.side()) ? layout.indexOf(layout.mirrored(house)) : i;
            turned[to] = seeds[i];
            turnedBurnt |= (burnt >> i & 1) << to;
        }
        return new Position(layout, turned, turnedBurnt, toMove, round, way, bonus);
    }

    /** Seeds in the place with a {@link Layout} number. */
    public int seedsAt(int index) {
        return seeds[index];
    }

    /** Seeds in a player's hand. */
    public int inHand(Side side) {
        return seeds[layout.places() + side.index()];
    }

    /** Seeds in all houses of a row together. */
    public int inRow(Side side) {
        int sum = 0;
        int first = side.index() * layout.houses();
        for (int i = first; i < first + layout.houses(); i++) {
            sum += seeds[i];
        }
        return sum;
    }

    /** Seeds in a player's store. */
    public int inStore(Side side) {
        return seeds[layout.store(side.index())];
    }

    /** All seeds there are: in houses, stores and hands. The same after every event of a match. */
    public int total() {
        int sum = 0;
        for (short s : seeds) {
            sum += s;
        }
        return sum;
    }

    /** Whether a house is out of play. */
    public boolean isBurnt(House house) {
        return (burnt >> layout.indexOf(house) & 1) != 0;
    }

    /** The burnt houses, south's first, each row from its owner's left. */
    public Set<House> burnt() {
        Set<House> houses = new LinkedHashSet<>();
        for (int i = 0; i < 2 * layout.houses(); i++) {
            if ((burnt >> i & 1) != 0) {
                houses.add(layout.houseAt(i));
            }
        }
        return Collections.unmodifiableSet(houses);
    }

    /** The burnt houses as bits by {@link Layout} number. */
    public int burntMask() {
        return burnt;
    }

    /** The player who chooses next. */
    public Side toMove() {
        return toMove;
    }

    /** The 1-based number of the round in its match. */
    public int round() {
        return round;
    }

    /** Which way was chosen last, where players choose it; empty where nobody has yet. */
    public Optional<Direction> chosenDirection() {
        return way == 0 ? Optional.empty() : Optional.of(way % 2 == 1 ? Direction.CLOCKWISE : Direction.ANTICLOCKWISE);
    }

    /** Who chose the direction last; empty where nobody has yet. */
    public Optional<Side> directionChooser() {
        return way == 0 ? Optional.empty() : Optional.of(way < 3 ? Side.SOUTH : Side.NORTH);
    }

    /** This position after a player has chosen the way to sow. */
    public Position withDirection(Side chooser, Direction direction) {
        byte chosen = (byte) ((direction == Direction.CLOCKWISE ? 1 : 2) + 2 * chooser.index());
        return new Position(layout, seeds, burnt, toMove, round, chosen, bonus);
    }

    /** Whether the next move is the one more that a capture has earned. */
    public boolean isBonus() {
        return bonus;
    }

    /** This position with the next move earned by a capture, or not. */
    public Position withBonus(boolean earned) {
        return earned == bonus ? this : new Position(layout, seeds, burnt, toMove, round, way, earned);
    }

    /** A fresh array of the seeds in houses and stores by {@link Layout} number, to compute on. */
    public int[] cells() {
        int[] cells = new int[layout.places()];
        for (int i = 0; i < cells.length; i++) {
            cells[i] = seeds[i];
        }
        return cells;
    }

    /** This position with another player to move. */
    public Position withToMove(Side side) {
        return side == toMove ? this : new Position(layout, seeds, burnt, side, round, way, bonus);
    }

    /** This position with a number of seeds moved from a place into a player's hand. */
    public Position lift(Place from, Side hand, int count) {
        return shift(layout.indexOf(from), handIndex(hand), count);
    }

    /** This position with a number of seeds moved from a player's hand into a place. */
    public Position drop(Side hand, Place to, int count) {
        return shift(handIndex(hand), layout.indexOf(to), count);
    }

    /** This position with a number of seeds moved from one place to another. */
    public Position transfer(Place from, Place to, int count) {
        return shift(layout.indexOf(from), layout.indexOf(to), count);
    }

    /** This position as the beginning of the next round: nothing chosen yet, hands empty, another player to move. */
    public Position nextRound(Side starter) {
        return new Position(layout, seeds, burnt, starter, round + 1, (byte) 0, false);
    }

    /** This position with a house back in play. */
    public Position withoutBurnt(House house) {
        return new Position(layout, seeds, burnt & ~(1 << layout.indexOf(house)), toMove, round, way, bonus);
    }

    /** This position with one more house burnt. */
    public Position withBurnt(House house) {
        return new Position(layout, seeds, burnt | 1 << layout.indexOf(house), toMove, round, way, bonus);
    }

    private int handIndex(Side side) {
        return layout.places() + side.index();
    }

    private Position shift(int from, int to, int count) {
        if (seeds[from] < count) {
            throw new IllegalArgumentException("cannot take " + count + " seeds where " + seeds[from] + " lie");
        }
        short[] next = seeds.clone();
        next[from] -= (short) count;
        next[to] += (short) count;
        return new Position(layout, next, burnt, toMove, round, way, bonus);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Position p
                && layout.equals(p.layout)
                && Arrays.equals(seeds, p.seeds)
                && burnt == p.burnt
                && toMove == p.toMove
                && round == p.round
                && way == p.way
                && bonus == p.bonus;
    }

    @Override
    public int hashCode() {
        return 31 * (31 * Arrays.hashCode(seeds) + burnt) + toMove.index() + 7 * round;
    }

    /** The board as two lines of text, north's row above south's as a player in the south sees them. */
    @Override
    public String toString() {
        StringBuilder north = new StringBuilder();
        StringBuilder south = new StringBuilder();
        for (int k = layout.houses(); k >= 1; k--) {
            north.append(' ').append(seedsIn(new House(Side.NORTH, k)));
        }
        for (int k = 1; k <= layout.houses(); k++) {
            south.append(' ').append(seedsIn(new House(Side.SOUTH, k)));
        }
        return "N" + north + " | " + inStore(Side.NORTH) + "\nS" + south + " | " + inStore(Side.SOUTH) + "  "
                + toMove.id() + " to move";
    }
}
