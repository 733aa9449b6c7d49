package papan.ui.board;

import java.awt.Color;
import java.awt.Graphics2D;
import java.util.List;
import java.util.Set;
import papan.model.Position;
import papan.rules.RuleSet;
import papan.ui.board.BoardScene.Marks;

/** A small picture of a board at rest, without names and numbers, for a list. On the event dispatch thread. */
public final class BoardThumbnail {
    private static final Marks SILENT = new Marks(new Labels(false, false, Set.of()), List.of(), Set.of());
    /** Nothing is written on it, so no letters need to be large. */
    private static final double LEAST_NAME = 1;

    private final BoardScene scene;
    private final BoardPainter painter = BoardPainter.forScreen();

    /** A picture of a position, with the stores where a rule set has them. */
    public BoardThumbnail(Position position, RuleSet rules) {
        scene = BoardScene.still(position, Viewpoint.south(rules)).withMarks(SILENT);
    }

    /** How high it is at a width. */
    public int heightFor(int width) {
        return (int) Math.ceil(BoardGeometry.heightFor(scene.layout(), scene.viewpoint().kit(), width, LEAST_NAME, 1));
    }

    /**
     * Draws it on whatever is there.
     *
     * @param g left as it was
     */
    public void paint(Graphics2D g, int x, int y, int width) {
        Graphics2D copy = (Graphics2D) g.create();
        copy.translate(x, y);
        BoardGeometry geometry =
                BoardGeometry.fit(scene.layout(), scene.viewpoint(), width, heightFor(width), LEAST_NAME, 1);
        painter.paint(copy, scene, geometry, BoardPalette.current().with(BoardColour.SURFACE, new Color(0, true)));
        copy.dispose();
    }
}
