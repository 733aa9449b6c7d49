package papan.ui.app;

import java.awt.Component;
import java.awt.KeyboardFocusManager;
import java.awt.Window;
import java.beans.PropertyChangeListener;
import java.util.Optional;
import java.util.function.Consumer;
import javax.accessibility.Accessible;
import javax.swing.JRootPane;
import javax.swing.SwingUtilities;
import papan.ui.common.Announcer;
import papan.ui.common.ChangeVoice;
import papan.ui.common.SpeakingWindow;
import papan.ui.playback.SwingTicker;
import papan.ui.playback.TitleVoice;
import papan.ui.present.AudienceWindow;

/** The voice of a window and of the sheets beside it: it knows what has the focus. */
final class WindowVoice {
    private static final String FOCUS = "focusOwner";

    private WindowVoice() {}

    /** The voice of a window, until that is closed. */
    static Announcer.Voice of(JRootPane window, Consumer<Runnable> ending) {
        TitleVoice voice =
                new TitleVoice(SwingTicker.brief(), () -> used(window), WindowVoice::focused, new ChangeVoice());
        KeyboardFocusManager manager = KeyboardFocusManager.getCurrentKeyboardFocusManager();
        PropertyChangeListener moved = event -> voice.focusMoved();
        manager.addPropertyChangeListener(FOCUS, moved);
        ending.accept(() -> manager.removePropertyChangeListener(FOCUS, moved));
        return voice;
    }

    private static Optional<SpeakingWindow> used(JRootPane inside) {
        Window active = KeyboardFocusManager.getCurrentKeyboardFocusManager().getActiveWindow();
        Window window = SwingUtilities.getWindowAncestor(inside);
        boolean ours =
                active != null && (active == window || active.getOwner() == window || active instanceof AudienceWindow);
        return ours && active instanceof SpeakingWindow speaking ? Optional.of(speaking) : Optional.empty();
    }

    private static String focused() {
        Component owner = KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
        String name = owner instanceof Accessible accessible
                ? accessible.getAccessibleContext().getAccessibleName()
                : null;
        return name == null ? "" : name;
    }
}
