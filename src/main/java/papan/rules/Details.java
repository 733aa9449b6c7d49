package papan.rules;

import java.util.Arrays;
import java.util.SortedSet;
import java.util.TreeSet;
import papan.rules.CountCapture.ByLastSeed;
import papan.rules.CountCapture.InPassing;

/** The numbers and houses that belong to the answers of a rule set, where an answer has some. */
final class Details {
    /** Longer lists are shortened. */
    private static final int SHOWN = 4;

    private Details() {}

    static String firstMove(RuleSet rules) {
        return rules.forcedFirstMove().map(forced -> forced.house().name()).orElse("");
    }

    static String refill(RuleSet rules) {
        return rules.renewal()
                .filter(r -> !(r.refill() instanceof Refill.StartAgain))
                .map(r -> Integer.toString(r.full()))
                .orElse("");
    }

    static String seeds(RuleSet rules) {
        Board board = rules.board();
        int houses = board.layout().houses();
        if (board.setup() instanceof Setup.Uniform uniform && board.inEachStore() == 0) {
            return houses + " × " + uniform.seeds();
        }
        String from = board.inEachStore() == 0 ? "" : " + " + board.inEachStore();
        return row(board.cells(), 0, houses) + " / " + row(board.cells(), houses, 2 * houses) + from;
    }

    private static String row(int[] cells, int from, int to) {
        return String.join(
                " ", Arrays.stream(cells, from, to).mapToObj(Integer::toString).toList());
    }

    static String counts(RuleSet rules) {
        CountCapture counts = rules.lastSeed().counts();
        if (counts instanceof InPassing passing) {
            return Integer.toString(passing.size());
        }
        return counts instanceof ByLastSeed last ? sizes(new TreeSet<>(last.sizes())) : "";
    }

    /** All numbers; of all even ones up to a number only how they begin and end. */
    private static String sizes(SortedSet<Integer> sizes) {
        boolean even = sizes.size() > SHOWN
                && sizes.last() == 2 * sizes.size()
                && sizes.stream().allMatch(n -> n % 2 == 0);
        return even
                ? "2, 4 … " + sizes.last()
                : String.join(", ", sizes.stream().map(String::valueOf).toList());
    }

    static String rounds(RuleSet rules) {
        Rounds rounds = rules.rounds();
        if (rounds instanceof Rounds.UntilBroke broke) {
            return Integer.toString(broke.minHouses());
        }
        if (rounds instanceof Rounds.Fixed fixed) {
            return Integer.toString(fixed.rounds());
        }
        return rounds instanceof Rounds.RoundsWon won ? Integer.toString(won.wins()) : "";
    }
}
