package papan.ui.compare;

import java.util.List;
import papan.ui.common.Px;
import papan.ui.common.TextColumn;

/** The boards beside one another, as many in a row as can be read; all in a row are equally high. */
final class BoardsRow extends TextColumn {
    private static final int GAP = 24;
    /** The least width of a board, of scale 1. */
    private static final int LEAST = 330;

    private transient List<BoardColumn> columns = List.of();

    BoardsRow() {
        setLayout(null);
        setName("compare.boards");
    }

    void show(List<BoardColumn> next) {
        columns = List.copyOf(next);
        removeAll();
        columns.forEach(this::add);
        revalidate();
    }

    @Override
    public int heightFor(int width) {
        return place(width, false);
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
        int fitting = Math.max(1, (width + gap) / (Px.of(LEAST) + gap));
        // Four boards stand two by two rather than three and one.
        int rows = (columns.size() + fitting - 1) / fitting;
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
            y += height + (first + across < columns.size() ? Px.of(12) : 0);
        }
        return y;
    }
}
