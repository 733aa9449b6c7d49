package papan.ui.compare;

import java.util.List;
import papan.ui.common.Px;
import papan.ui.common.TextColumn;

/** The boards beside one another, as many in a row as can be read. */
final class BoardsRow extends TextColumn {
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
        return BesideOneAnother.place(columns, width, Px.of(LEAST), false);
    }

    @Override
    public void doLayout() {
        BesideOneAnother.place(columns, getWidth(), Px.of(LEAST), true);
    }
}
