package papan.ui.plot;

import java.awt.geom.Rectangle2D;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.ui.RectangleEdge;

/**
 * Where the numbers of a plot's axes lie in pixels.
 *
 * @param area the pixels between the axes
 */
record PlotArea(XYPlot plot, Rectangle2D area) {
    double x(double number) {
        return plot.getDomainAxis().valueToJava2D(number, area, RectangleEdge.BOTTOM);
    }

    double y(double number) {
        return plot.getRangeAxis().valueToJava2D(number, area, RectangleEdge.LEFT);
    }

    /** The number under a pixel. */
    double atX(double pixel) {
        return plot.getDomainAxis().java2DToValue(pixel, area, RectangleEdge.BOTTOM);
    }

    double atY(double pixel) {
        return plot.getRangeAxis().java2DToValue(pixel, area, RectangleEdge.LEFT);
    }
}
