package papan.ui.common;

import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.awt.geom.Point2D;
import java.awt.image.BufferedImage;

/** Pictures made at the resolution of a device and put down pixel on pixel, so that they are as sharp as what they show. */
public final class DevicePixels {
    private static final int ALLOWED = AffineTransform.TYPE_TRANSLATION | AffineTransform.TYPE_UNIFORM_SCALE;

    /**
     * What is added to a place on a device, in its pixels: what lies half-way between two pixels is then rounded up, wherever
     * on the screen that is. Otherwise the last bits of the sum would decide, and what is painted anew alone would not fit
     * what was painted with everything around it.
     */
    private static final double NOISE = 1e-6;

    private DevicePixels() {}

    /** Whether a device is a grid of pixels that is neither turned nor stretched. */
    public static boolean fit(Graphics2D g) {
        return (g.getTransform().getType() & ~ALLOWED) == 0;
    }

    /** Where a point lies, in pixels of the device. */
    public static Point2D at(Graphics2D g, double x, double y) {
        AffineTransform device = g.getTransform();
        return new Point2D.Double(
                device.getTranslateX() + x * device.getScaleX() + NOISE,
                device.getTranslateY() + y * device.getScaleY() + NOISE);
    }

    /**
     * Puts a picture down.
     *
     * @param x its left edge, in pixels of the device
     * @param y its upper edge, in pixels of the device
     */
    public static void put(Graphics2D g, BufferedImage picture, int x, int y) {
        AffineTransform device = g.getTransform();
        g.setTransform(new AffineTransform());
        g.drawImage(picture, x, y, null);
        g.setTransform(device);
    }
}
