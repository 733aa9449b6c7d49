package papan.cli;

import java.util.Optional;
import picocli.CommandLine.Option;

/** {@code --theme}, for every command that opens the window. */
final class ThemeOption {
    @Option(names = "--theme", paramLabel = "light|dark|contrast|projector", description = "how the window looks")
    private Optional<Window.Look> theme = Optional.empty();

    /** The theme that was asked for; empty for the one of last time. */
    Optional<Window.Look> asked() {
        return theme;
    }
}
