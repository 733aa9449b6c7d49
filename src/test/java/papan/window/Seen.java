package papan.window;

import java.awt.Component;
import java.awt.Container;
import java.awt.Point;
import java.awt.event.MouseEvent;
import java.util.ArrayList;
import java.util.List;
import javax.accessibility.Accessible;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleState;
import javax.accessibility.AccessibleStateSet;
import javax.accessibility.AccessibleText;
import javax.accessibility.AccessibleValue;
import javax.swing.JComponent;
import papan.ui.app.PapanFrame;

/** Everything that a window tells, to eyes and to assistive technology; on the event dispatch thread. */
final class Seen {
    private final List<String> told = new ArrayList<>();

    private Seen() {}

    /** Names, descriptions, texts, values, states and tooltips of all that is shown, and the title. */
    static List<String> in(PapanFrame frame) {
        Seen seen = new Seen();
        seen.told.add(frame.getTitle());
        seen.read(frame.getRootPane().getAccessibleContext());
        seen.tips(frame.getContentPane());
        return seen.told;
    }

    private void read(AccessibleContext context) {
        if (!context.getAccessibleStateSet().contains(AccessibleState.VISIBLE)) {
            return;
        }
        told.add(context.getAccessibleName() + " | " + context.getAccessibleDescription() + " | "
                + states(context) + " | " + value(context.getAccessibleValue()) + " | "
                + text(context.getAccessibleText()));
        for (int i = 0; i < context.getAccessibleChildrenCount(); i++) {
            Accessible child = context.getAccessibleChild(i);
            if (child != null) {
                read(child.getAccessibleContext());
            }
        }
    }

    /** Its states; where the focus is just now depends on the desktop. */
    private static String states(AccessibleContext context) {
        AccessibleStateSet states = context.getAccessibleStateSet();
        states.remove(AccessibleState.FOCUSED);
        return states.toString();
    }

    private static String value(AccessibleValue value) {
        return value == null ? "" : String.valueOf(value.getCurrentAccessibleValue());
    }

    /** All that stands in a text. */
    static String text(AccessibleText text) {
        StringBuilder all = new StringBuilder();
        for (int i = 0; text != null && i < text.getCharCount(); i++) {
            all.append(text.getAtIndex(AccessibleText.CHARACTER, i));
        }
        return all.toString();
    }

    private void tips(Container in) {
        for (Component child : in.getComponents()) {
            if (child instanceof JComponent part && part.isShowing()) {
                Point middle = new Point(part.getWidth() / 2, part.getHeight() / 2);
                told.add(part.getName() + " tip " + part.getToolTipText() + " "
                        + part.getToolTipText(
                                new MouseEvent(part, MouseEvent.MOUSE_MOVED, 0, 0, middle.x, middle.y, 0, false)));
            }
            if (child instanceof Container inner) {
                tips(inner);
            }
        }
    }
}
