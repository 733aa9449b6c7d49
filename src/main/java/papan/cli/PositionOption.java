package papan.cli;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import papan.model.Position;
import papan.rules.RuleSet;
import picocli.CommandLine.Option;

/** {@code --position}, for every command that plays one rule set from any position. */
final class PositionOption {
    @Option(
            names = "--position",
            paramLabel = "LINE|FILE|-",
            description = "where to begin (default: the rule set's start)")
    private @Nullable String given;

    /** Whether it was given. */
    boolean isGiven() {
        return given != null;
    }

    /** The position that was given, as a line or in a file; empty for the rule set's start. */
    Optional<Position> read(Surroundings around, RuleSet rules) {
        return Optional.ofNullable(given).flatMap(position -> around.position(position, rules));
    }
}
