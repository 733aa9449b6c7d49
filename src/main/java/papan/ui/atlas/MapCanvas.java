package papan.ui.atlas;

import java.awt.BasicStroke;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.event.KeyEvent;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.RoundRectangle2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.JPanel;
import papan.rules.RuleSet;
import papan.ui.atlas.MapPlaces.Spot;
import papan.ui.common.ArrowKeys;
import papan.ui.common.CallAction;
import papan.ui.common.Paints;
import papan.ui.common.Px;
import papan.ui.common.WindowText;

/** The map: land, sea, and a mark beside the spot of each place. Where it is narrower it is higher, so that all marks have room. */
final class MapCanvas extends JPanel {
    /** The width, of scale 1, from which the map may be as low as {@link #LEAST_HEIGHT}. */
    static final int LEAST_WIDTH = 660;

    private static final int LEAST_HEIGHT = 350;

    private static final int GAP = 5;

    private final transient MapPlaces places = MapPlaces.shipped();
    private final transient List<Coastline> coasts = Coastline.shipped();
    private final transient WindowText words;
    private final transient Consumer<RuleSet> choose;
    private final transient List<MarkButton> marks = new ArrayList<>();

    MapCanvas(WindowText words, Consumer<RuleSet> choose) {
        super(null);
        this.words = words;
        this.choose = choose;
        setName("atlas.map");
        setOpaque(false);
        ArrowKeys.stepThrough(this);
    }

    /** Where rule sets are on the map, or why they are not. */
    List<MapMark> marksOf(List<RuleSet> all) {
        return MapMark.of(all, places);
    }

    /** Shows marks instead of those that were there. */
    void show(List<MapMark> next) {
        removeAll();
        marks.clear();
        for (MapMark each : next) {
            MarkButton mark = new MarkButton(each, words, choose);
            CallAction.on(mark, KeyEvent.VK_LEFT, () -> step(mark, -1, 0));
            CallAction.on(mark, KeyEvent.VK_RIGHT, () -> step(mark, 1, 0));
            CallAction.on(mark, KeyEvent.VK_UP, () -> step(mark, 0, -1));
            CallAction.on(mark, KeyEvent.VK_DOWN, () -> step(mark, 0, 1));
            marks.add(mark);
            add(mark);
        }
        getAccessibleContext().setAccessibleName(words.text("atlas.map"));
        revalidate();
        repaint();
    }

    /** Says which rule set is read. */
    void lit(Optional<RuleSet> rules) {
        marks.forEach(mark -> mark.show(rules));
        repaint();
    }

    /** Where the focus goes first: to the mark of the rule set that is read, or to any; empty if there is none. */
    Optional<MarkButton> entry() {
        return marks.stream()
                .filter(MarkButton::isLit)
                .findFirst()
                .or(() -> marks.stream().findFirst());
    }

    List<MarkButton> marks() {
        return List.copyOf(marks);
    }

    /** Goes to the nearest mark on one side; what is straight ahead is nearer than what is aslant. */
    private void step(MarkButton from, int dx, int dy) {
        Point here = middle(from);
        marks.stream()
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

    private Spot spot(MarkButton mark) {
        return Objects.requireNonNull(places.places().get(mark.mark().id()));
    }

    @Override
    public void doLayout() {
        Projection projection = Projection.into(getSize());
        LandShare land = new LandShare(
                coasts.stream().map(coast -> outline(coast, projection)).toList(), getSize());
        List<Rectangle> bounds = MapLayout.place(
                marks.stream().map(mark -> projection.of(spot(mark))).toList(),
                marks.stream().map(MarkButton::getPreferredSize).toList(),
                getSize(),
                Px.of(GAP),
                land::of);
        for (int i = 0; i < marks.size(); i++) {
            marks.get(i).setBounds(bounds.get(i));
        }
    }

    @Override
    protected void paintComponent(Graphics g) {
        Graphics2D g2 = Paints.smooth(g);
        Projection projection = Projection.into(getSize());
        RoundRectangle2D edge =
                new RoundRectangle2D.Double(0, 0, getWidth(), getHeight(), Px.exactly(16), Px.exactly(16));
        g2.setColor(Paints.colour("Papan.map.sea"));
        g2.fill(edge);
        Graphics2D drawn = (Graphics2D) g2.create();
        drawn.clip(edge);
        drawn.setStroke(new BasicStroke(Px.exactly(1), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        coasts.forEach(coast -> paint(drawn, coast, projection));
        drawn.dispose();
        g2.setColor(Paints.colour("Papan.border"));
        g2.setStroke(new BasicStroke(Px.exactly(1)));
        g2.draw(new RoundRectangle2D.Double(
                0.5, 0.5, getWidth() - 1.0, getHeight() - 1.0, Px.exactly(16), Px.exactly(16)));
        marks.forEach(mark -> paintSpot(g2, mark, projection.of(spot(mark))));
        g2.dispose();
    }

    private static Path2D outline(Coastline coast, Projection projection) {
        Path2D path = new Path2D.Double();
        for (Spot each : coast.points()) {
            Point2D at = projection.exactly(each);
            if (!coast.closed()) {
                double size = Math.max(Px.exactly(3), projection.scale() * 0.3);
                path.append(new Ellipse2D.Double(at.getX() - size / 2, at.getY() - size / 2, size, size), false);
            } else if (path.getCurrentPoint() == null) {
                path.moveTo(at.getX(), at.getY());
            } else {
                path.lineTo(at.getX(), at.getY());
            }
        }
        if (coast.closed()) {
            path.closePath();
        }
        return path;
    }

    private static void paint(Graphics2D g2, Coastline coast, Projection projection) {
        Path2D path = outline(coast, projection);
        g2.setColor(Paints.colour("Papan.map.land"));
        g2.fill(path);
        g2.setColor(Paints.colour("Papan.map.coast"));
        g2.draw(path);
    }

    /** The dot of a place, and the line that leads from it to its mark. */
    private static void paintSpot(Graphics2D g2, MarkButton mark, Point spot) {
        g2.setColor(Paints.colour(mark.isLit() ? "Papan.accentText" : "Papan.secondary"));
        g2.setStroke(new BasicStroke(Px.exactly(mark.isLit() ? 2 : 1)));
        g2.draw(MapLayout.line(spot, mark.getBounds()));
        float size = Px.exactly(mark.isLit() ? 8 : 6);
        g2.fill(new Ellipse2D.Double(spot.x - size / 2, spot.y - size / 2, size, size));
    }

    /** How high it must be at a width: as large as it must be, whatever its shape. */
    static int heightFor(int width) {
        double area = (double) Px.of(LEAST_WIDTH) * Px.of(LEAST_HEIGHT);
        return Math.max(Px.of(LEAST_HEIGHT), (int) Math.ceil(area / Math.max(1, width)));
    }

    @Override
    public Dimension getPreferredSize() {
        return new Dimension(Px.of(LEAST_WIDTH), Px.of(LEAST_HEIGHT));
    }
}
