package papan.ui.common;

import com.formdev.flatlaf.util.UIScale;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Path2D;
import javax.swing.Icon;
import javax.swing.UIManager;
import org.jspecify.annotations.Nullable;

/**
 * The symbols of the window, as outlines in a square of 24. They are SVG path data but drawn by ourselves: that costs no
 * reader at start, is sharp at any size, and takes its colour from the component or the theme when it is painted.
 */
public enum Icons {
    FIRST("M7 5V19 M18 6L10 12L18 18Z"),
    BACK("M15 6L9 12L15 18"),
    PLAY("M8 5L19 12L8 19Z"),
    PAUSE("M8 5V19 M16 5V19"),
    FORWARD("M9 6L15 12L9 18"),
    LAST("M17 5V19 M6 6L14 12L6 18Z"),
    LEARN("M2 9L12 4L22 9L12 14Z M6 11V16C6 18 18 18 18 16V11 M22 9V15"),
    LANGUAGE("M12 3C17 3 21 7 21 12C21 17 17 21 12 21C7 21 3 17 3 12C3 7 7 3 12 3Z"
            + " M3 12H21 M12 3C7 8 7 16 12 21C17 16 17 8 12 3"),
    ZOOM("M10.5 4C14.1 4 17 6.9 17 10.5C17 14.1 14.1 17 10.5 17C6.9 17 4 14.1 4 10.5C4 6.9 6.9 4 10.5 4Z"
            + " M15.2 15.2L20 20 M10.5 8V13 M8 10.5H13"),
    HELP("M12 3C17 3 21 7 21 12C21 17 17 21 12 21C7 21 3 17 3 12C3 7 7 3 12 3Z"
            + " M9 9.5C9 7.5 10.3 6.8 12 6.8C13.7 6.8 15 7.8 15 9.4C15 11.6 12 11.6 12 14 M12 17V17.2"),
    RELAY("M5 10C6 6.5 8.8 4.5 12 4.5C15 4.5 17.5 6 19 8.5 M19 3.5V8.5H14"
            + " M19 14C18 17.5 15.2 19.5 12 19.5C9 19.5 6.5 18 5 15.5 M5 20.5V15.5H10"),
    /** One more. */
    EXTRA_TURN("M3 12.5H12 M7.5 8V17 M15.5 8L19 5.5V19"),
    /** Corner brackets, as round a house on the board whose seeds are to be taken, and what is in it. */
    CAPTURE("M4 9V7C4 5 5 4 7 4H9 M15 4H17C19 4 20 5 20 7V9 M20 15V17C20 19 19 20 17 20H15 M9 20H7C5 20 4 19 4 17V15"
            + " M12 11C12.6 11 13 11.4 13 12C13 12.6 12.6 13 12 13C11.4 13 11 12.6 11 12C11 11.4 11.4 11 12 11Z"),
    BANK("M12 3V13 M8 9L12 13L16 9 M4 14V18C4 20 20 20 20 18V14"),
    /** It goes no further. */
    TURN_OVER("M4 12H14 M10 7.5L14.5 12L10 16.5 M19 4V20"),
    FORFEIT("M12 4V14 M12 19V19.2"),
    BURNT("M3 17H21 M5 17C5 7 19 7 19 17 M12 9V5.5"),
    REFILL("M3 11H21C21 17 17 20.5 12 20.5C7 20.5 3 17 3 11 M9 4V6 M15 4V6 M12 3V7"),
    EXPLORE(
            "M12 3C17 3 21 7 21 12C21 17 17 21 12 21C7 21 3 17 3 12C3 7 7 3 12 3Z M15.5 8.5L13.5 13.5L8.5 15.5L10.5 10.5Z"),
    UNDO("M8 5L4 9L8 13 M4 9H14C18 9 20 11.5 20 14.5C20 17.5 18 19 15 19H9"),
    REDO("M16 5L20 9L16 13 M20 9H10C6 9 4 11.5 4 14.5C4 17.5 6 19 9 19H15"),
    PLUS("M12 5V19 M5 12H19"),
    MINUS("M5 12H19"),
    CHOICE("M12 20V5 M6 11L12 5L18 11"),
    PARTING("M4 12H10L18 5 M10 12L18 19 M14 5H18V9 M14 19H18V15"),
    PASS("M4 12H20 M15 7L20 12L15 17"),
    ROUND_END("M6 21V4 M6 5H18L15 9L18 13H6"),
    NOTHING_YET("M12 3C17 3 21 7 21 12C21 17 17 21 12 21C7 21 3 17 3 12C3 7 7 3 12 3Z M12 7V12L15 14"),
    HINT("M9 18H15 M10 21H14 M8.5 14.5C6.5 13 5.5 11.3 5.5 9.3C5.5 5.8 8.4 3 12 3C15.6 3 18.5 5.8 18.5 9.3"
            + "C18.5 11.3 17.5 13 15.5 14.5V15H8.5Z"),
    CORRECT("M4 12.5L9.5 18L20 6.5"),
    WRONG("M6 6L18 18 M18 6L6 18"),
    CLOSE("M12 3C17 3 21 7 21 12C21 17 17 21 12 21C7 21 3 17 3 12C3 7 7 3 12 3Z M9 9L15 15 M15 9L9 15"),
    /** Something that a text leaves open. */
    LEFT_OPEN("M5 11C5.6 11 6 11.4 6 12C6 12.6 5.6 13 5 13C4.4 13 4 12.6 4 12C4 11.4 4.4 11 5 11Z"
            + " M12 11C12.6 11 13 11.4 13 12C13 12.6 12.6 13 12 13C11.4 13 11 12.6 11 12C11 11.4 11.4 11 12 11Z"
            + " M19 11C19.6 11 20 11.4 20 12C20 12.6 19.6 13 19 13C18.4 13 18 12.6 18 12C18 11.4 18.4 11 19 11Z"),
    /** How we read a text. */
    READING("M12 7C10 5.5 6.5 5 3 5.5V18.5C6.5 18 10 18.5 12 20C14 18.5 17.5 18 21 18.5V5.5C17.5 5 14 5.5 12 7V20"),
    SWAP("M5 8H19 M15 4L19 8L15 12 M19 16H5 M9 12L5 16L9 20"),
    PRINT("M7 9V4H17V9 M7 17H3V9H21V17H17 M7 14H17V20H7Z"),
    TODAY("M4 6H20V20H4Z M4 10.5H20 M8 3.5V7 M16 3.5V7 M9 15L11 17L15.5 13"),
    RESTART(
            "M5 5V10H10 M5.5 10C7 6.5 9.5 4.5 13 4.5C17 4.5 20 7.8 20 12C20 16.2 17 19.5 13 19.5C9.5 19.5 7 17.8 5.8 15"),
    DOWN("M6 9L12 15L18 9"),
    LESSONS("M4 6H20 M4 12H20 M4 18H14"),
    MAP("M3 6.5L9 4L15 6.5L21 4V17.5L15 20L9 17.5L3 20Z M9 4V17.5 M15 6.5V20"),
    RULES("M6 3H14L19 8V21H6Z M14 3V8H19 M9.5 12.5H15.5 M9.5 16.5H15.5"),
    SEARCH(
            "M10.5 4C14.1 4 17 6.9 17 10.5C17 14.1 14.1 17 10.5 17C6.9 17 4 14.1 4 10.5C4 6.9 6.9 4 10.5 4Z M15.2 15.2L20 20"),
    OPEN("M3 19V6H9L11 8.5H20V19Z"),
    TURN_ROUND("M7 20V5 M3 9L7 5L11 9 M17 4V19 M13 15L17 19L21 15"),
    NUMBERS("M9 4L7 20 M17 4L15 20 M4 9H20 M4 15H20"),
    COMPARE("M4 4H10V20H4Z M14 4H20V20H14Z"),
    CHART("M4 4V20H20 M7 16L11 10L14 13L19 6"),
    TABLE("M4 5H20V19H4Z M4 10H20 M4 14.5H20 M10 5V19"),
    SAVE("M12 4V14 M8 10L12 14L16 10 M5 15V19H19V15"),
    SETTINGS("M4 7H12 M18 7H20 M15 4.5C16.4 4.5 17.5 5.6 17.5 7C17.5 8.4 16.4 9.5 15 9.5C13.6 9.5 12.5 8.4 12.5 7"
            + "C12.5 5.6 13.6 4.5 15 4.5Z M4 17H6 M12 17H20 M9 14.5C10.4 14.5 11.5 15.6 11.5 17C11.5 18.4 10.4 19.5 9 19.5"
            + "C7.6 19.5 6.5 18.4 6.5 17C6.5 15.6 7.6 14.5 9 14.5Z"),
    DRAW("M4 20L5 15L16 4L20 8L9 19Z M13.5 6.5L17.5 10.5");

    private final String data;

    Icons(String data) {
        this.data = data;
    }

    /** The outline in a square of 24. */
    public Path2D outline() {
        return PathData.of(data);
    }

    /** This symbol at a size of scale 1, in the component's foreground. */
    public Icon of(int size) {
        return new Drawn(this, size, null);
    }

    /** This symbol at a size of scale 1, in a colour of the theme. */
    public Icon of(int size, String colourKey) {
        return new Drawn(this, size, colourKey);
    }

    /** Draws the outline into a square. */
    public void draw(Graphics2D g, double x, double y, double size, float width) {
        Graphics2D g2 = (Graphics2D) g.create();
        g2.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g2.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        g2.translate(x, y);
        g2.scale(size / 24, size / 24);
        g2.setStroke(new BasicStroke(width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g2.draw(outline());
        g2.dispose();
    }

    /** An icon that is drawn each time. */
    private record Drawn(Icons symbol, int size, @Nullable String colourKey) implements Icon {
        @Override
        public void paintIcon(Component c, Graphics g, int x, int y) {
            Color own = colourKey == null ? null : UIManager.getColor(colourKey);
            g.setColor(
                    !c.isEnabled()
                            ? UIManager.getColor("Label.disabledForeground")
                            : own != null ? own : c instanceof Inked inked ? inked.ink() : c.getForeground());
            symbol.draw((Graphics2D) g, x, y, getIconWidth(), 2);
        }

        @Override
        public int getIconWidth() {
            return UIScale.scale(size);
        }

        @Override
        public int getIconHeight() {
            return UIScale.scale(size);
        }
    }
}
