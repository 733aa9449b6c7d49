package papan.ui.map;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.awt.event.KeyEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import javax.swing.JComponent;
import javax.swing.JPanel;
import papan.ui.common.CallAction;
import papan.ui.common.FlatButton;
import papan.ui.common.Paints;
import papan.ui.common.Px;
import papan.ui.common.ReadOnlyText;
import papan.ui.common.TextWrap;
import papan.ui.common.WindowText;
import papan.ui.common.Wraps;
import papan.ui.map.MapPlaces.Spot;

/**
 * The dated sightings on the map, each a dot with its year: filled once it is met. Arrow keys go from one to the next in the
 * order of time; what is known of the one that is chosen stands below the map.
 */
public final class SightingMap extends JPanel implements Wraps {
    private static final int GAP = 10;
    /** So many lines there are room for from the beginning: an answer makes them longer. */
    private static final int LEAST_LINES = 3;
    /** As high as fits into a page of a laptop's window. */
    private static final int HIGHEST = 440;
    /** The width of a dot, and the least from the middle of one to that of another. */
    private static final int DOT = 11;

    private static final int APART = 17;

    private final transient WindowText words;
    private final Canvas canvas = new Canvas();
    private final ReadOnlyText told = new ReadOnlyText("Papan.body.font", "Papan.text");
    private transient List<Sighting> shown = List.of();
    private transient Optional<Year> chosen = Optional.empty();
    /** The size of letters for a class, in pixels; 0 where somebody sits before it. */
    private float letters;

    /** A map without sightings. */
    public SightingMap(WindowText words) {
        super(null);
        this.words = words.including(LandCanvas.class, "map");
        setOpaque(false);
        setName("sightings");
        told.setName("sightings.told");
        add(canvas);
        add(told);
    }

    /** Shows sightings, which stand in the order of time. */
    public void show(List<Sighting> next) {
        canvas.getAccessibleContext().setAccessibleName(words.text("map.name"));
        if (next.equals(shown)) {
            return;
        }
        int before = chosen.map(canvas.marks()::indexOf).orElse(-1);
        boolean focused = chosen.filter(JComponent::isFocusOwner).isPresent();
        shown = next;
        Map<Year, Spot> years = new LinkedHashMap<>();
        next.forEach(each -> years.put(new Year(each), each.spot()));
        canvas.put(years);
        write();
        List<Year> all = canvas.marks();
        chosen = Optional.empty();
        tell(words.text("map.choose"));
        if (before >= 0 && before < all.size()) {
            choose(all.get(before));
        } else {
            all.stream().findFirst().ifPresent(first -> first.setFocusable(true));
        }
        if (focused) {
            chosen.ifPresent(JComponent::requestFocusInWindow);
        }
        revalidate();
    }

    private void choose(Year year) {
        chosen = Optional.of(year);
        canvas.marks().forEach(each -> each.setFocusable(each == year));
        tell(year.seen.told());
        canvas.repaint();
    }

    private void tell(String text) {
        told.setText(text);
        told.getAccessibleContext().setAccessibleName(text);
    }

    private void step(Year from, int by) {
        List<Year> all = canvas.marks();
        go(all.get(Math.floorMod(all.indexOf(from) + by, all.size())));
    }

    private void go(Year to) {
        choose(to);
        to.requestFocusInWindow();
    }

    /** Writes in letters of a size in pixels for those who look on from afar, and choose nothing. */
    public void setLetters(float size) {
        if (size != letters) {
            letters = size;
            told.setVisible(false);
            write();
            revalidate();
        }
    }

    private void write() {
        if (letters > 0) {
            canvas.marks().forEach(year -> year.setFont(year.getFont().deriveFont(letters * 0.8f)));
        }
    }

    /** A size of scale 1, in pixels; larger for a class. */
    private float drawn(float size) {
        return Math.max(Px.exactly(size), size * letters / 20);
    }

    /** As high as the longest of what is told: the map stays where it is. */
    private int toldHeight(int width) {
        int most = shown.stream()
                .mapToInt(each -> TextWrap.lines(each.told(), told.getFontMetrics(told.getFont()), width)
                        .size())
                .max()
                .orElse(0);
        return Math.max(told.heightFor(width), Math.max(LEAST_LINES, most) * told.heightFor(Short.MAX_VALUE));
    }

    @Override
    public int heightFor(int width) {
        int map = Math.max(LandCanvas.heightFor(width), Math.min(width * 2 / 5, Px.of(HIGHEST)));
        return map + Px.of(GAP) + toldHeight(width);
    }

    @Override
    public Dimension getPreferredSize() {
        return new Dimension(Px.of(LandCanvas.LEAST_WIDTH), heightFor(Px.of(LandCanvas.LEAST_WIDTH)));
    }

    @Override
    public void doLayout() {
        int low = told.isVisible() ? toldHeight(getWidth()) : 0;
        canvas.setBounds(0, 0, getWidth(), Math.max(0, getHeight() - low - (low > 0 ? Px.of(GAP) : 0)));
        told.setBounds(0, getHeight() - low, getWidth(), low);
    }

    /** The map itself. */
    private final class Canvas extends LandCanvas<Year> {
        Canvas() {
            super(Projection.Part.SIGHTINGS);
            addMouseListener(new MouseAdapter() {
                @Override
                public void mousePressed(MouseEvent event) {
                    List<Point> spots = spots();
                    IntStream.range(0, spots.size())
                            .filter(i -> spots.get(i).distance(event.getPoint()) <= drawn(DOT))
                            .findFirst()
                            .ifPresent(i -> go(marks().get(i)));
                }
            });
        }

        /** Dots that would lie on one another stand apart: those of one place, or of two that are near. */
        @Override
        protected List<Point> spots() {
            List<Point> spots = super.spots();
            for (int round = 0; round < 4; round++) {
                for (int i = 0; i < spots.size(); i++) {
                    for (int j = 0; j < i; j++) {
                        part(spots.get(j), spots.get(i));
                    }
                }
            }
            return spots;
        }

        private void part(Point one, Point other) {
            double far = one.distance(other);
            double left = (drawn(APART) - far) / 2;
            if (left > 0) {
                double dx = far == 0 ? 1 : (other.x - one.x) / far;
                double dy = far == 0 ? 0 : (other.y - one.y) / far;
                one.translate((int) Math.floor(-left * dx), (int) Math.floor(-left * dy));
                other.translate((int) Math.ceil(left * dx), (int) Math.ceil(left * dy));
            }
        }

        @Override
        protected void paintSpot(Graphics2D g2, Year year, Point spot, Line2D line) {
            boolean lit = chosen.filter(year::equals).isPresent() || year.seen.here();
            Color ink = Paints.colour(lit || year.seen.met() ? "Papan.accentText" : "Papan.secondary");
            g2.setColor(ink);
            g2.setStroke(new BasicStroke(Px.exactly(1)));
            if (line.getP1().distance(line.getP2()) > drawn(2 * DOT)) {
                g2.draw(line);
            }
            float size = drawn(lit ? DOT + 3 : DOT);
            Ellipse2D dot = new Ellipse2D.Double(spot.x - size / 2, spot.y - size / 2, size, size);
            g2.setColor(year.seen.met() ? ink : Paints.colour("Papan.map.sea"));
            g2.fill(dot);
            g2.setColor(ink);
            g2.setStroke(new BasicStroke(drawn(lit ? 2.5f : 1.5f)));
            g2.draw(dot);
        }
    }

    /** The year of a sighting, beside its dot. */
    private final class Year extends FlatButton {
        private static final int HEIGHT = 20;
        private static final int PAD = 4;

        private final transient Sighting seen;

        Year(Sighting seen) {
            super(seen.met() || seen.here() ? "year met" : "year", null, HEIGHT, 0);
            this.seen = seen;
            setName("sighting." + seen.id());
            setText(String.valueOf(seen.year()));
            getAccessibleContext().setAccessibleName(seen.told());
            setFocusable(false);
            addActionListener(event -> go(this));
            addFocusListener(new FocusAdapter() {
                @Override
                public void focusGained(FocusEvent event) {
                    choose(Year.this);
                }
            });
            List.of(KeyEvent.VK_LEFT, KeyEvent.VK_UP).forEach(key -> CallAction.on(this, key, () -> step(this, -1)));
            List.of(KeyEvent.VK_RIGHT, KeyEvent.VK_DOWN).forEach(key -> CallAction.on(this, key, () -> step(this, 1)));
        }

        @Override
        public Dimension getPreferredSize() {
            int text = getFontMetrics(getFont()).stringWidth(getText());
            return new Dimension(
                    text + 2 * Px.of(PAD),
                    Math.max(Px.of(HEIGHT), getFontMetrics(getFont()).getHeight()));
        }
    }
}
