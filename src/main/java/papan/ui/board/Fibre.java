package papan.ui.board;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;

/**
 * One line of the grain, from the left end of a plank to its right one.
 *
 * @param heights where it runs at points that divide the plank evenly, in user space units; straight between them
 * @param width how thick it is, in user space units
 * @param colour its colour, which lets the wood shine through
 */
@SuppressWarnings("ArrayRecordComponent") // never compared; thousands of boxed numbers would be slow to draw
record Fibre(double[] heights, double width, Color colour) {
    /** Draws it as a shape. It bends so little from point to point that nobody sees how they are joined. */
    void paint(Graphics2D g, Rectangle2D plank) {
        Path2D path = new Path2D.Double();
        path.moveTo(plank.getMinX(), heights[0]);
        int last = heights.length - 1;
        for (int k = 1; k <= last; k++) {
            path.lineTo(plank.getMinX() + plank.getWidth() * k / last, heights[k]);
        }
        g.setColor(colour);
        g.setStroke(new BasicStroke((float) width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_BEVEL));
        g.draw(path);
    }
}
