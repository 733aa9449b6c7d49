package papan.ui.board;

import java.awt.geom.Ellipse2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import papan.model.House;
import papan.model.Layout;
import papan.model.Place;
import papan.model.Side;

/**
 * Where everything on the board lies, for any size. Lengths are user space units; {@link #pitch()}, the distance between
 * two houses of a row, is the measure of all others.
 *
 * @param layout the size of the board
 * @param viewpoint from where it is seen
 * @param centre the middle of the board
 * @param pitch the distance between two neighbouring houses
 */
public record BoardGeometry(Layout layout, Viewpoint viewpoint, Point2D.Double centre, double pitch) {
    /** Half the distance between the rows. */
    private static final double ROW = 0.76;

    private static final double HOUSE_RADIUS = 0.445;
    private static final double STORE_HALF_WIDTH = 0.45;
    private static final double STORE_HALF_HEIGHT = 0.80;
    /** From the last house of a row to the middle of the store beside it. */
    private static final double STORE_STEP = 1.04;
    /** From the middle of the store to the tip of the board. */
    private static final double TIP = 0.70;

    private static final double HALF_HEIGHT = 1.73;
    private static final double PILL_OFFSET = 0.635;
    private static final double PILL_HEIGHT = 0.27;
    private static final double STORE_PILL_OFFSET = 0.985;
    private static final double NAME_OFFSET = 0.155;
    /** Room above and below the board for hands, and for the shadow. */
    private static final double MARGIN = 0.40;

    /** How far rings and lids reach beyond a hollow. */
    private static final double CELL_MARGIN = 0.13;

    private static final double SIDE_MARGIN = 0.10;
    private static final double HAND_OFFSET = 1.01;
    /** Below the bottom row a hand stays a little further away, because its seeds rise towards the number. */
    private static final double LOW_HAND_OFFSET = 1.06;

    private static final double STORE_HAND_OFFSET = 1.42;

    /** The largest board that fits into an area that begins at the origin. */
    public static BoardGeometry fit(Layout layout, Viewpoint viewpoint, double width, double height) {
        double pitch = Math.min(width / (2 * (halfWidth(layout) + SIDE_MARGIN)), height / (2 * (HALF_HEIGHT + MARGIN)));
        return new BoardGeometry(layout, viewpoint, new Point2D.Double(width / 2, height / 2), Math.max(1, pitch));
    }

    /** Width divided by height of the area that a board fills exactly. */
    public static double aspect(Layout layout) {
        return (halfWidth(layout) + SIDE_MARGIN) / (HALF_HEIGHT + MARGIN);
    }

    private static double halfWidth(Layout layout) {
        return (layout.houses() - 1) / 2.0 + STORE_STEP + TIP;
    }

    /** Everything that may be drawn on: the board, its shadow, and the room for hands. */
    public Rectangle2D.Double bounds() {
        return around(centre.x, centre.y, x(halfWidth(layout) + SIDE_MARGIN), x(HALF_HEIGHT + MARGIN));
    }

    /** The wood. */
    public Rectangle2D.Double board() {
        return around(centre.x, centre.y, x(halfWidth(layout)), x(HALF_HEIGHT));
    }

    /** The middle of a house or store. */
    public Point2D.Double centreOf(Place place) {
        return at(column(place), place instanceof House ? row(place.side()) * ROW : 0);
    }

    /** The hollow of a house or store. */
    public Rectangle2D.Double bowl(Place place) {
        Point2D.Double c = centreOf(place);
        return place instanceof House
                ? around(c.x, c.y, x(HOUSE_RADIUS), x(HOUSE_RADIUS))
                : around(c.x, c.y, x(STORE_HALF_WIDTH), x(STORE_HALF_HEIGHT));
    }

    /** The outline of a hollow. */
    public Ellipse2D.Double outline(Place place) {
        Rectangle2D.Double b = bowl(place);
        return new Ellipse2D.Double(b.x, b.y, b.width, b.height);
    }

    /** The middle of the number beside a place. */
    public Point2D.Double pill(Place place) {
        return place instanceof House
                ? at(column(place), row(place.side()) * (ROW + PILL_OFFSET))
                : at(column(place), -STORE_PILL_OFFSET);
    }

    /** How high the numbers' pills are. */
    public double pillHeight() {
        return x(PILL_HEIGHT);
    }

    /** The middle of a house's name, between the rows. */
    public Point2D.Double name(House house) {
        return at(column(house), row(house.side()) * NAME_OFFSET);
    }

    /** Where a hand hovers that is at a place: outside the row, where it covers no number. */
    public Point2D.Double hover(Place place) {
        return place instanceof House
                ? at(column(place), row(place.side()) > 0 ? ROW + LOW_HAND_OFFSET : -ROW - HAND_OFFSET)
                : at(column(place), -STORE_HAND_OFFSET);
    }

    /** Everything that belongs to a place: hollow, rings, lid and number. */
    public Rectangle2D.Double cell(Place place) {
        Rectangle2D.Double b = bowl(place);
        Point2D.Double p = pill(place);
        Rectangle2D cell = new Rectangle2D.Double(
                        b.x - x(CELL_MARGIN),
                        b.y - x(CELL_MARGIN),
                        b.width + x(2 * CELL_MARGIN),
                        b.height + x(2 * CELL_MARGIN))
                .createUnion(around(p.x, p.y, x(0.36), x(0.19)));
        return new Rectangle2D.Double(cell.getX(), cell.getY(), cell.getWidth(), cell.getHeight());
    }

    /** A length given in pitches. */
    double x(double pitches) {
        return pitches * pitch;
    }

    /** 1 for the row at the bottom, −1 for the one at the top. */
    int row(Side side) {
        return side == viewpoint.bottom() ? 1 : -1;
    }

    /** How far right of the middle a place lies, in pitches. */
    private double column(Place place) {
        double half = (layout.houses() - 1) / 2.0;
        if (place instanceof House house) {
            return row(place.side()) * (house.number() - 1 - half);
        }
        return (viewpoint.storeIsLeft(place.side()) ? -1 : 1) * (half + STORE_STEP);
    }

    private Point2D.Double at(double column, double row) {
        return new Point2D.Double(centre.x + x(column), centre.y + x(row));
    }

    private static Rectangle2D.Double around(double cx, double cy, double halfWidth, double halfHeight) {
        return new Rectangle2D.Double(cx - halfWidth, cy - halfHeight, 2 * halfWidth, 2 * halfHeight);
    }
}
