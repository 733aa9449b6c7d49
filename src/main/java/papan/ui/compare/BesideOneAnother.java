package papan.ui.compare;

import java.awt.Dimension;
import java.util.List;
import papan.ui.common.Px;
import papan.ui.common.TextColumn;

/** Columns of the same width beside one another, as many in a row as there is room for and evenly shared out. */
final class BesideOneAnother extends TextColumn {
    private static final int GAP = 24;
    private static final int BETWEEN_ROWS = 12;

    private final int least;
    private transient List<? extends TextColumn> columns = List.of();

    /**
     * No column as yet.
     *
     * @param least the least width of a column, of scale 1
     */
    BesideOneAnother(int least) {
        this.least = least;
        setLayout(null);
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
        return place(width, false);
    }

    /** As high as its rows need: alone in a scroll pane it would else be a single pixel once it is too high. */
    @Override
    public Dimension getPreferredSize() {
        int width = getWidth() > 0 ? getWidth() : Px.of(least);
        return new Dimension(width, heightFor(width));
    }

    @Override
    public void doLayout() {
        place(getWidth(), true);
    }

    private int place(int width, boolean really) {
        if (columns.isEmpty()) {
            return 0;
        }
        int gap = Px.of(GAP);
        int fitting = Math.max(1, (width + gap) / (Px.of(least) + gap));
        int rows = (columns.size() + fitting - 1) / fitting;
        // Four stand two by two rather than three and one.
        int across = (columns.size() + rows - 1) / rows;
        int wide = (width - gap * (across - 1)) / across;
        int y = 0;
        for (int first = 0; first < columns.size(); first += across) {
            int height = 0;
            for (int i = first; i < Math.min(first + across, columns.size()); i++) {
                int high = columns.get(i).heightFor(wide);
                if (really) {
                    columns.get(i).setBounds((i - first) * (wide + gap), y, wide, high);
                }
                height = Math.max(height, high);
            }
            y += height + (first + across < columns.size() ? Px.of(BETWEEN_ROWS) : 0);
        }
        return y;
    }
}
