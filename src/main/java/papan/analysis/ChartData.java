package papan.analysis;

import java.util.List;
import java.util.OptionalInt;

/**
 * The numbers of one chart, as a table: a row for each point, round or bar, a column for each band or line. Charts, tables,
 * sentences and files are all made from this.
 *
 * <p>A chart of a course is read up to a cursor and knows nothing beyond it; for a chart of many rounds the cursor means
 * nothing.
 */
public interface ChartData {
    /** Which chart. */
    ChartKind kind();

    /** What its numbers count; a table may have other columns beside. */
    default Unit unit() {
        return kind().unit();
    }

    /** The columns, in the order in which they are stacked, drawn and told. */
    List<Column> columns();

    /** How many rows there are. */
    int rows(int upTo);

    /** What numbers a row: seeds sown, lap, turn, round, laps of a turn, seeds of a capture or a margin. */
    int number(int row, int upTo);

    /** The cursor to which a row leads; empty if it leads nowhere. */
    OptionalInt cursorOf(int row, int upTo);

    /** The row to which a cursor belongs; empty if it belongs to none. */
    OptionalInt rowOf(int cursor, int upTo);

    /** A number; not a number where there is nothing to count. */
    double value(int row, int column, int upTo);

    /** Whether the house of a column is out of play in a row. */
    default boolean isBurnt(int row, int column, int upTo) {
        return false;
    }

    /** The last cursor up to which it can be read. */
    int size();
}
