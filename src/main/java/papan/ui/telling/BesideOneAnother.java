package papan.ui.telling;

import java.awt.Dimension;
import java.awt.event.HierarchyBoundsAdapter;
import java.awt.event.HierarchyEvent;
import java.util.List;
import java.util.Optional;
import java.util.function.IntSupplier;
import papan.ui.common.Px;
import papan.ui.common.TextColumn;

/**
 * Columns of the same width beside one another, evenly shared out. Where all can be seen at once, they stand in as many
 * rows as make them widest; where they can't, there are as many in a row as there is room for.
 */
public final class BesideOneAnother extends TextColumn {
    private static final int GAP = 24;
    private static final int BETWEEN_ROWS = 12;

    /** Seen is whatever height they have. */
    private static final int ALL = Integer.MAX_VALUE;

    /** By so much columns become narrower at least until all are seen, of scale 1. */
    private static final int STEP = 4;

    private final int least;
    private final int smallest;
    private final transient IntSupplier seen;
    private transient List<? extends TextColumn> columns = List.of();
    private transient int seenLast;
    private boolean staying;
    /** How many stand in a row since there was room for them; 0 as yet. */
    private int across;

    /**
     * No column as yet; they are as wide as they can be.
     *
     * @param least the least width of a column, of scale 1
     */
    public BesideOneAnother(int least) {
        this(least, least, () -> ALL);
    }

    /**
     * No column as yet.
     *
     * @param least the least width of a column, of scale 1
     * @param smallest the least width where all are to be seen at once
     * @param seen the height that can be seen without scrolling, in pixels
     */
    public BesideOneAnother(int least, int smallest, IntSupplier seen) {
        this.least = least;
        this.smallest = smallest;
        this.seen = seen;
        setLayout(null);
        addHierarchyBoundsListener(new HierarchyBoundsAdapter() {
            @Override
            public void ancestorResized(HierarchyEvent event) {
                if (seen.getAsInt() != seenLast) {
                    revalidate();
                }
            }
        });
    }

    /** Columns that are all seen at once stay in their rows whatever is told below them. */
    void stay() {
        staying = true;
    }

    public void show(List<? extends TextColumn> next) {
        columns = List.copyOf(next);
        across = 0;
        removeAll();
        columns.forEach(this::add);
        revalidate();
    }

    @Override
    public int heightFor(int width) {
        return columns.isEmpty() ? 0 : gridIn(width).height();
    }

    /** As high as its rows need: alone in a scroll pane it would else be a single pixel once it is too high. */
    @Override
    public Dimension getPreferredSize() {
        int width = getWidth() > 0 ? getWidth() : Px.of(least);
        return new Dimension(width, heightFor(width));
    }

    @Override
    public void doLayout() {
        if (!columns.isEmpty()) {
            gridIn(getWidth()).place();
        }
    }

    private Grid gridIn(int width) {
        seenLast = seen.getAsInt();
        int gap = Px.of(GAP);
        int fitting = Math.max(1, (width + gap) / (Px.of(least) + gap));
        int rows = (columns.size() + fitting - 1) / fitting;
        // Four stand two by two rather than three and one.
        Grid usual = grid(width, (columns.size() + rows - 1) / rows);
        return seenLast == ALL ? usual : widest(width).orElse(usual);
    }

    /** The widest columns of which all are seen at once, however many stand in a row; empty if they never are. */
    private Optional<Grid> widest(int width) {
        Optional<Grid> best = Optional.empty();
        for (int next = 1; next <= columns.size(); next++) {
            Optional<Grid> before = best;
            int wider = before.map(grid -> grid.wide() + 1).orElse(Px.of(smallest));
            best = widest(grid(width, next), wider).or(() -> before);
        }
        if (across > 0) {
            // Where they stand they stay, unless they would be clearly wider elsewhere.
            Optional<Grid> found = best;
            int enough = found.map(grid -> grid.wide() * 7 / 8).orElse(Px.of(smallest));
            best = widest(grid(width, across), enough).or(() -> found);
        }
        across = staying ? best.map(Grid::across).orElse(0) : 0;
        return best;
    }

    private Grid grid(int width, int inRow) {
        int cell = (width - Px.of(GAP) * (inRow - 1)) / inRow;
        return new Grid(columns, inRow, cell, cell);
    }

    /**
     * The widest columns of which all rows are seen at once, down to a width in pixels. A narrower column has a lower board,
     * but may need a line more below it; it never gets lower by more than it gets narrower.
     */
    private Optional<Grid> widest(Grid full, int narrowest) {
        int wide = full.wide();
        while (wide >= narrowest) {
            Grid grid = full.with(wide);
            int over = grid.height() - seenLast;
            if (over <= 0) {
                return Optional.of(grid);
            }
            wide -= Math.max(Px.of(STEP), over / grid.rows());
        }
        return Optional.empty();
    }

    /**
     * How columns stand.
     *
     * @param across how many in a row
     * @param cell the width shared out to each
     * @param wide how much of it each takes
     */
    private record Grid(List<? extends TextColumn> columns, int across, int cell, int wide) {
        Grid with(int narrower) {
            return new Grid(columns, across, cell, narrower);
        }

        int rows() {
            return (columns.size() + across - 1) / across;
        }

        int height() {
            int height = 0;
            for (int first = 0; first < columns.size(); first += across) {
                height += (first == 0 ? 0 : Px.of(BETWEEN_ROWS)) + rowFrom(first);
            }
            return height;
        }

        private int rowFrom(int first) {
            return columns.subList(first, Math.min(first + across, columns.size())).stream()
                    .mapToInt(column -> column.heightFor(wide))
                    .max()
                    .orElseThrow();
        }

        void place() {
            int y = 0;
            for (int first = 0; first < columns.size(); first += across) {
                // Alone in its row it stands in the middle.
                int x = across == 1 ? (cell - wide) / 2 : 0;
                for (TextColumn column : columns.subList(first, Math.min(first + across, columns.size()))) {
                    column.setBounds(x, y, wide, column.heightFor(wide));
                    x += cell + Px.of(GAP);
                }
                y += rowFrom(first) + Px.of(BETWEEN_ROWS);
            }
        }
    }
}
