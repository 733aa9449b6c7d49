package papan.window;

import com.formdev.flatlaf.FlatClientProperties;
import com.formdev.flatlaf.util.UIScale;
import java.awt.Component;
import java.awt.Container;
import java.awt.FontMetrics;
import java.awt.Insets;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import javax.swing.AbstractButton;
import javax.swing.Icon;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JTextField;
import javax.swing.JViewport;
import javax.swing.UIManager;
import javax.swing.text.BadLocationException;
import javax.swing.text.JTextComponent;
import papan.ui.common.Wraps;

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
        if (part instanceof JComboBox || part instanceof JTextField) {
            lookInField((JComponent) part, text, metrics);
            return;
        }
        if (!wraps(part) && metrics.stringWidth(text) + iconOf(part) > part.getWidth()) {
            found.add(quoted(text) + " needs " + metrics.stringWidth(text) + " and has " + part.getWidth());
        }
        if (part.getHeight() < metrics.getAscent()) {
            found.add(quoted(text) + " is " + part.getHeight() + " high");
        }
        if (part instanceof JTextComponent written && lowest(written) > part.getHeight() + 1) {
            found.add(quoted(text) + " ends at " + lowest(written) + " and has " + part.getHeight());
        }
        if (part instanceof Wraps several && several.heightFor(part.getWidth()) > part.getHeight() + 1) {
            found.add(quoted(text) + " needs " + several.heightFor(part.getWidth()) + " in height and has "
                    + part.getHeight());
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

    /** A text that stands in a box of its own: the box holds its button, and room around the text. */
    private void lookInField(JComponent box, String text, FontMetrics metrics) {
        Insets padding = box.getInsets();
        int room = box.getWidth() - padding.left - padding.right;
        if (box instanceof JComboBox) {
            int button = Arrays.stream(box.getComponents())
                    .filter(AbstractButton.class::isInstance)
                    .mapToInt(Component::getWidth)
                    .sum();
            Insets inner = UIManager.getInsets("ComboBox.padding");
            room = box.getWidth() - padding.left - padding.right - button - UIScale.scale(inner.left + inner.right);
        }
        if (metrics.stringWidth(text) > room) {
            found.add(quoted(text) + " needs " + metrics.stringWidth(text) + " in its box and has " + room);
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
        if (part instanceof JComboBox<?> box) {
            return chosen(box);
        }
        if (part instanceof JTextField field) {
            return field.getText().isEmpty()
                    ? String.valueOf(Objects.requireNonNullElse(
                            field.getClientProperty(FlatClientProperties.PLACEHOLDER_TEXT), ""))
                    : "";
        }
        return part instanceof JTextComponent text ? text.getText() : "";
    }

    /** What a box says of the value that is chosen in it. */
    private static <T> String chosen(JComboBox<T> box) {
        Component said = box.getRenderer()
                .getListCellRendererComponent(new JList<>(), box.getItemAt(box.getSelectedIndex()), -1, false, false);
        return said instanceof JLabel label ? label.getText() : "";
    }

    /** Texts over several lines break where they must. */
    private static boolean wraps(Component part) {
        return part instanceof JTextComponent
                || part instanceof Wraps
                || String.valueOf(part.getName()).startsWith("answer.");
    }

    private static int iconOf(Component part) {
        Icon icon = part instanceof JLabel label ? label.getIcon() : null;
        return icon == null ? 0 : icon.getIconWidth();
    }
}
