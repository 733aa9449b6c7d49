package papan.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.FocusTraversalPolicy;
import java.awt.event.KeyEvent;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javax.swing.JComponent;
import javax.swing.Scrollable;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import papan.testing.FocusPicture;
import papan.testing.Slow;
import papan.ui.app.Workspace;

/** Each stop of Tab, in every workspace: it is seen that the focus is there, and nothing of it stands below a fold. */
@Slow
@Windowed
class FocusStopsWindowTest {
    /** So many pixels have to change by 3 : 1: twice round the knob of a timeline, the smallest that can have the focus. */
    private static final int LEAST = 100;

    @TempDir
    private Path settings;

    @ParameterizedTest
    @EnumSource(Workspace.class)
    void theFocusIsSeenAtEveryStop(Workspace workspace) throws Exception {
        Opened window = new Opened(Opened.on("sit-down"), settings);
        try {
            window.resize(1366, 708);
            // By keys: a text has a ring only for whoever finds the way by them.
            window.pressWithCtrl(KeyEvent.VK_1 + List.of(Workspace.values()).indexOf(workspace));
            window.until("stops", () -> stops(window).size() > 20);
            List<String> faults = new ArrayList<>();
            for (JComponent stop : window.ask(() -> stops(window))) {
                if (window.ask(() -> stop.isShowing() && stop.isEnabled())) {
                    window.run(() -> stop.requestFocusInWindow());
                    window.run(() -> look(window, stop, faults));
                }
            }
            assertThat(faults).isEmpty();
        } finally {
            window.close();
        }
    }

    private static void look(Opened window, JComponent stop, List<String> faults) {
        if (!stop.isFocusOwner()) {
            return;
        }
        JComponent content = (JComponent) window.frame().getContentPane();
        int seen = stop.getVisibleRect().height;
        if (seen < stop.getHeight() && !(stop instanceof Scrollable)) {
            faults.add("%s: %d of %d seen".formatted(name(stop), seen, stop.getHeight()));
        }
        FocusPicture picture = FocusPicture.of(content, stop);
        if (picture.counted() < LEAST) {
            faults.add("%s: %d pixels, %.2f".formatted(name(stop), picture.counted(), picture.usual()));
        }
    }

    private static String name(Component stop) {
        return stop.getClass().getSimpleName() + " " + stop.getName();
    }

    private static List<JComponent> stops(Opened window) {
        FocusTraversalPolicy policy = window.frame().getFocusTraversalPolicy();
        Set<JComponent> stops = new LinkedHashSet<>();
        Component next = policy.getFirstComponent(window.frame());
        while (next instanceof JComponent stop && stops.add(stop)) {
            next = policy.getComponentAfter(window.frame(), stop);
        }
        return new ArrayList<>(stops);
    }
}
