package papan.ui.app;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** The workspaces of the window, in the order in which the rail shows them. */
public enum Workspace {
    LEARN,
    EXPLORE,
    RULES,
    CHARTS,
    COMPARE;

    /** Its name in catalogues. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The workspace with an {@link #id()}. */
    public static Optional<Workspace> parse(String id) {
        return Arrays.stream(values()).filter(each -> each.id().equals(id)).findFirst();
    }
}
