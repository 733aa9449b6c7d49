package papan.ui.board;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.Arrays;
import java.util.function.IntUnaryOperator;
import papan.model.Direction;
import papan.replay.Timeline;
import papan.ui.board.BoardScene.Marks;

/**
 * Prints how long one whole frame takes, in milliseconds, once everything is warm, and how long the wood, the hollows and
 * the names take, which are drawn anew at each size of the board.
 */
final class BoardFrameTime {
    private static final int FRAMES = 400;
    private static final int SIZES = 30;

    private BoardFrameTime() {}

    public static void main(String[] args) {
        Timeline turn = Samples.turn(7, 7, 3);
        int cursor = Samples.afterRelay(turn) + 3;
        for (double scale : new double[] {1, 1.5, 2}) {
            BufferedImage image =
                    new BufferedImage((int) (1600 * scale), (int) (900 * scale), BufferedImage.TYPE_INT_RGB);
            BoardPainter painter = BoardPainter.forScreen();
            double[] times = new double[FRAMES];
            double first = 0;
            for (int k = 0; k < 2 * FRAMES; k++) {
                double fraction = (k % 27) / 27.0;
                long begin = System.nanoTime();
                paint(image, painter, scale, turn, cursor, fraction);
                double time = (System.nanoTime() - begin) / 1e6;
                first = k == 0 ? time : first;
                times[k % FRAMES] = time;
            }
            Arrays.sort(times);
            System.out.printf(
                    "1600x900 at %.1fx: first %.0f ms, median %.2f ms, 95%% %.2f ms, worst %.2f ms%n",
                    scale, first, times[FRAMES / 2], times[FRAMES * 95 / 100], times[FRAMES - 1]);
            System.out.printf(
                    "    a size for the first time: %.0f ms median, again: %.2f ms%n",
                    otherSizes(image, scale, turn, k -> 7 * k), otherSizes(image, scale, turn, k -> 7 * (k % 2)));
        }
    }

    private static double otherSizes(BufferedImage image, double scale, Timeline turn, IntUnaryOperator narrower) {
        Viewpoint view = Viewpoint.south(Direction.CLOCKWISE);
        double[] times = new double[SIZES];
        for (int k = 0; k < 2 * SIZES; k++) {
            BoardGeometry geometry =
                    BoardGeometry.fit(turn.positionAt(0).layout(), view, 1600 - narrower.applyAsInt(k), 900);
            Backdrop backdrop = new Backdrop(true);
            Graphics2D g = image.createGraphics();
            g.scale(scale, scale);
            long begin = System.nanoTime();
            backdrop.prepare(g, geometry, Palettes.DAY, true);
            backdrop.paint(g);
            times[k % SIZES] = (System.nanoTime() - begin) / 1e6;
            g.dispose();
        }
        Arrays.sort(times);
        return times[SIZES / 2];
    }

    private static void paint(
            BufferedImage image, BoardPainter painter, double scale, Timeline turn, int cursor, double fraction) {
        Viewpoint view = Viewpoint.south(Direction.CLOCKWISE);
        BoardScene scene = BoardScene.of(turn, cursor, fraction, view, Marks.PLAIN);
        Graphics2D g = image.createGraphics();
        g.scale(scale, scale);
        painter.paint(g, scene, BoardGeometry.fit(scene.layout(), view, 1600, 900), Palettes.DAY);
        g.dispose();
    }
}
