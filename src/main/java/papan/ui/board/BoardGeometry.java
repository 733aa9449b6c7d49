package papan.ui.board;

import java.awt.geom.Ellipse2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import papan.model.House;
import papan.model.Layout;
import papan.model.Place;
import papan.model.Side;
import papan.rules.Kit;

/**
 * Where everything on the board lies, for any size. Lengths are user space units; {@link #pitch()}, the distance between
 * two houses of a row, is the measure of all others.
 *
 * @param layout the size of the board
 * @param viewpoint from where it is seen
 * @param centre the middle of the board
 * @param pitch the distance between two neighbouring houses
 * @param lettering how much larger names and numbers are than usual, 1 to {@value #MOST_LETTERING}: on a small or a long
 *     board they take more of its room, so that they can still be read
 */
public record BoardGeometry(Layout layout, Viewpoint viewpoint, Point2D.Double centre, double pitch, double lettering) {
    /** Larger letters than these leave no room for the wood between them. */
    static final double MOST_LETTERING = 2.1;

    /** The same for eyes that need no larger type than usual. */
    static final double USUAL_LETTERING = 1.5;

    /**
     * Of what the pitch is a multiple: then a house lies on the pixels as the next but one does, both can be drawn from one
     * picture, and a board keeps its size when its room grows by a little.
     */
    private static final double PITCH_STEP = 0.5;

    /** The height of type below which names become hard to read, in user space units. */
    private static final double LEAST_NAME = 10;

    /** The size of the names' type, in pitches, at usual lettering. */
    private static final double NAME_SIZE = 0.135;

    /** Half the distance between the rows. */
    private static final double ROW = 0.76;

    private static final double HOUSE_RADIUS = 0.445;
    private static final double STORE_HALF_WIDTH = 0.45;
    private static final double STORE_HALF_HEIGHT = 0.80;
    /** From the last house of a row to the middle of the store beside it. */
    private static final double STORE_STEP = 1.04;
    /** From the middle of the store to the tip of the board. */
    private static final double TIP = 0.70;
    /** How far the stem of a boat, or the head of a dragon, reaches beyond that. */
    private static final double STEM = 0.30;

    private static final double HEAD = 0.62;

    private static final double PILL_HEIGHT = 0.27;
    /** The wood between a hollow and its number. */
    private static final double PILL_GAP = 0.055;
    /** The wood beyond the numbers. */
    private static final double EDGE = 0.20;

    private static final double NAME_OFFSET = 0.155;
    /** Room above and below the board for hands, and for the shadow. */
    private static final double MARGIN = 0.40;

    /** How far rings and lids reach beyond a hollow. */
    private static final double CELL_MARGIN = 0.13;

    private static final double SIDE_MARGIN = 0.10;
    /** From the edge of a number to the middle of a hand beyond it. */
    private static final double HAND_GAP = 0.24;
    /** Below the bottom row a hand stays a little further away, because its seeds rise towards the number. */
    private static final double LOW_HAND_GAP = 0.29;

    /** Above a store a hand stays nearer to the middle, so that its number, larger or not, is not cut off at the edge. */
    private static final double STORE_HAND_INWARD = 0.05;

    private static final double STORE_HAND_LETTERING = 0.20;

    /** The largest board that fits into an area that begins at the origin; its middle is a whole number of units away. */
    public static BoardGeometry fit(Layout layout, Viewpoint viewpoint, double width, double height) {
        return fit(layout, viewpoint, width, height, LEAST_NAME, 1);
    }

    /**
     * The same for eyes that need type of a size.
     *
     * @param least the size of type, in user space units, from which on names need not be larger
     * @param grown how many times as large as usual words are, and so names and numbers where there is room
     */
    public static BoardGeometry fit(
            Layout layout, Viewpoint viewpoint, double width, double height, double least, double grown) {
        double lettering = 1;
        // Larger numbers leave less room for the houses, and names that grow with these must be larger again.
        for (int again = 0; again < 4; again++) {
            lettering = lettering(pitch(layout, viewpoint.kit(), width, height, lettering), least, grown);
        }
        double pitch = Math.max(
                1, Math.floor(pitch(layout, viewpoint.kit(), width, height, lettering) / PITCH_STEP) * PITCH_STEP);
        Point2D.Double centre = new Point2D.Double(Math.floor(width / 2), Math.floor(height / 2));
        return new BoardGeometry(layout, viewpoint, centre, pitch, lettering);
    }

    /** The same board, its middle at the origin. */
    BoardGeometry aroundOrigin() {
        return new BoardGeometry(layout, viewpoint, new Point2D.Double(), pitch, lettering);
    }

    private static double pitch(Layout layout, Kit kit, double width, double height, double lettering) {
        return Math.min(
                width / (2 * (halfWidth(layout, kit) + SIDE_MARGIN)), height / (2 * (halfHeight(lettering) + MARGIN)));
    }

    private static double lettering(double pitch, double least, double grown) {
        double most = Math.min(MOST_LETTERING, USUAL_LETTERING * Math.max(1, least / LEAST_NAME));
        return Math.max(1, Math.min(most, Math.max(grown, least / (NAME_SIZE * pitch))));
    }

    /** Width divided by height of the area that a board fills exactly if its names need not be larger than usual. */
    static double aspect(Layout layout) {
        return (halfWidth(layout, Kit.USUAL) + SIDE_MARGIN) / (halfHeight(1) + MARGIN);
    }

    /** How high an area must be so that a board fills it exactly at a width, with type of at least a size, and so much grown. */
    public static double heightFor(Layout layout, Kit kit, double width, double least, double grown) {
        double pitch = width / (2 * (halfWidth(layout, kit) + SIDE_MARGIN));
        return 2 * pitch * (halfHeight(lettering(pitch, least, grown)) + MARGIN);
    }

    private static double halfHeight(double lettering) {
        return ROW + HOUSE_RADIUS + PILL_GAP + PILL_HEIGHT * lettering + EDGE;
    }

    private static double halfWidth(Layout layout, Kit kit) {
        return (layout.houses() - 1) / 2.0 + STORE_STEP + TIP + prow(kit);
    }

    /** Only the boat's wood itself reaches further; heads are put to the ends of the wood. */
    private static double prow(Kit kit) {
        return switch (kit.board()) {
            case BOAT -> STEM;
            case DRAGON -> HEAD;
            case CARVED, BLOCK, GROUND -> 0;
        };
    }

    /** Everything that may be drawn on: the board, its shadow, and the room for hands. */
    public Rectangle2D.Double bounds() {
        return around(
                centre.x,
                centre.y,
                x(halfWidth(layout, viewpoint.kit()) + SIDE_MARGIN),
                x(halfHeight(lettering) + MARGIN));
    }

    /** The wood. */
    public Rectangle2D.Double board() {
        double heads = viewpoint.kit().board() == Kit.Board.DRAGON ? HEAD : 0;
        return around(centre.x, centre.y, x(halfWidth(layout, viewpoint.kit()) - heads), x(halfHeight(lettering)));
    }

    /** The middle of a house or store. */
    Point2D.Double centreOf(Place place) {
        return at(column(place), place instanceof House ? row(place.side()) * ROW : 0);
    }

    /** The hollow of a house or store. */
    Rectangle2D.Double bowl(Place place) {
        Point2D.Double c = centreOf(place);
        return place instanceof House
                ? around(c.x, c.y, x(HOUSE_RADIUS), x(HOUSE_RADIUS))
                : around(c.x, c.y, x(STORE_HALF_WIDTH), x(STORE_HALF_HEIGHT));
    }

    public Ellipse2D.Double outline(Place place) {
        Rectangle2D.Double b = bowl(place);
        return new Ellipse2D.Double(b.x, b.y, b.width, b.height);
    }

    /** The middle of the number beside a place. */
    public Point2D.Double pill(Place place) {
        return place instanceof House
                ? at(column(place), row(place.side()) * (ROW + HOUSE_RADIUS + PILL_GAP + halfPill()))
                : at(column(place), -STORE_HALF_HEIGHT - PILL_GAP + 0.005 - halfPill());
    }

    /** How high the numbers' pills are. */
    double pillHeight() {
        return x(2 * halfPill());
    }

    /** How high the number beside a hand is at most, where its room is no higher. */
    double handPillHeight() {
        return x(PILL_HEIGHT * Math.min(lettering, USUAL_LETTERING));
    }

    /** How high words are at most that stand beyond the numbers. */
    double tagHeight() {
        return x(MARGIN);
    }

    private double halfPill() {
        return PILL_HEIGHT * lettering / 2;
    }

    /** The size of the type in which names are written. */
    double nameSize() {
        return x(NAME_SIZE * lettering);
    }

    /** The middle of a house's name, between the rows. */
    public Point2D.Double name(House house) {
        return at(column(house), row(house.side()) * NAME_OFFSET);
    }

    /** What a house's name covers. */
    Rectangle2D.Double nameArea(House house) {
        Point2D.Double at = name(house);
        return around(at.x, at.y, nameSize() * 1.8, nameSize() * 0.7);
    }

    /** Where a hand hovers that is at a place: outside the rows, above a store as high as above a row, where it covers no number. */
    public Point2D.Double hover(Place place) {
        double column = column(place);
        double edge = ROW + HOUSE_RADIUS + PILL_GAP + 2 * halfPill();
        if (place instanceof House) {
            return at(column, row(place.side()) > 0 ? edge + LOW_HAND_GAP : -edge - HAND_GAP);
        }
        double inward = STORE_HAND_INWARD + STORE_HAND_LETTERING * lettering;
        return at(column - Math.signum(column) * inward, -edge - HAND_GAP);
    }

    /** On which height words stand beyond the numbers, where they cover none. */
    double tagLine(boolean above) {
        double line = ROW + HOUSE_RADIUS + PILL_GAP + 2 * halfPill() + EDGE + MARGIN / 2;
        return centre.y + (above ? -x(line) : x(line));
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
                .createUnion(around(p.x, p.y, x(0.36 * lettering), x(0.19 * lettering)));
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
