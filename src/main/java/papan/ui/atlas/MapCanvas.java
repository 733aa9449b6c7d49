package papan.ui.atlas;

import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.event.KeyEvent;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import papan.rules.RuleSet;
import papan.ui.common.CallAction;
import papan.ui.common.Paints;
import papan.ui.common.Px;
import papan.ui.common.WindowText;
import papan.ui.map.LandCanvas;
import papan.ui.map.MapPlaces;
import papan.ui.map.MapPlaces.Spot;
import papan.ui.map.Projection;

/** The map of rule sets: a mark beside the spot of each place. */
final class MapCanvas extends LandCanvas<MarkButton> {
    private final transient MapPlaces places = MapPlaces.shipped();
    private final transient WindowText words;
    private final transient Consumer<RuleSet> choose;

    MapCanvas(WindowText words, Consumer<RuleSet> choose) {
        super(Projection.Part.PLACES);
        this.words = words.including(LandCanvas.class, "map");
        this.choose = choose;
        setName("atlas.map");
    }

    /** Where rule sets are on the map, or why they are not. */
    List<MapMark> marksOf(List<RuleSet> all) {
        return MapMark.of(all, places);
    }

    /** Shows marks instead of those that were there. */
    void show(List<MapMark> next) {
        Map<MarkButton, Spot> marks = new LinkedHashMap<>();
        for (MapMark each : next) {
            MarkButton mark = new MarkButton(each, words, choose);
            CallAction.on(mark, KeyEvent.VK_LEFT, () -> step(mark, -1, 0));
            CallAction.on(mark, KeyEvent.VK_RIGHT, () -> step(mark, 1, 0));
            CallAction.on(mark, KeyEvent.VK_UP, () -> step(mark, 0, -1));
            CallAction.on(mark, KeyEvent.VK_DOWN, () -> step(mark, 0, 1));
            marks.put(mark, Objects.requireNonNull(places.places().get(each.id())));
        }
        getAccessibleContext().setAccessibleName(words.text("atlas.map"));
        put(marks);
    }

    /** Says which rule set is read. */
    void lit(Optional<RuleSet> rules) {
        marks().forEach(mark -> mark.show(rules));
        repaint();
    }

    /** Where the focus goes first: to the mark of the rule set that is read, or to any; empty if there is none. */
    Optional<MarkButton> entry() {
        return marks().stream()
                .filter(MarkButton::isLit)
                .findFirst()
                .or(() -> marks().stream().findFirst());
    }

    /** Goes to the nearest mark on one side; what is straight ahead is nearer than what is aslant. */
    private void step(MarkButton from, int dx, int dy) {
        Point here = middle(from);
        marks().stream()
                .filter(mark -> ahead(here, middle(mark), dx, dy) > 0)
                .min(Comparator.comparingDouble(
                        mark -> ahead(here, middle(mark), dx, dy) + 2.5 * Math.abs(aside(here, middle(mark), dx, dy))))
                .ifPresent(MarkButton::requestFocusInWindow);
    }

    private static Point middle(MarkButton mark) {
        return new Point(mark.getX() + mark.getWidth() / 2, mark.getY() + mark.getHeight() / 2);
    }

    private static int ahead(Point from, Point to, int dx, int dy) {
        return (to.x - from.x) * dx + (to.y - from.y) * dy;
    }

    private static int aside(Point from, Point to, int dx, int dy) {
        return (to.x - from.x) * dy + (to.y - from.y) * dx;
    }

    @Override
    protected void paintSpot(Graphics2D g2, MarkButton mark, Point spot, Line2D line) {
        g2.setColor(Paints.colour(mark.isLit() ? "Papan.accentText" : "Papan.secondary"));
        g2.setStroke(new BasicStroke(Px.exactly(mark.isLit() ? 2 : 1)));
        g2.draw(line);
        float size = Px.exactly(mark.isLit() ? 8 : 6);
        g2.fill(new Ellipse2D.Double(spot.x - size / 2, spot.y - size / 2, size, size));
    }
}
