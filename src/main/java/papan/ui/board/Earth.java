package papan.ui.board;

import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.Random;

/** Draws trodden ground where there is no board: small stones and their shadows, and cracks. The same every time. */
final class Earth {
    private static final int BENDS = 40;

    private final BoardPalette palette;
    private final double p;

    Earth(BoardPalette palette, double pitch) {
        this.palette = palette;
        this.p = pitch;
    }

    /** A swept patch with ends that nobody has drawn with a ruler. */
    static Shape patch(double cx, double cy, double w, double h, double p) {
        Path2D path = new Path2D.Double();
        for (int k = 0; k < BENDS; k++) {
            double around = 2 * Math.PI * k / BENDS;
            double wobble = p
                    * Math.pow(Math.cos(around), 2)
                    * (0.05 * Math.sin(3 * around + 1) + 0.035 * Math.sin(7 * around));
            // A power of cosine and sine below one makes the round nearly a rectangle.
            double x = cx + Math.copySign(Math.pow(Math.abs(Math.cos(around)), 0.45), Math.cos(around)) * w;
            double y = cy + Math.copySign(Math.pow(Math.abs(Math.sin(around)), 0.45), Math.sin(around)) * h;
            x += wobble * Math.cos(around);
            y += wobble * Math.sin(around);
            if (k == 0) {
                path.moveTo(x, y);
            } else {
                path.lineTo(x, y);
            }
        }
        path.closePath();
        return path;
    }

    /** Draws what lies on it. */
    void paint(Graphics2D g, Rectangle2D patch, WoodGrain.As how) {
        Random random = new Random(31);
        double area = patch.getWidth() * patch.getHeight() / (p * p);
        int stones = (int) (area * (how == WoodGrain.As.FEW_SHAPES ? 3 : 14));
        for (int k = 0; k < stones; k++) {
            double x = patch.getX() + random.nextDouble() * patch.getWidth();
            double y = patch.getY() + random.nextDouble() * patch.getHeight();
            double size = p * (0.008 + 0.03 * random.nextDouble() * random.nextDouble());
            g.setColor(palette.colour(BoardColour.GRAIN, 0.35));
            g.fill(new Ellipse2D.Double(x - size, y - size * 0.6, 2 * size, 1.6 * size));
            g.setColor(palette.colour(BoardColour.GLEAM, 0.30));
            g.fill(new Ellipse2D.Double(x - size, y - size * 0.9, 1.8 * size, 1.4 * size));
        }
        g.setStroke(new BasicStroke((float) (p * 0.008), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.setColor(palette.colour(BoardColour.GRAIN, 0.28));
        for (int k = 0; k < area / 3; k++) {
            g.draw(crack(patch, random));
        }
    }

    private Path2D crack(Rectangle2D patch, Random random) {
        Path2D crack = new Path2D.Double();
        double x = patch.getX() + random.nextDouble() * patch.getWidth();
        double y = patch.getY() + random.nextDouble() * patch.getHeight();
        double heading = random.nextDouble() * 2 * Math.PI;
        crack.moveTo(x, y);
        for (int step = 0; step < 6; step++) {
            heading += (random.nextDouble() - 0.5) * 1.2;
            x += p * 0.09 * Math.cos(heading);
            y += p * 0.06 * Math.sin(heading);
            crack.lineTo(x, y);
        }
        return crack;
    }
}
