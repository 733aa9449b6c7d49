package papan.ui.board;

import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.Random;

/** Draws the grain of a plank: long lines that part around two hearts, and short dark pores. The same every time. */
final class Grain {
    private static final int POINTS = 72;

    private final BoardPalette palette;
    private final double p;

    Grain(BoardPalette palette, double pitch) {
        this.palette = palette;
        this.p = pitch;
    }

    void paint(Graphics2D g, Rectangle2D plank) {
        bands(g, plank);
        lines(g, plank);
        pores(g, plank);
    }

    /** Broad, faint stripes of early and late wood. */
    private void bands(Graphics2D g, Rectangle2D plank) {
        Random random = new Random(11);
        for (int k = 0; k < 26; k++) {
            double y = plank.getMinY() + plank.getHeight() * (k + random.nextDouble()) / 26;
            boolean late = random.nextInt(3) > 0;
            g.setColor(palette.colour(late ? BoardColour.GRAIN : BoardColour.GLEAM, late ? 0.075 : 0.06));
            g.setStroke(stroke(0.03 + 0.09 * random.nextDouble()));
            g.draw(line(plank, y, random.nextDouble() * 0.02));
        }
    }

    private void lines(Graphics2D g, Rectangle2D plank) {
        Random random = new Random(23);
        double y = plank.getMinY() - p * 0.2;
        while (y < plank.getMaxY() + p * 0.2) {
            y += p * (0.008 + 0.034 * random.nextDouble() * random.nextDouble());
            double strength = random.nextDouble();
            boolean bright = random.nextInt(5) == 0;
            g.setColor(palette.colour(
                    bright ? BoardColour.GLEAM : BoardColour.GRAIN,
                    bright ? 0.10 * strength : 0.06 + 0.24 * strength * strength));
            g.setStroke(stroke(0.004 + 0.007 * random.nextDouble()));
            g.draw(line(plank, y, 0.012 * random.nextDouble()));
        }
    }

    private void pores(Graphics2D g, Rectangle2D plank) {
        Random random = new Random(5);
        int count = (int) (plank.getWidth() * plank.getHeight() / (p * p) * 30);
        g.setStroke(new BasicStroke((float) (p * 0.006), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        Path2D pores = new Path2D.Double();
        for (int k = 0; k < count; k++) {
            double x = plank.getMinX() + random.nextDouble() * plank.getWidth();
            double y = plank.getMinY() + random.nextDouble() * plank.getHeight();
            double length = p * (0.02 + 0.09 * random.nextDouble());
            pores.moveTo(x, y + bend(plank, x, y));
            pores.lineTo(x + length, y + bend(plank, x + length, y));
        }
        g.setColor(palette.colour(BoardColour.GRAIN, 0.20));
        g.draw(pores);
    }

    /** A stroke so many pitches wide. The lines bend so little from point to point that nobody sees how they are joined. */
    private BasicStroke stroke(double width) {
        return new BasicStroke((float) (p * width), BasicStroke.CAP_BUTT, BasicStroke.JOIN_BEVEL);
    }

    private Path2D line(Rectangle2D plank, double y, double tremble) {
        Path2D path = new Path2D.Double();
        for (int k = 0; k <= POINTS; k++) {
            double x = plank.getMinX() + plank.getWidth() * k / POINTS;
            double yy = y + bend(plank, x, y) + tremble * p * Math.sin(x / p * 9 + y / p * 40);
            if (k == 0) {
                path.moveTo(x, yy);
            } else {
                path.lineTo(x, yy);
            }
        }
        return path;
    }

    /** How far a line that begins at a height has wandered at a place: slow waves, and a bulge around each heart. */
    private double bend(Rectangle2D plank, double x, double y) {
        double u = (x - plank.getMinX()) / p;
        double v = (y - plank.getMinY()) / p;
        double wave = 0.055 * Math.sin(u * 0.55 + v * 0.35) + 0.025 * Math.sin(u * 1.35 - v * 0.8 + 1.7);
        double w = plank.getWidth() / p;
        return p * (wave + heart(u - 0.27 * w, v - 1.15, 1.7) + heart(u - 0.76 * w, v - 2.35, 2.3));
    }

    private static double heart(double du, double dv, double length) {
        double along = Math.exp(-du * du / (length * length));
        return 0.30 * along * dv / (0.16 + dv * dv) * 0.42;
    }
}
