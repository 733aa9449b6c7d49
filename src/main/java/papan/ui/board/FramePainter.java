package papan.ui.board;

import java.awt.AlphaComposite;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RadialGradientPaint;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import papan.model.House;
import papan.model.Layout;
import papan.model.Place;
import papan.model.Side;
import papan.ui.board.SeedSpots.Spot;

/** One frame: draws what can change from one frame to the next, from the wood upwards. */
final class FramePainter {
    private final Graphics2D g;
    private final BoardScene scene;
    private final BoardGeometry geometry;
    private final BoardPalette palette;
    private final Sprites sprites;
    private final Layout layout;
    private final double p;
    private final SeedShape shape;
    private final Letters letters;
    private final Rings rings;

    FramePainter(Graphics2D g, BoardScene scene, BoardGeometry geometry, BoardPalette palette, Sprites sprites) {
        this.g = g;
        this.scene = scene;
        this.geometry = geometry;
        this.palette = palette;
        this.sprites = sprites;
        this.layout = geometry.layout();
        this.p = geometry.pitch();
        this.shape = new SeedShape(palette, p, geometry.viewpoint().kit().seeds());
        this.letters = new Letters(palette, p);
        this.rings = new Rings(geometry, palette);
    }

    void paint() {
        for (Place place : scene.lit()) {
            rings.lit(g, place, sprites);
        }
        scene.marks().legal().forEach(house -> rings.legal(g, house));
        for (int i = 0; i < layout.places(); i++) {
            Place place = layout.placeAt(i);
            if (isWanted(geometry.cell(place))) {
                place(place);
            }
        }
        scene.marks()
                .labels()
                .named()
                .forEach(house -> letters.name(g, house, geometry.name(house), geometry.nameSize()));
        if (!scene.numbered()) {
            Paths paths = new Paths(geometry, palette, sprites);
            scene.ways().forEach(trail -> paths.paint(g, trail));
        }
        scene.lids().forEach(this::lid);
        scene.marks().highlights().forEach(highlight -> rings.highlight(g, highlight));
        if (scene.numbered()) {
            new TrailNumbers(geometry, palette, scene.ways()).paint(g, sprites);
        }
        Tags.of(scene, geometry, letters).forEach(tag -> letters.tag(g, tag));
        scene.hands().forEach(this::hand);
        scene.flights().forEach(this::flight);
    }

    private boolean isWanted(Rectangle2D area) {
        return g.hitClip(
                (int) Math.floor(area.getX()) - 1,
                (int) Math.floor(area.getY()) - 1,
                (int) Math.ceil(area.getWidth()) + 2,
                (int) Math.ceil(area.getHeight()) + 2);
    }

    private void place(Place place) {
        int lying = scene.lying(place);
        for (int k = 0; k < lying; k++) {
            seed(g, SeedSpots.of(place).spot(k), Flights.ground(geometry, new Seat.Lying(place, k)));
        }
        Labels labels = scene.marks().labels();
        boolean closed =
                lying == 0 && place instanceof House house && scene.position().isBurnt(house);
        if (labels.counts(place) && !closed) {
            pill(place, lying);
        }
    }

    private void seed(Graphics2D on, Spot lying, Point2D at) {
        Spot spot = sprites.fits(on) ? lying : lying.plain();
        String key = "seed" + spot.angle() + "/" + spot.kind();
        sprites.draw(on, key, at.getX(), at.getY(), shape.reach(), s -> shape.paint(s, spot));
    }

    private void pill(Place place, int lying) {
        Point2D at = geometry.pill(place);
        boolean compared = scene.marks().highlights().stream()
                .anyMatch(h ->
                        h.role() == BoardHighlight.Role.COMPARE && h.place().equals(place));
        Letters.Tone tone = compared ? Letters.Tone.LIT : Letters.Tone.PLAIN;
        number(at.getX(), at.getY(), place.side(), lying, tone, geometry.pillHeight());
    }

    private void number(double x, double y, Side side, int number, Letters.Tone tone, double height) {
        String key = "pill" + side + number + tone + height;
        double half = Letters.pillWidth(Integer.toString(number).length(), height) / 2 + p * 0.05;
        sprites.draw(g, key, x, y, half, s -> letters.pill(s, side, number, tone, height));
    }

    private void lid(Lid lid) {
        LidShape shape = new LidShape(palette, p);
        Point2D at = geometry.centreOf(lid.house());
        if (lid.presence() >= 1) {
            sprites.draw(g, "lid", at.getX(), at.getY(), shape.reach(), shape::paint);
            return;
        }
        Graphics2D falling = (Graphics2D) g.create();
        falling.setComposite(AlphaComposite.getInstance(AlphaComposite.SRC_OVER, (float) lid.presence()));
        falling.translate(at.getX(), at.getY() - p * 0.25 * (1 - lid.presence()));
        shape.paint(falling);
        falling.dispose();
    }

    private void hand(HandAt hand) {
        HandShape shape = new HandShape(palette, p);
        Point2D at = Flights.hand(geometry, hand);
        Graphics2D h = (Graphics2D) g.create();
        if (hand.presence() < 1) {
            h.setComposite(AlphaComposite.getInstance(AlphaComposite.SRC_OVER, (float) Math.max(0, hand.presence())));
        }
        sprites.draw(h, "handBack", at.getX(), at.getY(), shape.reach(), shape::back);
        for (int k = 0; k < Math.min(hand.seeds(), SHOWN_IN_HAND); k++) {
            seed(h, SeedSpots.ofHand().spot(k), Flights.inHand(geometry, at, k));
        }
        sprites.draw(
                h, "handFront" + hand.side(), at.getX(), at.getY(), shape.reach(), s -> shape.front(s, hand.side()));
        h.dispose();
        if (hand.seeds() > 0) {
            Point2D by = Flights.numberOf(geometry, hand);
            double height = Flights.numberHeight(geometry);
            number(by.getX(), by.getY(), hand.side(), hand.seeds(), Letters.Tone.SIDE, height);
        }
    }

    /** More seeds than these would hide the hand; its number tells how many there are. */
    private static final int SHOWN_IN_HAND = 9;

    private void flight(Flight flight) {
        Spot spot = Flights.look(flight);
        Point2D ground = Flights.shadow(geometry, scene, flight);
        Point2D at = Flights.position(geometry, scene, flight);
        double up = ground.getY() - at.getY();
        if (up > 0.02 * p) {
            sprites.draw(g, "flightShadow", ground.getX(), ground.getY(), 0.16 * p, this::flightShadow);
        }
        seed(g, spot, at);
    }

    /** The soft spot below a flying seed. */
    private void flightShadow(Graphics2D s) {
        s.scale(1, 0.75);
        float r = (float) (0.14 * p);
        s.setPaint(new RadialGradientPaint(0, 0, r, new float[] {0, 1}, new Color[] {
            palette.colour(BoardColour.SHADOW, 0.34), palette.colour(BoardColour.SHADOW, 0)
        }));
        s.fill(new Ellipse2D.Double(-r, -r, 2 * r, 2 * r));
    }
}
