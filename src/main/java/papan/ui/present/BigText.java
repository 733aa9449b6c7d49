package papan.ui.present;

import java.awt.Dimension;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.util.List;
import java.util.Map;
import javax.accessibility.AccessibleRole;
import javax.swing.UIManager;
import papan.ui.common.Painted;
import papan.ui.common.Paints;
import papan.ui.common.TextWrap;
import papan.ui.common.Zoom;

/** A sentence in letters that can be read at the back of a room: their size follows the height of the window. */
final class BigText extends Painted {
    /** 30 points at 96 dots an inch, on a screen of {@value #SCREEN} pixels. */
    private static final double LETTERS = 40;

    private static final double SCREEN = 1080;

    /** The most that zoom makes of it: a sentence is to fit in three or four lines. */
    private static final double MOST_ZOOM = 1.75;

    private final String type;
    private final String colour;
    private String text = "";
    private String whole = "";
    private String shorter = "";

    /**
     * No text yet.
     *
     * @param type the UI key of its font
     * @param colour the UI key of its colour
     */
    BigText(String type, String colour) {
        super(AccessibleRole.LABEL);
        this.type = type;
        this.colour = colour;
    }

    static float size(int windowHeight) {
        // Never smaller than what is read from the back of the room.
        double zoom = Math.max(1, Math.min(MOST_ZOOM, Zoom.percent() / 100.0));
        return (float) Math.max(14, LETTERS * zoom * windowHeight / SCREEN);
    }

    void setText(String next) {
        setText(next, next);
    }

    /**
     * Shows a text, or a part of it where there is no room for all of it.
     *
     * @param less what must be shown
     */
    void setText(String next, String less) {
        whole = next;
        shorter = less;
        show(next);
        revalidate();
        repaint();
    }

    /** Takes the whole text if it is no higher than a height, or else the shorter one. */
    void choose(int width, int height) {
        show(whole);
        if (heightFor(width) > height) {
            show(shorter);
        }
    }

    private void show(String next) {
        text = next;
        getAccessibleContext().setAccessibleName(next);
    }

    String text() {
        return text;
    }

    void setSize(float size) {
        Font font = Paints.font(type).deriveFont(size);
        if (!font.equals(getFont())) {
            setFont(font);
        }
    }

    /** How high it is in a width. */
    int heightFor(int width) {
        return text.isEmpty() ? 0 : lines(width).size() * leading();
    }

    private int leading() {
        return Math.round(getFontMetrics(getFont()).getHeight() * 1.15f);
    }

    private List<String> lines(int width) {
        return TextWrap.lines(this, text, width);
    }

    @Override
    protected void paintComponent(Graphics g) {
        Graphics2D g2 = Paints.smooth(g);
        Object hints = UIManager.get("awt.font.desktophints");
        if (hints instanceof Map<?, ?> desktop) {
            g2.addRenderingHints(desktop);
        }
        g2.setColor(Paints.colour(colour));
        g2.setFont(getFont());
        FontMetrics metrics = g2.getFontMetrics();
        List<String> lines = lines(getWidth());
        int y = Math.max(0, (getHeight() - lines.size() * leading()) / 2) + metrics.getAscent();
        for (String line : lines) {
            g2.drawString(line, (getWidth() - metrics.stringWidth(line)) / 2, y);
            y += leading();
        }
        g2.dispose();
    }

    @Override
    public Dimension getPreferredSize() {
        int width = getWidth() > 0 ? getWidth() : 800;
        return new Dimension(width, heightFor(width));
    }
}
