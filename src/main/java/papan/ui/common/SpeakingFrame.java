package papan.ui.common;

import javax.accessibility.AccessibleContext;
import javax.swing.JFrame;
import javax.swing.JRootPane;
import org.jspecify.annotations.Nullable;

/** A window that can be called by what is to be heard. */
public abstract class SpeakingFrame extends JFrame implements SpeakingWindow {
    private final transient CalledBy called;

    /** A window that is called by its title. */
    protected SpeakingFrame() {
        called = new CalledBy(this);
    }

    @Override
    protected final JRootPane createRootPane() {
        return new FillerRootPane();
    }

    @Override
    public final void say(String text) {
        called.say(text);
    }

    @Override
    public final void hush() {
        called.hush();
    }

    @Override
    public final void recall() {
        called.recall();
    }

    @Override
    public final AccessibleContext getAccessibleContext() {
        if (accessibleContext == null) {
            accessibleContext = new AccessibleJFrame() {
                @Override
                public @Nullable String getAccessibleName() {
                    return called.name(super.getAccessibleName());
                }
            };
        }
        return accessibleContext;
    }
}
