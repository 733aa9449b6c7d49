package papan.ui.board;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RadialGradientPaint;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Arc2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.RoundRectangle2D;
import papan.rules.Kit;
import papan.ui.board.SeedSpots.Spot;

/**
 * Draws one seed: a cowrie shell lying on its back so that its toothed slit shows, or whatever else is sown. Light falls from
 * the upper left.
 */
final class SeedShape {
    private final BoardPalette palette;
    private final double pitch;
    private final Kit.Seed seed;

    SeedShape(BoardPalette palette, double pitch, Kit.Seed seed) {
        this.palette = palette;
        this.pitch = pitch;
        this.seed = seed;
    }

    /** Half the side of the square that a seed and its shadow fill. */
    double reach() {
        return (SeedSpots.HALF_LENGTH + 0.06) * pitch;
    }

    /** Draws one around the origin, with the shadow on what it lies on. */
    void paint(Graphics2D g, Spot spot) {
        double a = SeedSpots.HALF_LENGTH * pitch * (0.97 + 0.025 * spot.kind());
        double b = SeedSpots.HALF_BREADTH * pitch * (1.03 - 0.02 * spot.kind());
        double turn = SeedSpots.radians(spot.angle());
        Shape outline = outline(a, b, spot.kind());
        Graphics2D shaded = (Graphics2D) g.create();
        shaded.translate(pitch * 0.008, pitch * 0.020);
        shaded.rotate(turn);
        shadow(shaded, outline);
        shaded.dispose();
        body(g, AffineTransform.getRotateInstance(turn).createTransformedShape(outline), a, spot.kind());
        Graphics2D turned = (Graphics2D) g.create();
        turned.rotate(turn);
        edge(turned, outline);
        marks(turned, a, b);
        turned.dispose();
        gleam(g, a, b);
    }

    private Shape outline(double a, double b, int kind) {
        double round = (a + b) / 2;
        return switch (seed) {
            case COWRIE -> shell(a, b);
            case TAMARIND -> new RoundRectangle2D.Double(-a * 0.92, -b, a * 1.84, b * 2, a * 1.1, b * 1.5);
            case SAGA, OLINDA, MARBLE -> new Ellipse2D.Double(-round * 0.92, -round * 0.92, round * 1.84, round * 1.84);
            case BEAN -> bean(a, b);
            case PEBBLE -> pebble(a, b, kind);
        };
    }

    private static Path2D bean(double a, double b) {
        Path2D path = new Path2D.Double();
        path.moveTo(-a, b * 0.1);
        path.curveTo(-a, -b * 1.3, a, -b * 1.3, a, b * 0.1);
        path.curveTo(a, b * 1.1, a * 0.35, b * 0.9, 0, b * 0.45);
        path.curveTo(-a * 0.35, b * 0.9, -a, b * 1.1, -a, b * 0.1);
        path.closePath();
        return path;
    }

    /** A stone that water has rounded, of four forms. */
    private static Path2D pebble(double a, double b, int kind) {
        Path2D path = new Path2D.Double();
        double dent = 0.10 * (kind - 1.5);
        path.moveTo(-a, b * dent);
        path.curveTo(-a, -b * 0.9, -a * 0.3, -b * 1.05, a * dent, -b);
        path.curveTo(a * 0.7, -b * 0.95, a, -b * (0.5 - dent), a * 0.97, b * 0.15);
        path.curveTo(a * 0.9, b * (0.9 + dent), a * 0.3, b * 1.05, -a * dent, b * 0.97);
        path.curveTo(-a * 0.8, b * 0.9, -a, b * 0.6, -a, b * dent);
        path.closePath();
        return path;
    }

    /** An egg, broader at one end, with a hint of the shoulders that money cowries have. */
    private static Path2D shell(double a, double b) {
        Path2D path = new Path2D.Double();
        path.moveTo(-a, 0);
        path.curveTo(-a, -b * 0.62, -a * 0.50, -b * 1.02, a * 0.10, -b);
        path.curveTo(a * 0.66, -b * 0.98, a, -b * 0.60, a, 0);
        path.curveTo(a, b * 0.60, a * 0.66, b * 0.98, a * 0.10, b);
        path.curveTo(-a * 0.50, b * 1.02, -a, b * 0.62, -a, 0);
        path.closePath();
        return path;
    }

    private void shadow(Graphics2D g, Shape shape) {
        for (int ring = 4; ring >= 0; ring--) {
            g.setColor(palette.colour(BoardColour.SHADOW, ring == 0 ? 0.34 : 0.12));
            g.fill(shape);
            if (ring > 0) {
                g.setStroke(
                        new BasicStroke((float) (pitch * 0.013 * ring), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
                g.draw(shape);
            }
        }
    }

    private void body(Graphics2D g, Shape shape, double a, int kind) {
        Color edge = palette.mix(BoardColour.SHELL_EDGE, BoardColour.SHELL_LINE, 0.06 + 0.05 * kind);
        Color middle = palette.mix(BoardColour.SHELL, BoardColour.SHELL_EDGE, 0.30 + 0.09 * kind);
        g.setPaint(new RadialGradientPaint(
                new Point2D.Double(-a * 0.20, -a * 0.34),
                (float) (a * 1.38),
                new float[] {0, 0.30f, 0.66f, 1},
                new Color[] {
                    palette.colour(BoardColour.SHELL),
                    palette.mix(BoardColour.SHELL, BoardColour.SHELL_EDGE, 0.08 + 0.05 * kind),
                    middle,
                    edge
                }));
        g.fill(shape);
    }

    private void edge(Graphics2D g, Shape shape) {
        g.setColor(palette.colour(BoardColour.SHELL_LINE, 0.8));
        g.setStroke(new BasicStroke((float) Math.max(pitch * 0.0075, 0.5)));
        g.draw(shape);
    }

    /** What is seen on its upper side. */
    private void marks(Graphics2D g, double a, double b) {
        g.setStroke(new BasicStroke((float) (pitch * 0.009), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.setColor(palette.colour(BoardColour.SHELL_LINE, 0.6));
        switch (seed) {
            case COWRIE -> slit(g, a, b);
            case TAMARIND ->
                g.draw(new RoundRectangle2D.Double(-a * 0.55, -b * 0.55, a * 1.1, b * 1.1, a * 0.7, b * 0.9));
            case MARBLE -> {
                for (int turn = -1; turn <= 1; turn++) {
                    g.draw(new Arc2D.Double(-b, -b * (0.7 - 0.5 * turn), 2 * b, b, 200, 140, Arc2D.OPEN));
                }
            }
            case BEAN -> g.draw(new Arc2D.Double(-a * 0.22, b * 0.18, a * 0.44, b * 0.3, 20, 140, Arc2D.OPEN));
            case OLINDA -> {
                g.setColor(palette.colour(BoardColour.SHELL_LINE));
                g.fill(new Arc2D.Double(-b * 1.05, -b * 1.05, 2.1 * b, 2.1 * b, 130, 100, Arc2D.CHORD));
            }
            case SAGA, PEBBLE -> {}
        }
    }

    /** The opening: a slender curve between two rows of fine teeth, in a shallow groove. */
    private void slit(Graphics2D g, double a, double b) {
        Path2D groove = lens(a * 0.84, b * 0.30);
        g.setColor(palette.colour(BoardColour.SHELL_EDGE, 0.55));
        g.fill(groove);
        g.setStroke(new BasicStroke((float) (pitch * 0.0062), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.setColor(palette.colour(BoardColour.SHELL_LINE, 0.42));
        Path2D teeth = new Path2D.Double();
        for (int k = -4; k <= 4; k++) {
            double x = k * a * 0.152;
            double y = bow(x / a) * b;
            double reach = b * (0.34 - 0.011 * k * k);
            teeth.moveTo(x, y - reach);
            teeth.lineTo(x, y + reach);
        }
        g.draw(teeth);
        g.setColor(palette.colour(BoardColour.SHELL_LINE, 0.95));
        g.fill(lens(a * 0.80, b * 0.105));
    }

    /** A spindle along the bent axis of a shell. */
    private static Path2D lens(double halfLength, double halfWidth) {
        Path2D path = new Path2D.Double();
        int points = 12;
        for (int k = 0; k <= 2 * points; k++) {
            double t = k <= points ? k : 2 * points - k;
            double x = -1 + 2 * t / points;
            double swell = halfWidth * Math.sqrt(Math.max(0, 1 - x * x)) * (k <= points ? -1 : 1);
            double y = bow(x) * halfLength * 0.72 + swell;
            if (k == 0) {
                path.moveTo(x * halfLength, y);
            } else {
                path.lineTo(x * halfLength, y);
            }
        }
        path.closePath();
        return path;
    }

    /** How far the axis is bent, −1 to 1 along it. */
    private static double bow(double along) {
        return -0.10 * (1 - along * along) + 0.04;
    }

    private static void gleam(Graphics2D g, double a, double b) {
        double r = (a + b) / 2;
        g.setPaint(new RadialGradientPaint(
                new Point2D.Double(-r * 0.22, -r * 0.34), (float) (r * 0.32), new float[] {0, 1}, new Color[] {
                    new Color(255, 255, 255, 190), new Color(255, 255, 255, 0)
                }));
        g.fill(new Ellipse2D.Double(-r * 0.54, -r * 0.66, r * 0.64, r * 0.64));
    }
}
