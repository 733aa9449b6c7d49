package papan.cli;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** {@code --theme}, for every command that opens the window. */
final class ThemeOption {
    @Option(names = "--theme", paramLabel = "light|dark|contrast|projector", description = "how the window looks")
    private @Nullable String theme;

    /** The theme that was asked for; empty for the one of last time. */
    Optional<String> of(Window window) {
        return Optional.ofNullable(theme).map(name -> Words.oneOf("--theme", name, window.themes()));
    }
}
