package papan.ui.chart;

import java.util.OptionalInt;

/** Content of which each row is a cell as wide as one of the axis, and not a point on it. */
abstract class CellContent extends Content {

    CellContent(VisibleChart shown) {
        super(shown);
    }

    @Override
    final double xOf(int row) {
        return row + 0.5;
    }

    @Override
    OptionalInt rowAt(double x, double y) {
        return super.rowAt(Math.floor(x), y);
    }

    /** The rule set that is drawn: cells of several would lie on one another. */
    final int entry() {
        return shown().entries().get(0);
    }
}
