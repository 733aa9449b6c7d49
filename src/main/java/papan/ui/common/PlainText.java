package papan.ui.common;

import java.util.List;
import javax.swing.JComponent;
import javax.swing.UIDefaults;
import javax.swing.UIManager;
import javax.swing.plaf.ComponentUI;

/**
 * Shows every text as it is written. Swing takes a text that begins with {@code <html>} for a page, and gets the pictures
 * of that page from wherever it names; lessons and rule sets come from strangers.
 *
 * <p>Every component asks the {@link UIManager} by the name of its class of looks, such as {@code MenuItemUI}. This class
 * stands before all of them: it forbids the component to be a page, and hands on what the look and feel has for it.
 */
public final class PlainText extends ComponentUI {
    private PlainText() {}

    /** From now on no component is a page, of whatever class; called anew when the look and feel has changed. */
    static void install() {
        looks().forEach(look -> UIManager.put(look, PlainText.class.getName()));
    }

    /** The names under which the look and feel has looks; a key may also be a class of looks that was used before. */
    static List<String> looks() {
        UIDefaults theirs = UIManager.getLookAndFeelDefaults();
        return List.copyOf(theirs.keySet()).stream()
                .filter(key -> key instanceof String name && name.endsWith("UI") && theirs.get(key) instanceof String)
                .map(String.class::cast)
                .toList();
    }

    /** For Swing: the look of a component, whose texts are plain from before it is made. */
    public static ComponentUI createUI(JComponent component) {
        component.putClientProperty("html.disable", true);
        return UIManager.getLookAndFeelDefaults().getUI(component);
    }
}
