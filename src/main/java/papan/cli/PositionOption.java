package papan.cli;

import java.util.Optional;
import papan.model.Position;
import papan.rules.RuleSet;
import picocli.CommandLine.Option;

/** {@code --position}, for every command that plays one rule set from any position. */
final class PositionOption {
    @Option(
            names = "--position",
            paramLabel = "LINE|FILE|-",
            description = "where to begin (default: the rule set's start)")
    private Optional<String> given = Optional.empty();

    /** Whether it was given. */
    boolean isGiven() {
        return given.isPresent();
    }

    /** The position that was given, as a line or in a file; empty for the rule set's start. */
    Optional<Position> read(Surroundings around, RuleSet rules) {
        return given.flatMap(position -> around.position(position, rules));
    }
}
