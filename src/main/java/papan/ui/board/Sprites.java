package papan.ui.board;

import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Point2D;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;
import papan.ui.common.DevicePixels;

/**
 * Small pictures kept at the resolution of the device and put down on whole device pixels, so that they are as sharp as
 * the shapes they were drawn from. On a device that is not a grid of pixels, or is turned, the shapes are drawn instead.
 */
final class Sprites {
    /**
     * How many pixels the pictures may have in all: 96 megabytes, about twice what one moment of a board needs that fills
     * a screen of 3840 × 2160 at scale 2. Numbers change all the time, and would gather without end.
     */
    static final long MOST_PIXELS = 24_000_000;

    private final boolean kept;
    private final Map<Object, Piece> pieces = new HashMap<>();
    private long pixels;

    /** A picture without the empty margin around it, and where it begins, in device pixels from its middle. */
    private record Piece(BufferedImage image, int x, int y) {}

    /** Keeps pictures, or always draws shapes. */
    Sprites(boolean kept) {
        this.kept = kept;
    }

    /** Forgets all pictures. */
    void clear() {
        pieces.clear();
        pixels = 0;
    }

    /** How many pixels the kept pictures have. */
    long pixels() {
        return pixels;
    }

    /** Whether a device is a grid of pixels that is neither turned nor stretched. */
    boolean fits(Graphics2D g) {
        return kept && DevicePixels.fit(g);
    }

    /** Into how many steps a device pixel is divided where a picture has to lie exactly. */
    private static final int STEPS = 4;

    /**
     * Draws a picture around a point, to a quarter of a device pixel: for shapes that must fit what lies below, or that
     * form a line.
     *
     * @param key what tells this picture from all others of the same palette and scale
     * @param half half the side of the square that it fills, in user space units
     * @param shapes draws it around the origin, in user space units
     */
    void drawExactly(Graphics2D g, String key, double x, double y, double half, Consumer<Graphics2D> shapes) {
        if (!fits(g)) {
            draw(g, key, x, y, half, shapes);
            return;
        }
        double scale = g.getTransform().getScaleX();
        Point2D at = DevicePixels.at(g, x, y);
        int stepX = step(at.getX());
        int stepY = step(at.getY());
        double dx = stepX / (STEPS * scale);
        double dy = stepY / (STEPS * scale);
        draw(g, key + "@" + stepX + "," + stepY, x - dx, y - dy, half + 1 / scale, s -> {
            s.translate(dx, dy);
            shapes.accept(s);
        });
    }

    /** How many steps a point lies beyond the nearest device pixel, −2 to 2. */
    private static int step(double at) {
        return (int) Math.round((at - Math.round(at)) * STEPS);
    }

    /**
     * Draws a picture around a point.
     *
     * @param key what tells this picture from all others of the same palette and scale
     * @param half half the side of the square that it fills, in user space units
     * @param shapes draws it around the origin, in user space units
     */
    void draw(Graphics2D g, Object key, double x, double y, double half, Consumer<Graphics2D> shapes) {
        if (!fits(g)) {
            Graphics2D copy = (Graphics2D) g.create();
            copy.translate(x, y);
            shapes.accept(copy);
            copy.dispose();
            return;
        }
        Piece piece = pieces.get(key);
        if (piece == null) {
            piece = trimmed(render(g.getTransform().getScaleX(), half, shapes));
            long more = (long) piece.image().getWidth() * piece.image().getHeight();
            if (pixels + more > MOST_PIXELS) {
                clear();
            }
            pieces.put(key, piece);
            pixels += more;
        }
        Point2D at = DevicePixels.at(g, x, y);
        int left = (int) Math.round(at.getX()) + piece.x();
        int top = (int) Math.round(at.getY()) + piece.y();
        DevicePixels.put(g, piece.image(), left, top);
    }

    private static BufferedImage render(double scale, double half, Consumer<Graphics2D> shapes) {
        int side = (int) Math.ceil(half * scale) + 1;
        BufferedImage image = new BufferedImage(2 * side, 2 * side, BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = image.createGraphics();
        Hints.set(g);
        g.translate(side, side);
        g.scale(scale, scale);
        shapes.accept(g);
        g.dispose();
        return image;
    }

    /** Only what is drawn is kept: empty pixels cost as much each time as full ones. */
    private static Piece trimmed(BufferedImage whole) {
        int side = whole.getWidth();
        int[] pixels = ((DataBufferInt) whole.getRaster().getDataBuffer()).getData();
        int left = side / 2;
        int top = side / 2;
        int right = left;
        int bottom = top;
        for (int i = 0; i < pixels.length; i++) {
            if (pixels[i] != 0) {
                left = Math.min(left, i % side);
                right = Math.max(right, i % side);
                top = Math.min(top, i / side);
                bottom = Math.max(bottom, i / side);
            }
        }
        int width = right - left + 1;
        int height = bottom - top + 1;
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB);
        image.setRGB(0, 0, width, height, pixels, top * side + left, side);
        return new Piece(image, left - side / 2, top - side / 2);
    }

    /** How shapes are drawn everywhere on the board. */
    static final class Hints {
        private Hints() {}

        static void set(Graphics2D g) {
            g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
            g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
            g.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
            g.setRenderingHint(RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
        }
    }
}
