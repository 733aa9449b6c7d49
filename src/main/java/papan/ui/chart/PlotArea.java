package papan.ui.chart;

import java.awt.geom.Rectangle2D;
import org.jfree.data.Range;

/**
 * Where numbers lie in pixels.
 *
 * @param area the pixels between the axes
 */
record PlotArea(Rectangle2D area, Range domain, Range range) {
    double x(double number) {
        return area.getX() + (number - domain.getLowerBound()) * perX();
    }

    double y(double number) {
        return area.getMaxY() - (number - range.getLowerBound()) * perY();
    }

    double perX() {
        return area.getWidth() / domain.getLength();
    }

    double perY() {
        return area.getHeight() / range.getLength();
    }

    /** The number under a pixel. */
    double atX(double pixel) {
        return domain.getLowerBound() + (pixel - area.getX()) / perX();
    }

    double atY(double pixel) {
        return range.getLowerBound() + (area.getMaxY() - pixel) / perY();
    }
}
