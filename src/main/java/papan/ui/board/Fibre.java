package papan.ui.board;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * One line of the grain, from the left end of a plank to its right one.
 *
 * @param heights where it runs at points that divide the plank evenly, in user space units; straight between them
 * @param width how thick it is, in user space units
 * @param colour its colour, which lets the wood shine through
 */
@SuppressWarnings("ArrayRecordComponent") // never compared; thousands of boxed numbers would be slow to draw
record Fibre(double[] heights, double width, Color colour) {
    /**
     * How a fibre looks where many are drawn as one shape: nobody sees such small differences.
     *
     * @param colour of the wood that shines through in a few degrees
     */
    record Look(Color colour, float width) {
        private static final int DEGREE = 12;

        private static Look of(Fibre fibre, double pitch) {
            Color c = fibre.colour;
            int alpha = Math.max(1, Math.round((float) c.getAlpha() / DEGREE)) * DEGREE;
            double step = pitch * 0.004;
            double width = Math.max(1, Math.rint(fibre.width / step)) * step;
            return new Look(new Color(c.getRed(), c.getGreen(), c.getBlue(), Math.min(255, alpha)), (float) width);
        }
    }

    /** Draws it as a shape. It bends so little from point to point that nobody sees how they are joined. */
    void paint(Graphics2D g, Rectangle2D plank) {
        Path2D path = new Path2D.Double();
        addTo(path, plank, 0);
        g.setColor(colour);
        g.setStroke(new BasicStroke((float) width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_BEVEL));
        g.draw(path);
    }

    /** Draws fibres as few shapes: those that look alike as one, and each only with the points at which it bends. */
    static void paintFew(Graphics2D g, Rectangle2D plank, double pitch, List<Fibre> fibres) {
        Map<Look, Path2D> alike = new LinkedHashMap<>();
        for (Fibre fibre : fibres) {
            if (fibre.isFaint(pitch)) {
                continue;
            }
            fibre.addTo(alike.computeIfAbsent(Look.of(fibre, pitch), any -> new Path2D.Double()), plank, pitch * 0.03);
        }
        alike.forEach((look, path) -> {
            g.setColor(look.colour());
            g.setStroke(new BasicStroke(look.width(), BasicStroke.CAP_BUTT, BasicStroke.JOIN_BEVEL));
            g.draw(path);
        });
    }

    /** Thin lines that one only sees where there are hundreds. */
    private boolean isFaint(double pitch) {
        return width < pitch * 0.02 && colour.getAlpha() < 44;
    }

    private void addTo(Path2D path, Rectangle2D plank, double bend) {
        path.moveTo(plank.getMinX(), heights[0]);
        addTo(path, plank, bend, 0, heights.length - 1);
    }

    private void addTo(Path2D path, Rectangle2D plank, double bend, int from, int to) {
        int farthest = from;
        double most = bend;
        for (int k = from + 1; k < to; k++) {
            double straight = heights[from] + (heights[to] - heights[from]) * (k - from) / (to - from);
            if (Math.abs(heights[k] - straight) > most) {
                most = Math.abs(heights[k] - straight);
                farthest = k;
            }
        }
        if (farthest == from) {
            path.lineTo(plank.getMinX() + plank.getWidth() * to / (heights.length - 1), heights[to]);
        } else {
            addTo(path, plank, bend, from, farthest);
            addTo(path, plank, bend, farthest, to);
        }
    }
}
