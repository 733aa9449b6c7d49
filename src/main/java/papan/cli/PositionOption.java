package papan.cli;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import papan.model.Position;
import papan.rules.RuleSet;
import picocli.CommandLine.Option;

/** {@code --position}, for every command that plays one rule set from any position. */
final class PositionOption {
    @Option(names = "--position", paramLabel = "FILE|-", description = "where to begin (default: the rule set's start)")
    private @Nullable String file;

    /** Whether it was given. */
    boolean isGiven() {
        return file != null;
    }

    /** The position in the file that was named; empty for the rule set's start. */
    Optional<Position> read(Surroundings around, RuleSet rules) {
        return Optional.ofNullable(file).map(name -> around.position(name, rules));
    }
}
