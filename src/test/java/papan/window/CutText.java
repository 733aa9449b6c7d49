package papan.window;

import java.awt.Component;
import java.awt.Container;
import java.awt.FontMetrics;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import javax.swing.AbstractButton;
import javax.swing.Icon;
import javax.swing.JLabel;
import javax.swing.JTextField;
import javax.swing.JViewport;
import javax.swing.text.BadLocationException;
import javax.swing.text.JTextComponent;

/** Looks for texts of a window that are not wholly there: wider than their component, or reaching out of what holds it. */
final class CutText {
    private static final int MOST = 60;

    private final List<String> found = new ArrayList<>();
    private final Container window;

    private CutText(Container window) {
        this.window = window;
    }

    /** What is cut, in words for the message of a test; on the event dispatch thread. */
    static List<String> in(Container window) {
        CutText looking = new CutText(window);
        looking.walk(window);
        return looking.found;
    }

    private void walk(Container at) {
        for (Component child : at.getComponents()) {
            // What has no size, or one pixel, is there for screen readers alone, and so are its parts.
            if (child.isShowing() && child.getWidth() > 1 && child.getHeight() > 1) {
                look(child);
                if (child instanceof Container container) {
                    walk(container);
                }
            }
        }
    }

    private void look(Component part) {
        String text = textOf(part);
        if (text.isBlank()) {
            return;
        }
        FontMetrics metrics = part.getFontMetrics(part.getFont());
        if (!wraps(part) && metrics.stringWidth(text) + iconOf(part) > part.getWidth()) {
            found.add(quoted(text) + " needs " + metrics.stringWidth(text) + " and has " + part.getWidth());
        }
        if (part.getHeight() < metrics.getAscent()) {
            found.add(quoted(text) + " is " + part.getHeight() + " high");
        }
        if (part instanceof JTextComponent written && lowest(written) > part.getHeight() + 1) {
            found.add(quoted(text) + " ends at " + lowest(written) + " and has " + part.getHeight());
        }
        if (part instanceof AbstractButton && wraps(part) && part.getPreferredSize().height > part.getHeight() + 1) {
            found.add(quoted(text) + " needs " + part.getPreferredSize().height + " in height and has "
                    + part.getHeight());
        }
        // What stands out may be empty room around the text.
        int aside = wraps(part) ? 0 : (part.getWidth() - metrics.stringWidth(text) - iconOf(part)) / 2;
        int above = wraps(part) ? 0 : Math.max(0, (part.getHeight() - metrics.getHeight()) / 2);
        for (Component inner = part; inner != window; inner = inner.getParent()) {
            Container outer = inner.getParent();
            boolean scrolled = outer instanceof JViewport;
            boolean sideways = inner.getX() + aside < 0 || inner.getX() + inner.getWidth() - aside > outer.getWidth();
            boolean down = inner.getY() + above < 0 || inner.getY() + inner.getHeight() - above > outer.getHeight();
            if (sideways || (down && !scrolled)) {
                found.add(quoted(text) + " " + inner.getBounds() + " reaches out of "
                        + outer.getClass().getSimpleName() + " " + outer.getName() + " " + outer.getSize());
                return;
            }
        }
    }

    /** Where the last line of a text ends. */
    private static int lowest(JTextComponent written) {
        try {
            Rectangle2D last = written.modelToView2D(written.getDocument().getLength());
            return last == null ? 0 : (int) Math.ceil(last.getMaxY());
        } catch (BadLocationException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String quoted(String text) {
        String line = text.replace('\n', ' ');
        return "“" + (line.length() > MOST ? line.substring(0, MOST) + "…" : line) + "”";
    }

    private static String textOf(Component part) {
        if (part instanceof JLabel label) {
            return String.valueOf(label.getText() == null ? "" : label.getText());
        }
        if (part instanceof AbstractButton button) {
            return String.valueOf(button.getText() == null ? "" : button.getText());
        }
        return part instanceof JTextComponent text && !(part instanceof JTextField) ? text.getText() : "";
    }

    /** Texts over several lines break where they must. */
    private static boolean wraps(Component part) {
        return part instanceof JTextComponent || String.valueOf(part.getName()).startsWith("answer.");
    }

    private static int iconOf(Component part) {
        Icon icon = part instanceof JLabel label ? label.getIcon() : null;
        return icon == null ? 0 : icon.getIconWidth();
    }
}
