package papan.ui.board;

import java.awt.Container;
import java.awt.Rectangle;
import java.awt.Shape;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Map;
import javax.swing.JButton;
import papan.ui.common.Command;
import papan.ui.common.FlatButton;
import papan.ui.common.Icons;
import papan.ui.common.KeyTable;
import papan.ui.common.Px;

/**
 * Quiet buttons in the corners below the board, where its rounded ends leave room: names and numbers at the left, at the
 * right what all the signs mean, and turning the board round. One that would cover the wood of a small board is left out;
 * its key is still there.
 */
final class CornerButtons {
    private static final int SIZE = 32;
    private static final int SYMBOL = 18;

    private final FlatButton labels = quiet(Icons.NUMBERS);
    private final FlatButton turn = quiet(Icons.TURN_ROUND);
    private final FlatButton signs = quiet(Icons.HELP);

    CornerButtons() {
        labels.does("board-labels", () -> BoardLooks.current().withNextWriting().install());
        turn.does("board-turn", () -> BoardLooks.current().turnedRound().install());
        signs.does("board-words", () -> KeyTable.call(signs, Command.WORDS));
    }

    void addTo(Container board) {
        board.add(labels);
        board.add(signs);
        board.add(turn);
    }

    void removeFrom(Container board) {
        board.remove(labels);
        board.remove(signs);
        board.remove(turn);
    }

    /** All, to be found by tests. */
    List<JButton> all() {
        return List.of(labels, signs, turn);
    }

    void arrange(BoardGeometry geometry) {
        int size = Px.of(SIZE);
        Rectangle2D room = geometry.bounds();
        Shape wood = WoodBoard.outline(geometry, 0);
        int top = (int) room.getMaxY() - size;
        put(labels, new Rectangle((int) Math.ceil(room.getMinX()), top, size, size), wood);
        put(turn, new Rectangle((int) room.getMaxX() - size, top, size, size), wood);
        put(signs, new Rectangle((int) room.getMaxX() - 2 * size, top, size, size), wood);
    }

    private static void put(JButton button, Rectangle where, Shape wood) {
        button.setBounds(where);
        button.setVisible(!wood.intersects(where));
    }

    void describe(BoardWords words) {
        describe(
                words,
                labels,
                KeyTable.letter(Command.LABELS),
                "labels." + BoardLooks.current().writing().id());
        describe(words, turn, KeyTable.letter(Command.TURN_BOARD), "turn-board");
        describe(words, signs, words.text("words-and-signs.key", Map.of()), "words-and-signs");
    }

    private static void describe(BoardWords words, JButton button, String keys, String text) {
        String caption = words.text(text, Map.of());
        button.getAccessibleContext().setAccessibleName(caption);
        button.setToolTipText(words.text("corner.tip", Map.of("caption", caption, "key", keys)));
    }

    /** As pale as a side note until the pointer or the focus is on it. */
    private static FlatButton quiet(Icons symbol) {
        return new FlatButton("quiet pale", symbol, SIZE, SYMBOL);
    }
}
