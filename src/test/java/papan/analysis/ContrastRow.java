package papan.analysis;

import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import papan.model.Position;
import papan.rules.ClauseId;
import papan.rules.RuleSet;

/** A contrast as a line of {@code contrasts.csv}. */
public final class ContrastRow {
    /** The line above all. */
    public static final String HEAD = "one,other,seeds,cells,burnt,moves,clauses,agreeing";

    private ContrastRow() {}

    /** The smallest contrast of two rule sets; how far there is none, if there is none. */
    public static String of(RuleSet one, RuleSet other) {
        Contrast.Outcome outcome = Contrast.find(one, other, () -> false);
        String pair = one.id() + "," + other.id() + ",";
        if (outcome.found().isEmpty()) {
            return pair + "none up to " + outcome.seeds() + ",,,,,";
        }
        Contrast found = outcome.found().get();
        return pair
                + found.seeds()
                + ","
                + found.before().map(ContrastRow::cells).orElse("start")
                + ","
                + found.before()
                        .map(Position::burnt)
                        .map(houses -> join(houses))
                        .orElse("")
                + ","
                + join(found.moves())
                + ","
                + found.comparison().explanation().stream().map(ClauseId::id).collect(Collectors.joining(" "))
                + ","
                + found.comparison().same();
    }

    private static String cells(Position position) {
        int[] cells = IntStream.range(0, position.layout().places())
                .map(position::seedsAt)
                .toArray();
        return Arrays.stream(cells).mapToObj(Integer::toString).collect(Collectors.joining(" "));
    }

    private static String join(Iterable<?> things) {
        StringBuilder text = new StringBuilder();
        things.forEach(thing -> text.append(text.length() == 0 ? "" : " ").append(thing));
        return text.toString();
    }
}
