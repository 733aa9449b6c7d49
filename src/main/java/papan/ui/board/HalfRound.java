package papan.ui.board;

import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;

/**
 * The motion of a board that is turned half round, as on a table: clockwise, without haste, and smaller on the way so that
 * it never leaves its room. Half-way a picture of the board seen from the other side takes over; both show the same wood.
 */
final class HalfRound {
    /** How long it takes. */
    static final double TIME_MS = 700;

    private final BufferedImage before;
    private final BufferedImage after;
    private final Rectangle2D room;
    private double passed;

    /**
     * A motion from one picture to another, both of the same area.
     *
     * @param room the area, in user space units
     */
    HalfRound(BufferedImage before, BufferedImage after, Rectangle2D room) {
        this.before = before;
        this.after = after;
        this.room = room;
    }

    /** Goes on; false when it has arrived. */
    boolean advance(double milliseconds) {
        passed += milliseconds;
        return passed < TIME_MS;
    }

    /** How far round it is, 0 to a half circle. */
    double angle() {
        return Math.PI * Easing.inOut(Math.min(1, passed / TIME_MS));
    }

    /** How much smaller the board is at an angle so that its area stays within its room. */
    static double shrink(Rectangle2D room, double angle) {
        double sin = Math.abs(Math.sin(angle));
        double cos = Math.abs(Math.cos(angle));
        double wide = room.getWidth() * cos + room.getHeight() * sin;
        double high = room.getWidth() * sin + room.getHeight() * cos;
        return Math.min(1, Math.min(room.getWidth() / wide, room.getHeight() / high));
    }

    /** Draws the board on its way. */
    void paint(Graphics2D g) {
        double angle = angle();
        boolean late = angle > Math.PI / 2;
        BufferedImage picture = late ? after : before;
        AffineTransform place = AffineTransform.getTranslateInstance(room.getCenterX(), room.getCenterY());
        place.rotate(late ? angle - Math.PI : angle);
        double shrink = shrink(room, angle);
        place.scale(shrink * room.getWidth() / picture.getWidth(), shrink * room.getHeight() / picture.getHeight());
        place.translate(-picture.getWidth() / 2.0, -picture.getHeight() / 2.0);
        g.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
        g.drawImage(picture, place, null);
    }
}
