package papan.ui.plot;

import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.Optional;
import org.jfree.data.Range;
import papan.chart.Chart;

/**
 * What has been drawn of a long course, kept as pixels of the screen: one more event draws only the end of the chart, and a
 * jump back shows a part of what is there. Nothing is kept that has not been revealed.
 */
final class Strip {
    /** Rows from which drawing anew would be felt. */
    static final int LONG = 400;

    private Optional<Key> key = Optional.empty();
    private BufferedImage image = new BufferedImage(1, 1, BufferedImage.TYPE_INT_ARGB);
    /** Pixels from the left that are drawn for good. */
    private int done;

    /** What must be the same for the pixels to be of use. */
    private record Key(
            Chart chart, Rectangle2D area, Range domain, Range range, ChartLook look, AffineTransform transform) {}

    /** Draws the numbers from a row on. */
    interface Numbers {
        void draw(Graphics2D g, int from);
    }

    /** Draws the numbers of a plot, as much as possible from what is kept. */
    void paint(Graphics2D g, Content content, PlotArea sheet, ChartLook look, Numbers numbers) {
        AffineTransform transform = g.getTransform();
        Key now = new Key(
                content.shown().chart(),
                sheet.area(),
                sheet.plot().getDomainAxis().getRange(),
                sheet.plot().getRangeAxis().getRange(),
                look,
                transform);
        Rectangle2D device = transform.createTransformedShape(sheet.area()).getBounds2D();
        int left = (int) Math.floor(device.getX());
        int top = (int) Math.floor(device.getY());
        int width = (int) Math.ceil(device.getMaxX()) - left + 1;
        int height = (int) Math.ceil(device.getMaxY()) - top + 1;
        if (!key.equals(Optional.of(now)) || image.getWidth() != width || image.getHeight() != height) {
            key = Optional.of(now);
            image = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB);
            done = 0;
        }
        int end = settled(content, sheet, transform) - left;
        if (end > done) {
            Graphics2D onto = image.createGraphics();
            onto.addRenderingHints(g.getRenderingHints());
            onto.clipRect(done, 0, end - done, height);
            AffineTransform shifted = AffineTransform.getTranslateInstance(-left, -top);
            shifted.concatenate(transform);
            onto.setTransform(shifted);
            numbers.draw(onto, rowAt(sheet, transform, left + done));
            onto.dispose();
            done = end;
        }
        int kept = Math.max(0, Math.min(done, end));
        Graphics2D pixels = (Graphics2D) g.create();
        pixels.setTransform(new AffineTransform());
        if (kept > 0) {
            pixels.drawImage(image, left, top, left + kept, top + height, 0, 0, kept, height, null);
        }
        pixels.clipRect(left + kept, top, Math.max(0, width - kept), height);
        pixels.setTransform(transform);
        numbers.draw(pixels, rowAt(sheet, transform, left + kept));
        pixels.dispose();
    }

    /** The pixel left of which nothing will change: the last row still may, and a line is wider than its points. */
    private static int settled(Content content, PlotArea sheet, AffineTransform transform) {
        int last = content.rows() - 2;
        double x = sheet.x(content.xOf(last)) - ChartLook.px(4);
        return (int) Math.floor(x * transform.getScaleX() + transform.getTranslateX());
    }

    /** The row at which drawing must begin so that all is right from a pixel on. */
    private static int rowAt(PlotArea sheet, AffineTransform transform, int pixel) {
        double x = (pixel - transform.getTranslateX()) / transform.getScaleX() - ChartLook.px(4);
        return Math.max(0, (int) Math.floor(sheet.atX(x)) - 1);
    }
}
