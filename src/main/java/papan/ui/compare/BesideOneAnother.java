package papan.ui.compare;

import java.awt.Dimension;
import java.awt.event.HierarchyBoundsAdapter;
import java.awt.event.HierarchyEvent;
import java.util.List;
import java.util.Optional;
import java.util.function.IntSupplier;
import java.util.stream.IntStream;
import papan.ui.common.Px;
import papan.ui.common.TextColumn;

/**
 * Columns of the same width beside one another, as many in a row as there is room for and evenly shared out. Where they
 * would not all be seen whole they become narrower, and so lower, and more stand in a row, as far as that helps.
 */
final class BesideOneAnother extends TextColumn {
    private static final int GAP = 24;
    private static final int BETWEEN_ROWS = 12;

    /** The least width of a column that gives way to another row, where as many stand in a row as are to, of scale 1. */
    private static final int NARROWEST = 280;

    /** By so much columns become narrower until all are seen, of scale 1. */
    private static final int STEP = 4;

    private final int least;
    private final int smallest;
    private final transient IntSupplier seen;
    private transient List<? extends TextColumn> columns = List.of();
    private transient int seenLast;

    /**
     * No column as yet; they are as wide as they can be.
     *
     * @param least the least width of a column, of scale 1
     */
    BesideOneAnother(int least) {
        this(least, least, () -> Integer.MAX_VALUE);
    }

    /**
     * No column as yet.
     *
     * @param least the least width of a column, of scale 1
     * @param smallest the least width where more stand in a row because not all would be seen
     * @param seen the height that can be seen without scrolling, in pixels
     */
    BesideOneAnother(int least, int smallest, IntSupplier seen) {
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

    /** Shows other columns. */
    void show(List<? extends TextColumn> next) {
        columns = List.copyOf(next);
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
        int usual = (columns.size() + rows - 1) / rows;
        Grid full = grid(width, usual);
        for (int across = usual; across <= columns.size(); across++) {
            Grid grid = grid(width, across);
            boolean fits = across == usual || grid.wide() >= Px.of(smallest);
            Optional<Grid> seenAtOnce = fits ? widest(grid, across == usual ? NARROWEST : smallest) : Optional.empty();
            if (seenAtOnce.isPresent()) {
                return seenAtOnce.get();
            }
        }
        return full;
    }

    private Grid grid(int width, int across) {
        int cell = (width - Px.of(GAP) * (across - 1)) / across;
        return new Grid(columns, across, cell, cell);
    }

    /**
     * The widest columns of which all rows are seen at once, down to a width of scale 1. Each width is tried: a narrower
     * column has a lower board, but may need a line more below it.
     */
    private Optional<Grid> widest(Grid full, int narrowest) {
        int least = Math.min(full.wide(), Px.of(narrowest));
        return IntStream.iterate(full.wide(), wide -> wide >= least, wide -> wide - Px.of(STEP))
                .mapToObj(full::with)
                .filter(grid -> grid.height() <= seenLast)
                .findFirst();
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
                int x = 0;
                for (TextColumn column : columns.subList(first, Math.min(first + across, columns.size()))) {
                    column.setBounds(x, y, wide, column.heightFor(wide));
                    x += cell + Px.of(GAP);
                }
                y += rowFrom(first) + Px.of(BETWEEN_ROWS);
            }
        }
    }
}
