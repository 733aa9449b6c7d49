package papan.ui.board;

import java.awt.Color;
import java.awt.Container;
import java.awt.Rectangle;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Map;
import javax.swing.JButton;
import papan.ui.common.Command;
import papan.ui.common.FlatButton;
import papan.ui.common.Icons;
import papan.ui.common.KeyTable;
import papan.ui.common.Paints;
import papan.ui.common.Px;

/**
 * Two quiet buttons in the corners below the board, where its rounded ends leave room: names and numbers at the left, turn
 * the board round at the right. On a board so small that they would cover the wood only the keys are left.
 */
final class CornerButtons {
    private static final int SIZE = 32;
    private static final int SYMBOL = 18;

    private final FlatButton labels = new Quiet(Icons.NUMBERS);
    private final FlatButton turn = new Quiet(Icons.TURN_ROUND);

    CornerButtons() {
        labels.setName("board-labels");
        turn.setName("board-turn");
        labels.addActionListener(event -> BoardLooks.current().withNextWriting().install());
        turn.addActionListener(event -> BoardLooks.current().turnedRound().install());
    }

    void addTo(Container board) {
        board.add(labels);
        board.add(turn);
    }

    void removeFrom(Container board) {
        board.remove(labels);
        board.remove(turn);
    }

    /** Both, to be found by tests. */
    List<JButton> all() {
        return List.of(labels, turn);
    }

    void arrange(BoardGeometry geometry) {
        int size = Px.of(SIZE);
        Rectangle2D room = geometry.bounds();
        Rectangle left = new Rectangle((int) Math.ceil(room.getMinX()), (int) room.getMaxY() - size, size, size);
        Rectangle right = new Rectangle((int) room.getMaxX() - size, (int) room.getMaxY() - size, size, size);
        boolean fits = !WoodBoard.outline(geometry, 0).intersects(left);
        labels.setBounds(left);
        turn.setBounds(right);
        labels.setVisible(fits);
        turn.setVisible(fits);
    }

    void describe(BoardWords words) {
        describe(
                words,
                labels,
                Command.LABELS,
                "labels." + BoardLooks.current().writing().id());
        describe(words, turn, Command.TURN_BOARD, "turn-board");
    }

    private static void describe(BoardWords words, JButton button, Command command, String key) {
        String caption = words.text(key, Map.of());
        button.getAccessibleContext().setAccessibleName(caption);
        button.setToolTipText(words.text("corner.tip", Map.of("caption", caption, "key", KeyTable.letter(command))));
    }

    /** As pale as a side note until the pointer or the focus is on it. */
    private static final class Quiet extends FlatButton {
        Quiet(Icons symbol) {
            super(symbol, SIZE, SYMBOL);
        }

        @Override
        protected Color ink() {
            return getModel().isRollover() || isFocusOwner() ? super.ink() : Paints.colour("Papan.secondary");
        }
    }
}
