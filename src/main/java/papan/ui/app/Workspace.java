package papan.ui.app;

import java.util.Locale;

/** The workspaces of the window, in the order in which the rail shows them. */
enum Workspace {
    LEARN,
    EXPLORE,
    RULES,
    CHARTS,
    COMPARE;

    /** Its name in catalogues. */
    String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
