package papan.ui.app;

import java.util.function.Consumer;
import papan.ui.common.Background;
import papan.ui.common.Desktop;
import papan.ui.common.SystemLook;
import papan.ui.common.SystemWish;

/** Keeps up with how the system wants programs to look. Lives on the event dispatch thread. */
final class SystemFollower {
    private final SystemLook look;
    private final Consumer<SystemWish> told;
    private SystemWish asked = SystemWish.NONE;
    private SystemWish now = SystemWish.NONE;
    private boolean asking;

    /**
     * Begins to follow.
     *
     * @param told hears of every change
     */
    SystemFollower(Desktop desktop, Consumer<SystemWish> told) {
        this.look = new SystemLook(desktop);
        this.told = told;
        look.onChange(this::refresh);
    }

    /** What the system wishes, as far as it is known. */
    SystemWish wish() {
        return now;
    }

    /** Asks the system again: where it does not tell of a change, this is done whenever the window is turned to. */
    void refresh() {
        tell();
        if (!asking) {
            asking = true;
            Background.run(look::asked, this::answered, failure -> asking = false);
        }
    }

    private void answered(SystemWish answer) {
        asking = false;
        asked = answer;
        tell();
    }

    private void tell() {
        SystemWish next = look.atOnce().with(asked);
        if (!next.equals(now)) {
            now = next;
            told.accept(next);
        }
    }
}
