package papan.ui.chart;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.plot.CrosshairState;
import org.jfree.chart.plot.PlotRenderingInfo;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.AbstractXYItemRenderer;
import org.jfree.chart.renderer.xy.XYItemRendererState;
import org.jfree.data.xy.XYDataset;
import papan.analysis.Part;

/**
 * Paints the five parts as bands on top of one another. Stores are hatched and bands are parted by thin lines of the
 * ground, so that they can be told apart without colour.
 */
final class BandRenderer extends AbstractXYItemRenderer {
    private final transient RevealedSeeds seeds;
    private transient ChartLook look = ChartLook.current(0);

    BandRenderer(RevealedSeeds seeds) {
        this.seeds = seeds;
    }

    void setLook(ChartLook next) {
        look = next;
    }

    @Override
    public void drawItem(
            Graphics2D g2,
            XYItemRendererState state,
            Rectangle2D dataArea,
            PlotRenderingInfo info,
            XYPlot plot,
            ValueAxis domainAxis,
            ValueAxis rangeAxis,
            XYDataset dataset,
            int series,
            int item,
            CrosshairState crosshairState,
            int pass) {
        // The bands overlap at their edges and have an order of their own: all are painted with the first item.
        if (series == 0 && item == 0) {
            paint((Graphics2D) g2.create(), Outline.of(seeds, dataArea, domainAxis.getUpperBound()));
        }
    }

    private void paint(Graphics2D g, Outline outline) {
        fill(g, outline, Part.SOUTH_STORE);
        fill(g, outline, Part.SOUTH_ROW);
        fill(g, outline, Part.NORTH_ROW);
        fill(g, outline, Part.NORTH_STORE);
        hatch(g, outline, Part.SOUTH_STORE, 1);
        hatch(g, outline, Part.NORTH_STORE, -1);
        g.setColor(look.ground());
        g.setStroke(new BasicStroke(ChartLook.px(1), BasicStroke.CAP_BUTT, BasicStroke.JOIN_BEVEL));
        for (Part part : Part.values()) {
            if (part != Part.SOUTH_STORE) {
                g.draw(outline.floor(part));
            }
        }
        fill(g, outline, Part.HANDS);
        g.dispose();
    }

    private void fill(Graphics2D g, Outline outline, Part part) {
        g.setColor(look.fill(part));
        g.fill(outline.band(part));
    }

    /** Lines at 45°, drawn rather than tiled so that they stay sharp at any scale. */
    private void hatch(Graphics2D g, Outline outline, Part part, int slope) {
        Shape band = outline.band(part);
        Rectangle2D bounds = band.getBounds2D();
        if (bounds.getHeight() < 1) {
            return;
        }
        Graphics2D hatched = (Graphics2D) g.create();
        hatched.clip(band);
        Color line = look.hatch();
        hatched.setColor(new Color(line.getRed(), line.getGreen(), line.getBlue(), 110));
        hatched.setStroke(new BasicStroke(ChartLook.px(1.25)));
        double step = ChartLook.px(7);
        double height = bounds.getHeight();
        Path2D lines = new Path2D.Double();
        double first = Math.floor((bounds.getMinX() - height) / step) * step;
        for (double x = first; x < bounds.getMaxX() + height; x += step) {
            lines.append(new Line2D.Double(x, bounds.getMaxY(), x + slope * height, bounds.getMinY()), false);
        }
        hatched.draw(lines);
        hatched.dispose();
    }
}
