package papan.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import javax.swing.JComponent;

/** What is cut off or lies on something else, gathered over many pictures of the window. */
final class Faults {
    private final List<String> found = new ArrayList<>();
    private int seen;

    /** Looks at a window's content; on the event dispatch thread. */
    void look(JComponent content, Object where) {
        seen++;
        Tour.faults(content).forEach(fault -> add(where, fault));
    }

    void add(Object where, Object fault) {
        found.add(where + ": " + fault);
    }

    /** Nothing was found, and so many pictures were looked at. */
    void none(int pictures) {
        assertThat(found).isEmpty();
        assertThat(seen).isEqualTo(pictures);
    }
}
