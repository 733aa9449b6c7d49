package papan.ui.common;

import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;

/** Pictures made at the resolution of a device and put down pixel on pixel, so that they are as sharp as what they show. */
public final class DevicePixels {
    private static final int ALLOWED = AffineTransform.TYPE_TRANSLATION | AffineTransform.TYPE_UNIFORM_SCALE;

    private DevicePixels() {}

    /** Whether a device is a grid of pixels that is neither turned nor stretched. */
    public static boolean fit(Graphics2D g) {
        return (g.getTransform().getType() & ~ALLOWED) == 0;
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
