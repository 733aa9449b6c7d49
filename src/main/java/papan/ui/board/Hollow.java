package papan.ui.board;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.GradientPaint;
import java.awt.Graphics2D;
import java.awt.LinearGradientPaint;
import java.awt.RadialGradientPaint;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import papan.model.House;
import papan.model.Place;

/** Draws one carved hollow: the light comes from above, so its upper wall lies in shadow and its lower wall is lit. */
final class Hollow {
    /** How far the lip reaches out of a hollow, in pitches: half its widest ring. */
    private static final double LIP = 0.06;

    private final BoardGeometry geometry;
    private final BoardPalette palette;
    private final Sprites sprites;
    private final double p;

    /** A painter of hollows; all houses of a board are alike, and so are its stores: each picture serves for several. */
    Hollow(BoardGeometry geometry, BoardPalette palette, Sprites sprites) {
        this.geometry = geometry;
        this.palette = palette;
        this.sprites = sprites;
        this.p = geometry.pitch();
    }

    void paint(Graphics2D g, Place place) {
        Rectangle2D b = geometry.bowl(place);
        Rectangle2D centred =
                new Rectangle2D.Double(-b.getWidth() / 2, -b.getHeight() / 2, b.getWidth(), b.getHeight());
        double half = Math.max(b.getWidth(), b.getHeight()) / 2 + p * LIP;
        sprites.drawExactly(
                g,
                place instanceof House ? "house" : "store",
                b.getCenterX(),
                b.getCenterY(),
                half,
                s -> carve(s, centred));
    }

    private void carve(Graphics2D g, Rectangle2D b) {
        lip(g, b);
        Ellipse2D bowl = ellipse(b, 0);
        g.setPaint(new LinearGradientPaint(
                0, (float) b.getMinY(), 0, (float) b.getMaxY(), new float[] {0, 0.4f, 0.8f, 1}, new Color[] {
                    palette.colour(BoardColour.BOWL_DARK),
                    palette.mix(BoardColour.BOWL_DARK, BoardColour.BOWL_LIGHT, 0.28),
                    palette.mix(BoardColour.BOWL_DARK, BoardColour.BOWL_LIGHT, 0.72),
                    palette.colour(BoardColour.BOWL_LIGHT)
                }));
        g.fill(bowl);
        Graphics2D inside = (Graphics2D) g.create();
        inside.clip(bowl);
        contours(inside, b);
        floor(inside, b);
        innerShadow(inside, b);
        inside.dispose();
        rimLight(g, b);
    }

    /** The rounded edge around the hollow, dark above and bright below. */
    private void lip(Graphics2D g, Rectangle2D b) {
        for (int ring = 4; ring >= 1; ring--) {
            g.setPaint(new GradientPaint(
                    0,
                    (float) b.getMinY(),
                    palette.colour(BoardColour.SHADOW, 0.14),
                    0,
                    (float) b.getMaxY(),
                    palette.colour(BoardColour.GLEAM, 0.15)));
            g.setStroke(new BasicStroke((float) (p * 0.028 * ring)));
            g.draw(ellipse(b, 0));
        }
    }

    /** Where a bowl is cut out of a plank its grain shows as rings. */
    private void contours(Graphics2D g, Rectangle2D b) {
        g.setStroke(new BasicStroke((float) (p * 0.007)));
        for (int ring = 1; ring <= 7; ring++) {
            double inset = p * 0.052 * ring;
            Ellipse2D line = new Ellipse2D.Double(
                    b.getX() + inset * 0.72,
                    b.getY() + inset * 1.12,
                    b.getWidth() - 1.44 * inset,
                    Math.max(0, b.getHeight() - 2.1 * inset));
            g.setColor(palette.colour(
                    ring % 2 == 0 ? BoardColour.GLEAM : BoardColour.GRAIN, ring % 2 == 0 ? 0.055 : 0.22));
            g.draw(line);
        }
    }

    /** The lowest part, a little lighter below the middle. */
    private void floor(Graphics2D g, Rectangle2D b) {
        double radius = Math.max(b.getWidth(), b.getHeight()) * 0.46;
        Point2D centre = new Point2D.Double(0, 0);
        Graphics2D s = (Graphics2D) g.create();
        s.translate(b.getCenterX(), b.getCenterY() + b.getHeight() * 0.20);
        s.scale(b.getWidth() / (2 * radius) * 0.95, b.getHeight() / (2 * radius) * 0.8);
        s.setPaint(new RadialGradientPaint(centre, (float) radius, new float[] {0, 1}, new Color[] {
            palette.colour(BoardColour.GLEAM, 0.13), palette.colour(BoardColour.GLEAM, 0)
        }));
        s.fill(new Ellipse2D.Double(-radius, -radius, 2 * radius, 2 * radius));
        s.dispose();
    }

    /**
     * The shadow that the upper edge casts into the hollow: the hollow less itself moved down, again and again. What is in
     * only one of the two is filled, and what juts out below is cut off by the clip.
     */
    private void innerShadow(Graphics2D g, Rectangle2D b) {
        int steps = 9;
        for (int step = 1; step <= steps; step++) {
            Path2D crescent = new Path2D.Double(Path2D.WIND_EVEN_ODD);
            crescent.append(ellipse(b, 0), false);
            crescent.append(
                    AffineTransform.getTranslateInstance(0, p * 0.021 * step)
                            .createTransformedShape(ellipse(b, p * 0.004 * step)),
                    false);
            g.setColor(palette.colour(BoardColour.SHADOW, 0.085));
            g.fill(crescent);
        }
    }

    private void rimLight(Graphics2D g, Rectangle2D b) {
        g.setPaint(new LinearGradientPaint(
                0, (float) b.getMinY(), 0, (float) b.getMaxY(), new float[] {0, 0.45f, 1}, new Color[] {
                    palette.colour(BoardColour.SHADOW, 0.55),
                    palette.colour(BoardColour.GLEAM, 0.12),
                    palette.colour(BoardColour.GLEAM, 0.85)
                }));
        g.setStroke(new BasicStroke((float) (p * 0.02)));
        g.draw(ellipse(b, -p * 0.006));
    }

    private static Ellipse2D ellipse(Rectangle2D b, double inset) {
        return new Ellipse2D.Double(
                b.getX() + inset, b.getY() + inset, b.getWidth() - 2 * inset, b.getHeight() - 2 * inset);
    }
}
