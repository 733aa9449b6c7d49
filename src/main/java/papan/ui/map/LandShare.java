package papan.ui.map;

import java.awt.Dimension;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.geom.Path2D;
import java.awt.image.BufferedImage;
import java.util.Collection;

/** How much of a rectangle of a drawing is land; asked so often that the land is counted once, in cells of a few pixels. */
final class LandShare {
    private static final int CELL = 4;

    /** How many cells above and to the left of a corner are land. */
    private final int[][] sums;

    LandShare(Collection<Path2D> land, Dimension size) {
        int across = size.width / CELL + 1;
        int down = size.height / CELL + 1;
        BufferedImage image = new BufferedImage(across, down, BufferedImage.TYPE_BYTE_GRAY);
        Graphics2D g = image.createGraphics();
        g.scale(1.0 / CELL, 1.0 / CELL);
        land.forEach(g::fill);
        g.dispose();
        sums = new int[down + 1][across + 1];
        for (int y = 0; y < down; y++) {
            for (int x = 0; x < across; x++) {
                int here = image.getRaster().getSample(x, y, 0) > 0 ? 1 : 0;
                sums[y + 1][x + 1] = here + sums[y][x + 1] + sums[y + 1][x] - sums[y][x];
            }
        }
    }

    /** From 0 to 1. */
    double of(Rectangle part) {
        int left = column(part.x);
        int right = column(part.x + part.width);
        int top = row(part.y);
        int bottom = row(part.y + part.height);
        int cells = (right - left) * (bottom - top);
        return cells == 0
                ? 0
                : (double) (sums[bottom][right] - sums[top][right] - sums[bottom][left] + sums[top][left]) / cells;
    }

    private int column(int x) {
        return Math.max(0, Math.min(x / CELL, sums[0].length - 1));
    }

    private int row(int y) {
        return Math.max(0, Math.min(y / CELL, sums.length - 1));
    }
}
