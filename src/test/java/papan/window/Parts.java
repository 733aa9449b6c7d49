package papan.window;

import java.awt.Component;
import java.awt.Container;
import java.awt.Window;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import javax.swing.JFrame;

/** Looks for the parts of a window; on the event dispatch thread. */
final class Parts {
    private Parts() {}

    /** A window that is closed lives on as long as its JVM, and everything in it is dressed anew with each change of the look. */
    static void emptyClosedWindows() {
        for (Window window : Window.getWindows()) {
            if (window instanceof JFrame && !window.isDisplayable()) {
                window.removeAll();
            }
        }
    }

    /** Everything of a kind inside a component, from the outside in, shown or not. */
    static <T> List<T> of(Container in, Class<T> kind) {
        List<T> found = new ArrayList<>();
        for (Component child : in.getComponents()) {
            if (kind.isInstance(child)) {
                found.add(kind.cast(child));
            }
            if (child instanceof Container inner) {
                found.addAll(of(inner, kind));
            }
        }
        return found;
    }

    /** The first with a name, one that is shown if there is one: a lesson can be opened in the library and at an end. */
    static Component named(Container in, String name) {
        return of(in, Component.class).stream()
                .filter(part -> name.equals(part.getName()))
                .min(Comparator.comparing(part -> !part.isShowing()))
                .orElseThrow(() -> new AssertionError("nothing is called " + name));
    }
}
