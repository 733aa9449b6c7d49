package papan.ui.map;

import java.awt.BasicStroke;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.RoundRectangle2D;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.swing.JComponent;
import javax.swing.JPanel;
import papan.ui.common.ArrowKeys;
import papan.ui.common.Paints;
import papan.ui.common.Px;
import papan.ui.map.MapPlaces.Spot;

/**
 * A map: land, sea, and a mark beside each spot that is shown. Where it is narrower it is higher, so that all marks have
 * room.
 *
 * @param <M> what stands beside a spot
 */
public abstract class LandCanvas<M extends JComponent> extends JPanel {
    /** The width, of scale 1, from which the map may be as low as {@link #LEAST_HEIGHT}. */
    public static final int LEAST_WIDTH = 660;

    private static final int LEAST_HEIGHT = 350;

    private static final int GAP = 5;

    private final transient List<Coastline> coasts = Coastline.shipped();
    private final transient Map<M, Spot> marks = new LinkedHashMap<>();
    private final transient Projection.Part part;

    /** A map of a part of the globe, without marks. */
    protected LandCanvas(Projection.Part part) {
        super(null);
        this.part = part;
        setOpaque(false);
        ArrowKeys.stepThrough(this);
    }

    /** Shows marks instead of those that were there. */
    protected final void put(Map<M, Spot> next) {
        removeAll();
        marks.clear();
        marks.putAll(next);
        next.keySet().forEach(this::add);
        revalidate();
        repaint();
    }

    /** The marks, in the order in which they were put. */
    public final List<M> marks() {
        return List.copyOf(marks.keySet());
    }

    /** Where the spots of the marks are drawn. */
    protected List<Point> spots() {
        Projection projection = Projection.into(getSize(), part);
        return marks.values().stream().map(projection::of).toList();
    }

    /**
     * Draws the dot of a place.
     *
     * @param line from it to its mark
     */
    protected abstract void paintSpot(Graphics2D g2, M mark, Point spot, Line2D line);

    @Override
    public void doLayout() {
        Projection projection = Projection.into(getSize(), part);
        LandShare land = new LandShare(
                coasts.stream().map(coast -> outline(coast, projection)).toList(), getSize());
        List<M> all = marks();
        List<Rectangle> bounds = MapLayout.place(
                spots(), all.stream().map(JComponent::getPreferredSize).toList(), getSize(), Px.of(GAP), land::of);
        for (int i = 0; i < all.size(); i++) {
            all.get(i).setBounds(bounds.get(i));
        }
    }

    @Override
    protected void paintComponent(Graphics g) {
        Graphics2D g2 = Paints.smooth(g);
        Projection projection = Projection.into(getSize(), part);
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
        List<M> all = marks();
        List<Point> spots = spots();
        for (int i = 0; i < all.size(); i++) {
            M mark = all.get(i);
            paintSpot(g2, mark, spots.get(i), MapLayout.line(spots.get(i), mark.getBounds()));
        }
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

    /** How high it must be at a width: as large as it must be, whatever its shape. */
    public static int heightFor(int width) {
        double area = (double) Px.of(LEAST_WIDTH) * Px.of(LEAST_HEIGHT);
        return Math.max(Px.of(LEAST_HEIGHT), (int) Math.ceil(area / Math.max(1, width)));
    }

    @Override
    public Dimension getPreferredSize() {
        return new Dimension(Px.of(LEAST_WIDTH), Px.of(LEAST_HEIGHT));
    }
}
