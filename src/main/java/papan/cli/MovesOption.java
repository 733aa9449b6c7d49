package papan.cli;

import java.util.List;
import papan.model.Layout;
import papan.model.Move;
import picocli.CommandLine.Option;

/** {@code --moves}, for every command that plays the moves it is given. */
final class MovesOption {
    @Option(names = "--moves", paramLabel = "S6,N3,…", description = "the houses chosen, in order", defaultValue = "")
    private String moves = "";

    /** Whether any were given. */
    boolean isGiven() {
        return !moves.isBlank();
    }

    /** The moves, in order; none if none were given. */
    List<Move> read(Layout layout) {
        return Arguments.moves(moves, layout);
    }
}
