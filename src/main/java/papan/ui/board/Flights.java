package papan.ui.board;

import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import papan.ui.board.SeedSpots.Spot;

/** Where a moving seed or hand is. */
final class Flights {
    private Flights() {}

    static Point2D hand(BoardGeometry geometry, HandAt hand) {
        Point2D a = geometry.hover(hand.from());
        Point2D b = geometry.hover(hand.to());
        double t = hand.progress();
        return new Point2D.Double(a.getX() + (b.getX() - a.getX()) * t, a.getY() + (b.getY() - a.getY()) * t);
    }

    /** Where a seed lies in a hand. */
    static Point2D inHand(BoardGeometry geometry, Point2D hand, int index) {
        Spot spot = SeedSpots.ofHand().spot(index);
        return new Point2D.Double(hand.getX() + geometry.x(spot.dx()), hand.getY() + geometry.x(spot.dy() - 0.085));
    }

    /** Where a seed lies in a place. */
    static Point2D ground(BoardGeometry geometry, Seat.Lying seat) {
        Spot spot = SeedSpots.of(seat.place()).spot(seat.index());
        Point2D c = geometry.centreOf(seat.place());
        return new Point2D.Double(c.getX() + geometry.x(spot.dx()), c.getY() + geometry.x(spot.dy() + 0.02));
    }

    /** How a flying seed looks: as it will look where it lands, or in a hand as it looked where it lay. */
    static Spot look(Flight flight) {
        Seat seat = flight.to() instanceof Seat.Lying ? flight.to() : flight.from();
        return seat instanceof Seat.Lying lying
                ? SeedSpots.of(lying.place()).spot(lying.index())
                : SeedSpots.ofHand().spot(seat.index());
    }

    /** The point of the board above which a seed flies. */
    static Point2D shadow(BoardGeometry geometry, BoardScene scene, Flight flight) {
        Point2D a = end(geometry, scene, flight.from());
        Point2D b = end(geometry, scene, flight.to());
        double t = flight.progress();
        return new Point2D.Double(a.getX() + (b.getX() - a.getX()) * t, a.getY() + (b.getY() - a.getY()) * t);
    }

    /** Where a flying seed is to be seen. */
    static Point2D position(BoardGeometry geometry, BoardScene scene, Flight flight) {
        Point2D a = end(geometry, scene, flight.from());
        Point2D b = end(geometry, scene, flight.to());
        Point2D ground = shadow(geometry, scene, flight);
        double t = flight.progress();
        double height = geometry.x(0.20) + 0.05 * a.distance(b);
        return new Point2D.Double(ground.getX(), ground.getY() - 4 * t * (1 - t) * height);
    }

    /** What a flying seed and its shadow cover. */
    static Rectangle2D bounds(BoardGeometry geometry, BoardScene scene, Flight flight) {
        double r = geometry.x(0.2);
        Point2D at = position(geometry, scene, flight);
        Point2D ground = shadow(geometry, scene, flight);
        return new Rectangle2D.Double(at.getX() - r, at.getY() - r, 2 * r, 2 * r)
                .createUnion(new Rectangle2D.Double(ground.getX() - r, ground.getY() - r, 2 * r, 2 * r));
    }

    /** What a hand and its number cover. */
    static Rectangle2D bounds(BoardGeometry geometry, HandAt hand) {
        Point2D at = hand(geometry, hand);
        double left = geometry.x(0.64);
        double number = numberOf(geometry, hand).getX() - at.getX();
        double half = Letters.pillWidth(digits(hand), numberHeight(geometry)) / 2;
        double right = Math.max(left, number + half + geometry.x(0.06));
        return new Rectangle2D.Double(at.getX() - left, at.getY() - geometry.x(0.45), left + right, geometry.x(0.9));
    }

    /** The middle of the number beside a hand: far enough from the fingers, however long it is. */
    static Point2D numberOf(BoardGeometry geometry, HandAt hand) {
        Point2D at = hand(geometry, hand);
        double half = Letters.pillWidth(digits(hand), numberHeight(geometry)) / 2;
        return new Point2D.Double(at.getX() + geometry.x(0.37) + half, at.getY() - geometry.x(0.02));
    }

    /** How high the pill of a hand's number is. */
    static double numberHeight(BoardGeometry geometry) {
        return geometry.handPillHeight() * 1.12;
    }

    private static int digits(HandAt hand) {
        return Integer.toString(hand.seeds()).length();
    }

    private static Point2D end(BoardGeometry geometry, BoardScene scene, Seat seat) {
        if (seat instanceof Seat.Lying lying) {
            return ground(geometry, lying);
        }
        Seat.Held held = (Seat.Held) seat;
        for (HandAt hand : scene.hands()) {
            if (hand.side() == held.side()) {
                return inHand(geometry, hand(geometry, hand), Math.min(held.index(), 8));
            }
        }
        return geometry.centre();
    }
}
