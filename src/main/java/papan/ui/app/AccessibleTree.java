package papan.ui.app;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.accessibility.Accessible;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleState;
import javax.accessibility.AccessibleStateSet;

/** What assistive technology is told of a window: one line for each thing that is showing, indented as it lies. */
final class AccessibleTree {
    private static final int DEEPEST = 60;

    private AccessibleTree() {}

    /** The lines from a window or a part of it down. */
    static List<String> lines(Accessible root) {
        List<String> lines = new ArrayList<>();
        add(root, 0, lines);
        return lines;
    }

    private static void add(Accessible each, int depth, List<String> lines) {
        AccessibleContext context = each.getAccessibleContext();
        AccessibleStateSet states = context.getAccessibleStateSet();
        if (depth > DEEPEST || (depth > 0 && !states.contains(AccessibleState.SHOWING))) {
            return;
        }
        boolean says = context.getAccessibleName() != null || context.getAccessibleDescription() != null;
        boolean acts = states.contains(AccessibleState.FOCUSABLE);
        int next = depth;
        if (says || acts) {
            lines.add("  ".repeat(depth) + line(context, states));
            next++;
        }
        for (int i = 0; i < context.getAccessibleChildrenCount(); i++) {
            Accessible child = context.getAccessibleChild(i);
            if (child != null) {
                add(child, next, lines);
            }
        }
    }

    private static String line(AccessibleContext context, AccessibleStateSet states) {
        StringBuilder line = new StringBuilder(context.getAccessibleRole().toDisplayString(Locale.ENGLISH));
        line.append(": ").append(context.getAccessibleName() == null ? "(no name)" : context.getAccessibleName());
        if (context.getAccessibleDescription() != null
                && !context.getAccessibleDescription().isBlank()) {
            line.append(" – ").append(context.getAccessibleDescription());
        }
        if (states.contains(AccessibleState.FOCUSED)) {
            line.append(" [focus]");
        }
        if (states.contains(AccessibleState.FOCUSABLE) && !states.contains(AccessibleState.ENABLED)) {
            line.append(" [disabled]");
        }
        if (states.contains(AccessibleState.CHECKED) || states.contains(AccessibleState.SELECTED)) {
            line.append(" [chosen]");
        }
        return line.toString();
    }
}
