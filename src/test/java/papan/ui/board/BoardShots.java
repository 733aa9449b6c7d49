package papan.ui.board;

import com.formdev.flatlaf.fonts.inter.FlatInterFont;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.imageio.ImageIO;
import papan.event.SowingEvent;
import papan.model.Direction;
import papan.model.House;
import papan.model.Layout;
import papan.model.Position;
import papan.model.Side;
import papan.model.Store;
import papan.replay.Timeline;
import papan.rules.Kit;
import papan.ui.board.BoardScene.Marks;

/** Draws boards into files to be looked at: {@code java papan.ui.board.BoardShots folder}. */
final class BoardShots {
    private static final Viewpoint VIEW = Viewpoint.south(Direction.CLOCKWISE);

    private final File folder;

    private BoardShots(File folder) {
        this.folder = folder;
    }

    public static void main(String[] args) throws IOException {
        FlatInterFont.install();
        File folder = new File(args.length > 0 ? args[0] : "/tmp/board-shots");
        if (!folder.isDirectory() && !folder.mkdirs()) {
            throw new IOException(folder + " cannot be made");
        }
        new BoardShots(folder).all();
    }

    private void kit(Kit kit, String name) throws IOException {
        Viewpoint view = new Viewpoint(Side.SOUTH, Direction.CLOCKWISE, true, kit);
        int[] seeds = {7, 3, 0, 1, 12, 2, 7, 7, 5, 0, 9, 4, 7, 6, 14, 8};
        shoot(name, BoardScene.still(Samples.position(7, seeds), view), 830, 366, 1, false);
        shoot(name + "-dark", BoardScene.still(Samples.position(7, seeds), view), 830, 366, 1, true);
    }

    private void all() throws IOException {
        BoardScene start = BoardScene.still(Samples.start(7, 7), VIEW);
        shoot("start", start, 1280, 570, 1, false);
        for (Kit.Board board : Kit.Board.values()) {
            kit(new Kit(board, Kit.Seed.COWRIE, Optional.empty()), "board-" + board);
        }
        for (Kit.Seed seed : Kit.Seed.values()) {
            kit(new Kit(Kit.Board.CARVED, seed, Optional.empty()), "seed-" + seed);
        }
        shoot("start-dark", start, 1280, 570, 1, true);
        shoot("start-small", start, 560, 250, 1, false);
        Timeline turn = Samples.turn(7, 7, 3);
        int relay = Samples.afterRelay(turn);
        shoot("relay", scene(turn, relay, 0), 1280, 570, 1, false);
        shoot("relay-look", scene(turn, relay, 0), 830, 366, 1, false);
        shoot("relay-2x", scene(turn, relay, 0), 830, 366, 2, false);
        shoot("sowing", scene(turn, relay + 3, 0.72), 1280, 570, 1, true);
        shoot("numbered", BoardScene.jumping(turn, 0, relay + 6, VIEW, Marks.PLAIN), 1280, 570, 1, false);
        Timeline long49 = Samples.turns(7, 7, 6);
        int capture = Samples.before(long49, SowingEvent.Captured.class);
        if (capture >= 0) {
            shoot("capture", scene(long49, capture, 0.22), 1280, 570, 1, false);
        }
        int[] big = {0, 5, 0, 13, 20, 1, 2, 3, 0, 12, 0, 0, 6, 9, 40, 40};
        Position burnt =
                Samples.position(7, big, new House(Side.SOUTH, 1), new House(Side.NORTH, 3), new House(Side.NORTH, 4));
        shoot("burnt", BoardScene.still(burnt, VIEW), 1280, 570, 1, false);
        shoot("burnt-2x-dark", BoardScene.still(burnt, VIEW), 830, 366, 2, true);
        shoot("four", BoardScene.still(Samples.start(4, 4), VIEW), 800, 500, 1, false);
        shoot("one", BoardScene.still(Samples.start(1, 3), VIEW), 500, 500, 1, false);
        shoot("twelve", BoardScene.still(Samples.start(12, 4), VIEW), 1280, 400, 1, false);
        Marks marks = new Marks(
                Labels.ALL,
                List.of(
                        new BoardHighlight(new House(Side.SOUTH, 1), BoardHighlight.Role.FOCUS),
                        new BoardHighlight(new House(Side.SOUTH, 2), BoardHighlight.Role.PATH),
                        new BoardHighlight(new House(Side.SOUTH, 3), BoardHighlight.Role.COMPARE),
                        new BoardHighlight(new House(Side.SOUTH, 4), BoardHighlight.Role.TAKE),
                        new BoardHighlight(new House(Side.SOUTH, 5), BoardHighlight.Role.WARN),
                        new BoardHighlight(new Store(Side.SOUTH), BoardHighlight.Role.TAKE),
                        new BoardHighlight(new Store(Side.NORTH), BoardHighlight.Role.WARN)),
                Set.of(new House(Side.SOUTH, 6), new House(Side.NORTH, 2)));
        shoot("marks", start.withMarks(marks), 1280, 570, 1, false);
        Position alternate = Samples.position(7, new int[] {7, 0, 7, 0, 7, 0, 7, 0, 7, 0, 7, 0, 7, 0, 0, 0});
        shoot("fortynine", BoardScene.still(alternate, VIEW), 1280, 570, 1, false);
    }

    private static BoardScene scene(Timeline timeline, int cursor, double fraction) {
        return BoardScene.of(timeline, cursor, fraction, VIEW, Marks.PLAIN);
    }

    private void shoot(String name, BoardScene scene, int width, int height, double scale, boolean dark)
            throws IOException {
        BufferedImage image =
                new BufferedImage((int) (width * scale), (int) (height * scale), BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        BoardPalette palette = Palettes.of(dark);
        g.setColor(palette.colour(BoardColour.SURFACE));
        g.fillRect(0, 0, image.getWidth(), image.getHeight());
        g.scale(scale, scale);
        Layout layout = scene.layout();
        BoardPainter.forScreen().paint(g, scene, BoardGeometry.fit(layout, scene.viewpoint(), width, height), palette);
        g.dispose();
        ImageIO.write(image, "png", new File(folder, name + ".png"));
    }
}
