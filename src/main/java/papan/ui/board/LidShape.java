package papan.ui.board;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.GradientPaint;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;

/** Draws the wooden lid over a burnt house: a disc with a cross-hatch cut into it, plainly closed. */
final class LidShape {
    private final BoardPalette palette;
    private final double p;

    LidShape(BoardPalette palette, double pitch) {
        this.palette = palette;
        this.p = pitch;
    }

    /** Half the side of the square that a lid and its shadow fill. */
    double reach() {
        return 0.56 * p;
    }

    /** Draws a lid around the origin. */
    void paint(Graphics2D g) {
        double r = 0.455 * p;
        for (int ring = 6; ring >= 1; ring--) {
            g.setColor(palette.colour(BoardColour.SHADOW, 0.10));
            double o = r + p * 0.010 * ring;
            g.fill(new Ellipse2D.Double(-o, -o + p * 0.035, 2 * o, 2 * o));
        }
        Ellipse2D disc = disc(r);
        g.setPaint(new GradientPaint(
                0,
                (float) -r,
                palette.mix(BoardColour.WOOD_LIGHT, BoardColour.GLEAM, 0.42),
                0,
                (float) r,
                palette.mix(BoardColour.WOOD_LIGHT, BoardColour.WOOD_DARK, 0.25)));
        g.fill(disc);
        hatch(g, r);
        g.setStroke(new BasicStroke((float) (p * 0.05)));
        g.setPaint(new GradientPaint(
                0,
                (float) -r,
                palette.mix(BoardColour.WOOD_LIGHT, BoardColour.GLEAM, 0.75),
                0,
                (float) r,
                palette.colour(BoardColour.WOOD_DARK)));
        g.draw(disc(r - p * 0.025));
        g.setStroke(new BasicStroke((float) (p * 0.012)));
        g.setColor(palette.colour(BoardColour.GRAIN, 0.7));
        g.draw(disc);
        g.draw(disc(r - p * 0.055));
        knob(g);
    }

    private void hatch(Graphics2D g, double r) {
        Graphics2D h = (Graphics2D) g.create();
        h.clip(disc(r - p * 0.055));
        for (int pass = 0; pass < 2; pass++) {
            h.setStroke(new BasicStroke((float) (p * (pass == 0 ? 0.022 : 0.011))));
            h.setColor(pass == 0 ? palette.colour(BoardColour.GRAIN, 0.62) : palette.colour(BoardColour.GLEAM, 0.45));
            double shift = pass == 0 ? 0 : p * 0.014;
            for (int k = -5; k <= 5; k++) {
                double o = k * p * 0.155;
                h.draw(new Line2D.Double(o - r, -r + shift, o + r, r + shift));
                h.draw(new Line2D.Double(o - r, r + shift, o + r, -r + shift));
            }
        }
        h.dispose();
    }

    private void knob(Graphics2D g) {
        double r = p * 0.098;
        g.setColor(palette.colour(BoardColour.SHADOW, 0.45));
        g.fill(new Ellipse2D.Double(-r, -r + p * 0.025, 2 * r, 2 * r));
        g.setPaint(new GradientPaint(
                0,
                (float) -r,
                palette.mix(BoardColour.WOOD_LIGHT, BoardColour.GLEAM, 0.8),
                0,
                (float) r,
                palette.colour(BoardColour.WOOD_DARK)));
        g.fill(disc(r));
        g.setColor(new Color(255, 255, 255, 60));
        g.fill(new Ellipse2D.Double(-r * 0.5, -r * 0.7, r, r * 0.5));
    }

    private static Ellipse2D disc(double r) {
        return new Ellipse2D.Double(-r, -r, 2 * r, 2 * r);
    }
}
