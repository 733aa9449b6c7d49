package papan.analysis;

import papan.model.Side;

/** The five parts among which all seeds are shared at any moment, in the order in which they are stacked. */
public enum Part {
    /** South's store. */
    SOUTH_STORE(0),
    /** The houses of south's row. */
    SOUTH_ROW(1),
    /** Both players' hands. */
    HANDS(2),
    /** The houses of north's row. */
    NORTH_ROW(3),
    /** North's store. */
    NORTH_STORE(4);

    private final int index;

    Part(int index) {
        this.index = index;
    }

    /** Its place in the stack, from 0 at the bottom. */
    public int index() {
        return index;
    }

    /** It as a column of a table. */
    Column column() {
        return switch (this) {
            case SOUTH_STORE -> Column.of(Side.SOUTH, "store", Unit.SEEDS);
            case SOUTH_ROW -> Column.of(Side.SOUTH, "row", Unit.SEEDS);
            case HANDS -> Column.of("hands", Unit.SEEDS);
            case NORTH_ROW -> Column.of(Side.NORTH, "row", Unit.SEEDS);
            case NORTH_STORE -> Column.of(Side.NORTH, "store", Unit.SEEDS);
        };
    }
}
