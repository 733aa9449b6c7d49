package papan.ui.board;

import java.awt.BorderLayout;
import papan.ui.common.TextColumn;

/** A board in a column of text: as wide as the column, and as high as it then must be. */
public final class BoardBox extends TextColumn {
    private final BoardView view;

    public BoardBox(BoardView view) {
        this.view = view;
        setLayout(new BorderLayout());
        add(view);
    }

    @Override
    public int heightFor(int width) {
        return view.heightFor(width);
    }
}
