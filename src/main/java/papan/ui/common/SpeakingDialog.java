package papan.ui.common;

import java.awt.Frame;
import javax.accessibility.AccessibleContext;
import javax.swing.JDialog;
import javax.swing.JRootPane;
import org.jspecify.annotations.Nullable;

/** A window beside another that can be called by what is to be heard. */
public abstract class SpeakingDialog extends JDialog implements SpeakingWindow {
    private final transient CalledBy called;

    /** One that does not keep its owner from being used. */
    protected SpeakingDialog(Frame owner, String title) {
        super(owner, title, false);
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
            accessibleContext = new AccessibleJDialog() {
                @Override
                public @Nullable String getAccessibleName() {
                    return called.name(super.getAccessibleName());
                }
            };
        }
        return accessibleContext;
    }
}
