package papan.ui.board;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RadialGradientPaint;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import papan.ui.board.SeedSpots.Spot;

/** Draws one cowrie shell, lying on its back so that its toothed slit shows. */
final class Shell {
    private final BoardPalette palette;
    private final double pitch;

    Shell(BoardPalette palette, double pitch) {
        this.palette = palette;
        this.pitch = pitch;
    }

    /** Half the side of the square that a shell and its shadow fill. */
    double reach() {
        return (SeedSpots.HALF_LENGTH + 0.05) * pitch;
    }

    /** Draws a shell around the origin, with the shadow on what it lies on. */
    void paint(Graphics2D g, Spot spot) {
        double a = SeedSpots.HALF_LENGTH * pitch * size(spot.kind());
        double b = SeedSpots.HALF_BREADTH * pitch * size(spot.kind());
        double turn = SeedSpots.radians(spot.angle());
        Path2D outline = outline(a, b);
        AffineTransform lying = AffineTransform.getRotateInstance(turn);
        shadow(g, lying.createTransformedShape(outline));
        Graphics2D h = (Graphics2D) g.create();
        body(h, lying.createTransformedShape(outline), a, spot.kind());
        h.rotate(turn);
        slit(h, a, b);
        h.dispose();
    }

    private static double size(int kind) {
        return 0.96 + 0.03 * kind;
    }

    /** An egg, a little broader at one end. */
    private static Path2D outline(double a, double b) {
        Path2D path = new Path2D.Double();
        path.moveTo(-a, 0);
        path.curveTo(-a, -b * 0.74, -a * 0.42, -b * 1.06, a * 0.12, -b);
        path.curveTo(a * 0.62, -b * 0.93, a, -b * 0.52, a, 0);
        path.curveTo(a, b * 0.52, a * 0.62, b * 0.93, a * 0.12, b);
        path.curveTo(-a * 0.42, b * 1.06, -a, b * 0.74, -a, 0);
        path.closePath();
        return path;
    }

    private void shadow(Graphics2D g, java.awt.Shape shape) {
        Graphics2D s = (Graphics2D) g.create();
        s.translate(pitch * 0.006, pitch * 0.018);
        for (int ring = 3; ring >= 0; ring--) {
            s.setColor(new Color(0x12, 0x08, 0x02, ring == 0 ? 110 : 34));
            s.fill(shape);
            s.setStroke(new BasicStroke((float) (pitch * 0.014 * ring), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
            s.draw(shape);
        }
        s.dispose();
    }

    private void body(Graphics2D g, java.awt.Shape shape, double a, int kind) {
        Color light = palette.colour(BoardColour.SHELL);
        Color edge = palette.mix(BoardColour.SHELL_EDGE, BoardColour.SHELL, 0.10 * kind);
        Color middle = palette.mix(BoardColour.SHELL, BoardColour.SHELL_EDGE, 0.22 + 0.07 * kind);
        g.setPaint(new RadialGradientPaint(
                new Point2D.Double(-a * 0.22, -a * 0.38), (float) (a * 1.5), new float[] {0, 0.5f, 1}, new Color[] {
                    light, middle, edge
                }));
        g.fill(shape);
        g.setColor(palette.colour(BoardColour.SHELL_LINE, 0.75));
        g.setStroke(new BasicStroke((float) (pitch * 0.0085)));
        g.draw(shape);
    }

    private void slit(Graphics2D g, double a, double b) {
        g.setColor(palette.colour(BoardColour.SHELL_LINE, 0.92));
        Path2D slit = new Path2D.Double();
        slit.moveTo(-a * 0.76, b * 0.05);
        slit.quadTo(-a * 0.05, -b * 0.34, a * 0.78, -b * 0.02);
        slit.quadTo(0, b * 0.10, -a * 0.76, b * 0.05);
        slit.closePath();
        g.fill(slit);
        g.setStroke(new BasicStroke((float) (pitch * 0.0065), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.setColor(palette.colour(BoardColour.SHELL_LINE, 0.55));
        Path2D teeth = new Path2D.Double();
        for (int k = -3; k <= 3; k++) {
            double x = k * a * 0.19;
            double reach = b * (0.36 - 0.022 * k * k);
            teeth.moveTo(x, -b * 0.12 - reach);
            teeth.lineTo(x, reach * 0.92);
        }
        g.draw(teeth);
        g.setColor(new Color(255, 255, 255, 150));
        g.fill(new Ellipse2D.Double(-a * 0.46, -b * 0.74, a * 0.52, b * 0.2));
    }
}
