package papan.ui.plot;

import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import papan.ui.common.DevicePixels;

/**
 * A drawing kept as one picture at the resolution of the device that it was last painted on, so that it can be drawn
 * ahead of its painting. On a device that is stretched or turned the shapes are drawn instead. Lives on the event
 * dispatch thread.
 */
final class KeptDrawing {
    private final Consumer<Graphics2D> shapes;
    private @Nullable BufferedImage picture;
    private double scale;

    /**
     * Nothing is drawn yet.
     *
     * @param shapes draws it from the origin, in user space units
     */
    KeptDrawing(Consumer<Graphics2D> shapes) {
        this.shapes = shapes;
    }

    /** What has changed is drawn when it is painted. */
    void forget() {
        picture = null;
    }

    /** Draws what has changed now, if it has been painted before. */
    void renew(int width, int height) {
        if (picture != null) {
            picture = draw(width, height, scale);
        }
    }

    /** Paints it at the origin, as it was when it was last drawn; draws it if there is no picture of this size. */
    void paint(Graphics2D g, int width, int height) {
        AffineTransform device = g.getTransform();
        if (!DevicePixels.fit(g)) {
            shapes.accept(g);
            return;
        }
        BufferedImage kept = picture;
        if (kept == null || scale != device.getScaleX() || !isOf(kept, width, height)) {
            scale = device.getScaleX();
            kept = draw(width, height, scale);
            picture = kept;
        }
        DevicePixels.put(g, kept, (int) Math.round(device.getTranslateX()), (int) Math.round(device.getTranslateY()));
    }

    private boolean isOf(BufferedImage kept, int width, int height) {
        return kept.getWidth() == pixels(width, scale) && kept.getHeight() == pixels(height, scale);
    }

    /** There is always a pixel: in a window too small for a chart nothing is left for it. */
    private static int pixels(int length, double scale) {
        return Math.max(1, (int) Math.ceil(length * scale));
    }

    private BufferedImage draw(int width, int height, double at) {
        BufferedImage drawn = new BufferedImage(pixels(width, at), pixels(height, at), BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = drawn.createGraphics();
        g.scale(at, at);
        shapes.accept(g);
        g.dispose();
        return drawn;
    }
}
