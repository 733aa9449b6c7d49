package papan.ui.board;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import papan.model.House;
import papan.model.Layout;
import papan.model.Place;
import papan.model.Store;
import papan.rules.Kit;
import papan.ui.common.DevicePixels;

/**
 * What does not change from frame to frame: surface, wood, hollows and names, kept as one picture. It serves wherever on
 * its surface the board lies.
 */
final class Backdrop {
    /** How many pixels the pictures that are remembered may have in all: 64 megabytes. */
    private static final long MOST_PIXELS = 16_000_000;

    /** The last pictures of all boards, the one used longest ago first: a board soon has a size again that it had. */
    private static final Map<Key, BufferedImage> DRAWN = new LinkedHashMap<>(16, 0.75f, true);

    private final boolean kept;
    private Point2D centre = new Point2D.Double();
    private @Nullable Key key;
    private @Nullable BufferedImage image;

    /**
     * What the picture depends on.
     *
     * @param geometry the board around the origin
     * @param fractionX where between two device pixels its middle lies, in quarters
     */
    private record Key(
            BoardGeometry geometry, BoardPalette palette, boolean names, double scale, int fractionX, int fractionY) {
        Kit kit() {
            return geometry.viewpoint().kit();
        }

        /** Where the picture begins, in device pixels from the middle of the board. */
        int left() {
            return (int) Math.floor(geometry.bounds().getX() * scale);
        }

        int top() {
            return (int) Math.floor(geometry.bounds().getY() * scale);
        }
    }

    Backdrop(boolean kept) {
        this.kept = kept;
    }

    /** Makes ready for a device; true if pictures of an earlier size, scale or palette no longer fit. */
    boolean prepare(Graphics2D g, BoardGeometry geometry, BoardPalette palette, boolean names) {
        centre = geometry.centre();
        Point2D middle = middle(g);
        Key next = new Key(
                geometry.aroundOrigin(),
                palette,
                names,
                g.getTransform().getScaleX(),
                quarter(middle.getX()),
                quarter(middle.getY()));
        Key last = key;
        if (next.equals(last)) {
            return false;
        }
        key = next;
        image = null;
        return last == null
                || last.scale() != next.scale()
                || last.geometry().pitch() != next.geometry().pitch()
                || !last.kit().equals(next.kit())
                || !last.palette().equals(next.palette());
    }

    /** The middle of the board in pixels of a device. */
    private Point2D middle(Graphics2D g) {
        return DevicePixels.at(g, centre.getX(), centre.getY());
    }

    private static int quarter(double offset) {
        return (int) Math.floor((offset - Math.floor(offset)) * 4);
    }

    void paint(Graphics2D g) {
        Key current = prepared();
        if (!kept || !DevicePixels.fit(g)) {
            Graphics2D copy = (Graphics2D) g.create();
            copy.translate(centre.getX(), centre.getY());
            draw(copy, current, new Sprites(false), kept ? WoodGrain.As.SHAPES : WoodGrain.As.FEW_SHAPES);
            copy.dispose();
            return;
        }
        Point2D middle = middle(g);
        int x = (int) Math.floor(middle.getX()) + current.left();
        int y = (int) Math.floor(middle.getY()) + current.top();
        DevicePixels.put(g, picture(), x, y);
    }

    /** What was drawn, which boards that look alike share. */
    BufferedImage picture() {
        BufferedImage picture = image;
        if (picture == null) {
            picture = drawn(prepared());
            image = picture;
        }
        return picture;
    }

    private Key prepared() {
        if (key == null) {
            throw new IllegalStateException("not prepared");
        }
        return key;
    }

    private static BufferedImage drawn(Key key) {
        synchronized (DRAWN) {
            BufferedImage picture = DRAWN.computeIfAbsent(key, Backdrop::render);
            long pixels = DRAWN.values().stream().mapToLong(Backdrop::pixels).sum();
            Iterator<BufferedImage> oldest = DRAWN.values().iterator();
            while (pixels > MOST_PIXELS && DRAWN.size() > 1) {
                pixels -= pixels(oldest.next());
                oldest.remove();
            }
            return picture;
        }
    }

    private static long pixels(BufferedImage picture) {
        return (long) picture.getWidth() * picture.getHeight();
    }

    private static BufferedImage render(Key key) {
        Rectangle2D bounds = key.geometry().bounds();
        int width = (int) Math.ceil(bounds.getWidth() * key.scale()) + 2;
        int height = (int) Math.ceil(bounds.getHeight() * key.scale()) + 2;
        boolean opaque = key.palette().colour(BoardColour.SURFACE).getAlpha() == 255;
        BufferedImage picture =
                new BufferedImage(width, height, opaque ? BufferedImage.TYPE_INT_RGB : BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = picture.createGraphics();
        g.setColor(key.palette().colour(BoardColour.SURFACE));
        g.fillRect(0, 0, width, height);
        Sprites.Hints.set(g);
        g.translate(key.fractionX() / 4.0 - key.left(), key.fractionY() / 4.0 - key.top());
        g.scale(key.scale(), key.scale());
        draw(g, key, new Sprites(true), WoodGrain.As.PIXELS);
        g.dispose();
        return picture;
    }

    private static void draw(Graphics2D g, Key key, Sprites sprites, WoodGrain.As grain) {
        BoardGeometry geometry = key.geometry();
        Color surface = key.palette().colour(BoardColour.SURFACE);
        if (surface.getAlpha() > 0) {
            g.setColor(surface);
            g.fill(geometry.bounds());
        }
        new WoodBoard(geometry, key.palette()).paint(g, grain);
        Hollow hollow = new Hollow(geometry, key.palette(), sprites);
        Inlay inlay = new Inlay(geometry, key.palette());
        Letters letters = new Letters(key.palette(), geometry.pitch());
        Layout layout = geometry.layout();
        for (int i = 0; i < layout.places(); i++) {
            Place place = layout.placeAt(i);
            hollow.paint(g, place);
            if (place instanceof Store store) {
                inlay.store(g, store);
            }
            if (key.names() && place instanceof House house) {
                letters.name(g, house, geometry.name(house), geometry.nameSize());
            }
        }
    }
}
