package papan.cli;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.StreamSupport;
import papan.analysis.ChartKind;
import papan.format.Nearest;
import papan.format.Visible;
import papan.model.Layout;
import papan.model.Move;
import papan.narration.Language;
import papan.rules.RuleSet;
import papan.search.Strategy;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.TypeConversionException;

/** What people type, read strictly. */
final class Arguments {
    private static final Pattern NUMBERED = Pattern.compile("(search|montecarlo):(-?[0-9]{1,20})");

    private Arguments() {}

    /** Lets a command and those below it read what they are given by its type. */
    static void readBy(CommandLine line) {
        line.setCaseInsensitiveEnumValuesAllowed(true);
        line.registerConverter(Integer.class, text -> (int) whole(text, Integer.MIN_VALUE, Integer.MAX_VALUE));
        line.registerConverter(int.class, text -> (int) whole(text, Integer.MIN_VALUE, Integer.MAX_VALUE));
        line.registerConverter(Long.class, text -> whole(text, Long.MIN_VALUE, Long.MAX_VALUE));
        line.registerConverter(long.class, text -> whole(text, Long.MIN_VALUE, Long.MAX_VALUE));
        line.registerConverter(Double.class, Arguments::number);
        line.registerConverter(RuleSet.class, text -> RuleSetOption.find(text.strip()));
        line.registerConverter(Language.class, text -> language("--lang", text));
        line.registerConverter(Strategy.class, text -> strategy(text.strip()));
        line.registerConverter(
                ChartKind.class, text -> ChartKind.parse(text).orElseThrow(() -> new TypeConversionException(text)));
    }

    /** The words that an argument can be, such as those of an enum; none where it can be anything else. */
    static List<String> words(ArgSpec argument) {
        Iterable<String> words = argument.completionCandidates();
        return words == null
                ? List.of()
                : StreamSupport.stream(words.spliterator(), false)
                        .map(word -> word.toLowerCase(Locale.ROOT))
                        .toList();
    }

    private static long whole(String text, long least, long most) {
        if (!text.matches("[+-]?[0-9]{1,40}")) {
            throw new TypeConversionException("\"" + text + "\" is not a whole number");
        }
        BigInteger number = new BigInteger(text);
        BigInteger nearest = number.max(BigInteger.valueOf(least)).min(BigInteger.valueOf(most));
        if (!nearest.equals(number)) {
            throw new TypeConversionException("\"" + text + "\" is out of bounds; the nearest number is " + nearest);
        }
        return number.longValue();
    }

    private static double number(String text) {
        if (!text.matches("[+-]?[0-9]{1,40}(?:\\.[0-9]{1,40})?")) {
            throw new TypeConversionException("\"" + text + "\" is not a number such as 2 or 0.5");
        }
        return new BigDecimal(text).doubleValue();
    }

    /** The language with a tag, or a sentence about what would do. */
    static Language language(String option, String tag) {
        return Language.parse(tag)
                .orElseThrow(() -> CallException.wrong(option + " \"" + tag + "\" is not a language of this program. "
                        + Nearest.to(tag, Language.tags())
                                .map(near -> "Did you mean \"" + near + "\"? ")
                                .orElse("")
                        + "Known: " + String.join(", ", Language.tags()) + "."));
    }

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

    /** How fast seeds can travel. */
    static void checkSpeed(double speed) {
        if (speed < 0.25 || speed > 8) {
            throw CallException.wrong("--speed " + speed + " is not between 0.25 and 8.");
        }
    }

    /** What to call a file in a message. */
    static String nameOf(String file) {
        return file.equals("-")
                ? "standard input"
                : Visible.line(String.valueOf(Path.of(file).getFileName()));
    }
}
