package papan.ui.common;

import javax.accessibility.Accessible;
import javax.accessibility.AccessibleContext;
import org.jspecify.annotations.Nullable;

/** By what a window is called: its own name, or for a moment what is to be heard. */
final class CalledBy implements SpeakingWindow {
    private final Accessible window;
    private @Nullable String said;
    /** The last name that was told and is not its own. */
    private @Nullable String told;

    CalledBy(Accessible window) {
        this.window = window;
    }

    /** The name that holds now. */
    @Nullable
    String name(@Nullable String own) {
        return said == null ? own : said;
    }

    @Override
    public void say(String text) {
        Edt.check();
        String before = window.getAccessibleContext().getAccessibleName();
        said = text;
        told = text;
        tell(before, text);
    }

    @Override
    public void hush() {
        said = null;
    }

    @Override
    public void recall() {
        hush();
        if (told != null) {
            tell(told, window.getAccessibleContext().getAccessibleName());
            told = null;
        }
    }

    private void tell(@Nullable String before, @Nullable String now) {
        window.getAccessibleContext().firePropertyChange(AccessibleContext.ACCESSIBLE_NAME_PROPERTY, before, now);
    }
}
