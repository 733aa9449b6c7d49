package papan.ui.people;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Component;
import java.awt.GradientPaint;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.util.stream.Stream;
import javax.swing.Icon;
import papan.ui.common.Paints;
import papan.ui.common.PathData;
import papan.ui.common.Px;
import papan.ui.common.Zoom;
import papan.ui.people.Person.Shape;

/**
 * Somebody's head and shoulders, with a mood, in the colours of the theme. It only adorns what is said beside it, and
 * under large letters the words have its room.
 *
 * @param size of scale 1
 */
public record Portrait(Person person, Mood mood, int size) implements Icon {
    /** The side of the square in which everything is drawn. */
    private static final double SIDE = 48;
    /** From this zoom on, in percent, the words have the room. */
    private static final int LARGE = 200;

    private static final Shape FACE = new Shape(
            "skin",
            "M13 21C12.6 13 17.4 9 24 9C30.6 9 35.4 13 35 21C34.8 29.6 30.4 34.6 24 34.6C17.6 34.6 13.2 29.6 13 21Z");
    /** With a finger at the chin. */
    private static final Shape HAND = new Shape(
            "skin",
            "M29.6 34.6C28.6 33.4 29.4 31.8 31 32.2L33.4 33L35 28.8C35.6 27.4 37.8 28 37.4 29.8L36.6 34C38.4 35 38.6 38.4"
                    + " 37.6 40.6L36.8 48L29.2 48L29.4 41C28 39.4 28.4 36.6 29.6 34.6Z");

    private static final String SLEEVE = "M28.4 41.6C31 40.6 35.4 40.6 38 41.8L39.4 48L26.8 48Z";
    private static final String TEETH = "M18.6 27.8C21 28.7 27 28.7 29.4 27.8C29.2 29 29 29.6 28.6 30"
            + "C26 30.6 22 30.6 19.4 30C19 29.6 18.8 29 18.6 27.8Z";

    @Override
    public void paintIcon(Component c, Graphics g, int x, int y) {
        if (getIconWidth() == 0) {
            return;
        }
        Graphics2D g2 = Paints.smooth(g);
        g2.translate(x, y);
        g2.scale(getIconWidth() / SIDE, getIconHeight() / SIDE);
        g2.clipRect(0, 0, (int) SIDE, (int) SIDE);
        new Drawing(g2).all();
        g2.dispose();
    }

    @Override
    public int getIconWidth() {
        return Zoom.percent() < LARGE ? Px.of(size) : 0;
    }

    @Override
    public int getIconHeight() {
        return getIconWidth();
    }

    private Stream<Shape> hand() {
        return mood == Mood.THINKING ? Stream.of(HAND, new Shape(person.id(), SLEEVE)) : Stream.empty();
    }

    private static Color colour(String name) {
        return Paints.colour(name.equals("skin") ? "Papan.board.hand" : "Papan.people." + name);
    }

    /** One drawing. */
    private final class Drawing {
        private final Graphics2D g;

        Drawing(Graphics2D g) {
            this.g = g;
        }

        void all() {
            // Dark hair may lie on a dark page: around everything is an edge that stands out from it.
            pen("rim", 2.8f);
            Stream.of(person.behind().stream(), Stream.of(FACE), person.before().stream(), hand())
                    .flatMap(shapes -> shapes)
                    .forEach(shape -> g.draw(PathData.of(shape.outline())));
            person.behind().forEach(this::paint);
            paint(FACE);
            person.before().forEach(this::paint);
            g.setColor(colour("cheek"));
            onBothSides(() -> g.fill(new Ellipse2D.Double(14.6, 25.4, 4.6, 3.2)));
            features();
            if (person == Person.GRANDMA) {
                glasses();
            }
            hand().forEach(this::paint);
        }

        private void features() {
            switch (mood) {
                case CALM -> {
                    brows("M16.8 18.4C18.2 17.2 20.2 17.2 21.6 18");
                    eyes(0, 23, 3.4, 4.2);
                    line(1.7f, "M19 29.4C21.4 31.4 26.6 31.4 29 29.4");
                }
                case THINKING -> {
                    brows("M15.8 17.2C17.4 15.6 19.6 15.8 21 17");
                    eyes(-1.1, 22, 3.2, 3.8);
                    line(1.7f, "M20.4 29.8C21.8 30.4 23.6 30.2 25 29.4");
                }
                case GLAD -> {
                    brows("M16.6 17.6C18 16.2 20.4 16.2 21.8 17.4");
                    onBothSides(() -> line(1.9f, "M16.8 24.2C18 21.4 20.8 21.4 22 24.2"));
                    mouth("M18 27.4C20.6 28.6 27.4 28.6 30 27.4C30 31.6 27.4 33 24 33C20.6 33 18 31.6 18 27.4Z", TEETH);
                }
                case OH -> {
                    brows("M16.4 16.8C17.8 15 20.2 15 21.6 16.4");
                    eyes(0, 22.8, 4.4, 5.4);
                    mouth(
                            "M24 28C25.4 28 26.2 29 26.2 30.2C26.2 31.5 25.4 32.4 24 32.4C22.6 32.4 21.8 31.5 21.8 30.2"
                                    + "C21.8 29 22.6 28 24 28Z",
                            "");
                }
            }
        }

        private void paint(Shape shape) {
            Color lit = colour(shape.colour());
            g.setPaint(new GradientPaint(0, 8, lit, 0, (float) SIDE, Paints.mix(lit, colour("ink"), 0.85f)));
            g.fill(PathData.of(shape.outline()));
            line(1.1f, shape.outline());
        }

        private void brows(String brow) {
            onBothSides(() -> line(1.5f, brow));
        }

        /** Both eyes, with a light in them, moved aside to where they look. */
        private void eyes(double aside, double y, double wide, double high) {
            for (double x : new double[] {19.2 + aside, 28.8 + aside}) {
                g.setColor(colour("ink"));
                g.fill(new Ellipse2D.Double(x - wide / 2, y - high / 2, wide, high));
                g.setColor(colour("white"));
                g.fill(new Ellipse2D.Double(x - wide * 0.3, y - high * 0.36, wide * 0.42, wide * 0.42));
            }
        }

        private void mouth(String open, String teeth) {
            g.setColor(colour("mouth"));
            g.fill(PathData.of(open));
            g.setColor(colour("white"));
            g.fill(PathData.of(teeth));
            line(1.1f, open);
        }

        private void glasses() {
            pen("ink", 1);
            onBothSides(() -> g.draw(new Ellipse2D.Double(14.2, 18.4, 9, 9)));
            line(1, "M22.9 22C23.5 21.4 24.5 21.4 25.1 22");
        }

        private void line(float width, String path) {
            pen("ink", width);
            g.draw(PathData.of(path));
        }

        private void pen(String colour, float width) {
            g.setColor(colour(colour));
            g.setStroke(new BasicStroke(width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        }

        /** Draws something at the left, and its mirror image at the right. */
        private void onBothSides(Runnable half) {
            half.run();
            AffineTransform before = g.getTransform();
            g.translate(SIDE, 0);
            g.scale(-1, 1);
            half.run();
            g.setTransform(before);
        }
    }
}
