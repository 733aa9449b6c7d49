package papan.cli;

import java.math.BigInteger;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import papan.format.Nearest;
import papan.format.Visible;
import papan.model.Layout;
import papan.model.Move;
import papan.search.Strategy;

/** What people type, read strictly. */
final class Arguments {
    private static final Pattern NUMBERED = Pattern.compile("(search|montecarlo):(-?[0-9]{1,20})");

    private Arguments() {}

    /**
     * A file that is there; whether it can be read turns out when it is.
     *
     * @param what how to call it, such as "lesson file"
     */
    static Path file(String what, String name) {
        UnreadFile.of(what, name).ifPresent(problem -> {
            throw CallException.file(UnreadFile.said(problem));
        });
        return Path.of(name);
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

    /** One or two ways of choosing moves, south's first; one stands for both. */
    static List<Strategy> players(String text) {
        List<String> names = List.of(text.split(",", -1));
        if (names.size() > 2) {
            throw CallException.wrong("--players names " + names.size() + " players; there are two.");
        }
        Strategy south = strategy(names.get(0).strip());
        return List.of(south, strategy(names.get(names.size() - 1).strip()));
    }

    private static Strategy strategy(String name) {
        return Strategy.parse(name)
                .orElseThrow(() -> CallException.wrong("--players: \"" + name + "\" is unknown. " + meant(name)
                        + "Players are random, greedy, search:1 to search:" + Strategy.DEEPEST + " and montecarlo:1 to"
                        + " montecarlo:" + Strategy.MOST_ROUNDS + "."));
    }

    /** The player with the nearest number, or with the nearest name; nothing if none is like it. */
    private static String meant(String name) {
        Matcher numbered = NUMBERED.matcher(name);
        if (numbered.matches()) {
            int most = numbered.group(1).equals("search") ? Strategy.DEEPEST : Strategy.MOST_ROUNDS;
            BigInteger asked = new BigInteger(numbered.group(2));
            BigInteger nearest = asked.max(BigInteger.ONE).min(BigInteger.valueOf(most));
            return "Did you mean \"" + numbered.group(1) + ":" + nearest + "\"? ";
        }
        return Nearest.to(name, List.of("random", "greedy", "search:4", "montecarlo:200"))
                .map(near -> "Did you mean \"" + near + "\"? ")
                .orElse("");
    }

    /** A whole number within bounds. */
    static int within(String option, long given, long least, long most) {
        if (given < least || given > most) {
            throw CallException.wrong(option + " " + given + " is not between " + least + " and " + most + ".");
        }
        return (int) given;
    }

    /** What to call a file in a message. */
    static String nameOf(String file) {
        return file.equals("-")
                ? "standard input"
                : Visible.line(String.valueOf(Path.of(file).getFileName()));
    }
}
