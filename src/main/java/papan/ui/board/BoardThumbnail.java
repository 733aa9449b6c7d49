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

    /** How many times as large as it would fit a board is from nearby. */
    private static final double NEAR = 1.5;

    private final BoardScene scene;
    private final double scale;
    private final BoardPainter painter = BoardPainter.forScreen();

    /** A picture of a position, with the stores where a rule set has them. */
    public BoardThumbnail(Position position, RuleSet rules) {
        this(position, rules, 1);
    }

    private BoardThumbnail(Position position, RuleSet rules, double scale) {
        scene = BoardScene.still(position, Viewpoint.south(rules)).withMarks(SILENT);
        this.scale = scale;
    }

    /** A picture of the part of a board where most seeds lie together. */
    public static BoardThumbnail near(Position position, RuleSet rules) {
        return new BoardThumbnail(position, rules, NEAR);
    }

    /** How high it is at a width. */
    public int heightFor(int width) {
        return (int) Math.ceil(
                BoardGeometry.heightFor(scene.layout(), scene.viewpoint().kit(), width * scale, LEAST_NAME, 1));
    }

    /**
     * Draws it on whatever is there.
     *
     * @param g left as it was
     */
    public void paint(Graphics2D g, int x, int y, int width) {
        Graphics2D copy = (Graphics2D) g.create();
        BoardGeometry geometry =
                BoardGeometry.fit(scene.layout(), scene.viewpoint(), width * scale, heightFor(width), LEAST_NAME, 1);
        copy.clipRect(x, y, width, heightFor(width));
        copy.translate(x - left(geometry, width), y);
        painter.paint(copy, scene, geometry, BoardPalette.current().with(BoardColour.SURFACE, new Color(0, true)));
        copy.dispose();
    }

    /** Where the part begins that is shown; where most lie together counts more than where many lie apart. */
    private int left(BoardGeometry geometry, int width) {
        double sum = 0;
        double weight = 0;
        int[] cells = scene.position().cells();
        for (int i = 0; i < cells.length; i++) {
            double heavy = Math.pow(cells[i], 2);
            sum += heavy * geometry.centreOf(scene.layout().placeAt(i)).x;
            weight += heavy;
        }
        double middle = weight == 0 ? geometry.centre().x : sum / weight;
        return (int) Math.max(0, Math.min(width * (scale - 1), middle - width / 2.0));
    }
}
