package papan.ui.app;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import papan.ui.common.Command;
import papan.ui.common.Icons;

/** The workspaces of the window, in the order in which the rail shows them. */
public enum Workspace {
    LEARN(Command.LEARN, Icons.LEARN),
    EXPLORE(Command.EXPLORE, Icons.EXPLORE),
    RULES(Command.RULES, Icons.RULES),
    CHARTS(Command.CHARTS, Icons.CHART),
    COMPARE(Command.COMPARE, Icons.COMPARE);

    private final Command command;
    private final Icons icon;

    Workspace(Command command, Icons icon) {
        this.command = command;
        this.icon = icon;
    }

    /** What shows it. */
    Command command() {
        return command;
    }

    /** Its picture on the rail. */
    Icons icon() {
        return icon;
    }

    /** Its name in catalogues. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The workspace with an {@link #id()}. */
    public static Optional<Workspace> parse(String id) {
        return Arrays.stream(values()).filter(each -> each.id().equals(id)).findFirst();
    }
}
