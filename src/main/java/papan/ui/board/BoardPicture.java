package papan.ui.board;

import java.awt.Graphics2D;
import java.util.Optional;
import papan.model.Side;
import papan.replay.Timeline;
import papan.ui.board.BoardScene.Marks;

/** The moments of a timeline as pictures, for whoever has no window. Not safe for several threads at once. */
public final class BoardPicture {
    /** The size from which on names need not be larger, in user space units: pictures are often shown smaller. */
    private static final double LEAST_NAME = 14;

    private final Timeline timeline;
    private final Viewpoint viewpoint;
    private final BoardPalette palette;
    private final BoardPainter shapes = BoardPainter.forExport();
    private final BoardPainter pixels = BoardPainter.forScreen();

    /** Pictures of a timeline, from one place and in one set of colours. */
    public BoardPicture(Timeline timeline, Viewpoint viewpoint, BoardPalette palette) {
        this.timeline = timeline;
        this.viewpoint = viewpoint;
        this.palette = palette;
    }

    /** How high a picture is that the board fills, in the units of its width. */
    public int heightFor(int width) {
        return (int) Math.ceil(
                BoardGeometry.heightFor(timeline.positionAt(0).layout(), viewpoint.kit(), width, LEAST_NAME, 1));
    }

    /**
     * Draws the moment after so many events as shapes, with the hand and its way where one is under way.
     *
     * @param g left as it was
     */
    public void still(Graphics2D g, int width, int height, int cursor) {
        draw(g, width, height, cursor, shapes);
    }

    /**
     * The same on a grid of pixels, on which many moments are drawn one after another.
     *
     * @param g left as it was
     */
    public void frame(Graphics2D g, int width, int height, int cursor) {
        draw(g, width, height, cursor, pixels);
    }

    private void draw(Graphics2D g, int width, int height, int cursor, BoardPainter painter) {
        BoardScene scene = scene(cursor);
        Graphics2D copy = (Graphics2D) g.create();
        copy.setColor(palette.colour(BoardColour.SURFACE));
        copy.fillRect(0, 0, width, height);
        painter.paint(copy, scene, BoardGeometry.fit(scene.layout(), viewpoint, width, height, LEAST_NAME, 1), palette);
        copy.dispose();
    }

    private BoardScene scene(int cursor) {
        return BoardScene.of(timeline, cursor, 0, viewpoint, Marks.PLAIN);
    }

    /** What the picture is of, under a name of its own. */
    public String title(BoardWords words, String name) {
        return new BoardSpeech(words, scene(0), Choosing.WATCH, name, false, Optional.empty()).boardName();
    }

    /** How the board stands after so many events: in a sentence or two, and then house by house. */
    public String told(BoardWords words, int cursor) {
        BoardScene scene = scene(cursor);
        BoardReport report = new BoardReport(words, scene, Choosing.WATCH, timeline, cursor);
        String whole = new BoardSpeech(words, scene, Choosing.WATCH, "", false, Optional.empty()).boardDescription();
        return String.join("\n", whole, report.row(Side.SOUTH), report.row(Side.NORTH));
    }
}
