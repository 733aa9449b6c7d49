package papan.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import papan.json.Nearest;
import papan.model.Layout;
import papan.model.Move;

/** What people type, read strictly. */
final class Arguments {
    private Arguments() {}

    /** One of a few words. */
    static String oneOf(String option, String given, List<String> allowed) {
        if (!allowed.contains(given)) {
            throw CallException.wrong(option + " \"" + given + "\" is unknown. " + Nearest.suggestion(given, allowed));
        }
        return given;
    }

    /** A comma-separated list of houses. */
    static List<Move> moves(String text, Layout layout) {
        List<Move> moves = new ArrayList<>();
        if (text.isBlank()) {
            return moves;
        }
        String[] names = text.split(",", -1);
        for (int i = 0; i < names.length; i++) {
            moves.add(move(names[i].strip(), layout, "--moves, number " + (i + 1)));
        }
        return moves;
    }

    /**
     * A house by its name.
     *
     * @param where how to call the place in which it stands
     */
    static Move move(String name, Layout layout, String where) {
        Optional<Move> move = Move.parse(name).filter(m -> layout.contains(m.from()));
        if (move.isEmpty()) {
            throw CallException.wrong(where + ": \"" + name + "\" is not a house of this board. Houses are S1 to S"
                    + layout.houses() + " and N1 to N" + layout.houses() + ".");
        }
        return move.get();
    }

    /** What to call a file in a message. */
    static String nameOf(String file) {
        return file.equals("-")
                ? "standard input"
                : String.valueOf(Path.of(file).getFileName());
    }
}
