package papan.ui.common;

import com.formdev.flatlaf.FlatLaf;
import com.formdev.flatlaf.util.ColorFunctions;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.RoundRectangle2D;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import javax.swing.JComponent;
import javax.swing.UIManager;

/** The theme's colours and type by name, and the few shapes that several parts of the window share. */
public final class Paints {
    private Paints() {}

    public static Color colour(String key) {
        return Objects.requireNonNull(UIManager.getColor(key), key);
    }

    /** A type size of the theme. */
    public static Font font(String key) {
        return Objects.requireNonNull(UIManager.getFont(key), key);
    }

    /**
     * A type size of the theme that can show a text: where the theme's type lacks a letter, the system's own; empty if that
     * lacks it too.
     */
    public static Optional<Font> fontFor(String key, String text) {
        Font font = font(key);
        Font system = new Font(Font.DIALOG, font.getStyle(), font.getSize());
        return Stream.of(font, system).filter(f -> f.canDisplayUpTo(text) < 0).findFirst();
    }

    /** Whether the theme is light on dark. */
    public static boolean isDark() {
        return FlatLaf.isLafDark();
    }

    /** A colour between two others; a share of 1 is all of the first. */
    public static Color mix(Color one, Color other, float share) {
        return ColorFunctions.mix(one, other, share);
    }

    /** In which of the theme's two colours for text something can be read on a surface. */
    public static Color legibleOn(Color surface) {
        Color text = colour("Papan.text");
        Color other = colour("Papan.onAccent");
        return contrast(text, surface) >= contrast(other, surface) ? text : other;
    }

    /** How far two colours stand apart, from 1 to 21: the ratio of WCAG 2. */
    public static double contrast(Color one, Color other) {
        double a = luminance(one);
        double b = luminance(other);
        return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    }

    /**
     * A ground like a wished one, as much lighter or darker as it must be for what is written on it.
     *
     * @param contrast at least so much to the ink of {@link #legibleOn}
     */
    public static Color groundAt(double contrast, Color wished) {
        Color ink = legibleOn(wished);
        Color away = luminance(ink) > luminance(wished) ? Color.BLACK : Color.WHITE;
        Color ground = wished;
        for (float share = 0; contrast(ink, ground) < contrast && share < 1; share += 0.05f) {
            ground = mix(away, wished, share);
        }
        return ground;
    }

    private static double luminance(Color colour) {
        return 0.2126 * linear(colour.getRed())
                + 0.7152 * linear(colour.getGreen())
                + 0.0722 * linear(colour.getBlue());
    }

    private static double linear(int channel) {
        double share = channel / 255.0;
        return share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
    }

    /** A copy of a graphics that draws smoothly; the caller disposes of it. */
    public static Graphics2D smooth(Graphics g) {
        Graphics2D g2 = (Graphics2D) g.create();
        g2.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g2.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        return g2;
    }

    /** Fills a rounded rectangle. */
    public static void fill(Graphics2D g, double x, double y, double w, double h, double arc, Color colour) {
        g.setColor(colour);
        g.fill(new RoundRectangle2D.Double(x, y, w, h, arc, arc));
    }

    /** Draws the ring around a text that has the focus, for whoever finds the way by keys. */
    public static void textRing(JComponent text, Graphics g) {
        if (text.isFocusOwner() && KeyboardFocus.isShown(text)) {
            Graphics2D g2 = smooth(g);
            focusRing(g2, 0, 0, text.getWidth(), text.getHeight(), Px.exactly(6));
            g2.dispose();
        }
    }

    /** Draws the ring of the focus inside a rectangle. */
    public static void focusRing(Graphics2D g, double x, double y, double w, double h, double arc) {
        ring(g, x, y, w, h, arc, 2, colour("Papan.focus"));
    }

    /**
     * Draws the ring of the focus around a knob that lies over many colours: in that of the text around one in that of the
     * page, so that one of the two stands out.
     *
     * @param radius of the knob
     */
    public static void knobRing(Graphics2D g, double x, double y, double radius) {
        double gap = radius + Px.of(2);
        double reach = radius + Px.of(4);
        ring(g, x - gap, y - gap, 2 * gap, 2 * gap, 2 * gap, 2, colour("Papan.background"));
        ring(g, x - reach, y - reach, 2 * reach, 2 * reach, 2 * reach, 3, colour("Papan.text"));
    }

    private static void ring(Graphics2D g, double x, double y, double w, double h, double arc, int line, Color ink) {
        float width = Px.exactly(line);
        g.setColor(ink);
        g.setStroke(new BasicStroke(width));
        g.draw(new RoundRectangle2D.Double(x + width / 2, y + width / 2, w - width, h - width, arc, arc));
    }
}
