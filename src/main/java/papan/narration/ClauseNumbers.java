package papan.narration;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.IntStream;
import papan.model.Layout;
import papan.model.Side;
import papan.rules.Board;
import papan.rules.ClauseId;
import papan.rules.CountCapture.ByLastSeed;
import papan.rules.CountCapture.InPassing;
import papan.rules.Rounds;
import papan.rules.RuleSet;
import papan.rules.Setup;

/** The numbers and houses that a clause's sentence names, so that one can play from it. */
final class ClauseNumbers {
    /** So many even numbers in a row are told as such and not one by one. */
    private static final int MANY = 4;

    private ClauseNumbers() {}

    static Map<String, Object> of(ClauseId id, RuleSet rules) {
        return switch (id) {
            case SEEDS -> seeds(rules.board());
            case FIRST_MOVE ->
                rules.forcedFirstMove()
                        .map(forced -> Map.<String, Object>of("house", forced.house()))
                        .orElse(Map.of());
            case COUNT_CAPTURE -> sizes(rules);
            case ROUNDS, REFILL, WINNER -> rounds(rules.rounds());
            default -> Map.of();
        };
    }

    private static Map<String, Object> seeds(Board board) {
        Layout layout = board.layout();
        int[] cells = board.cells();
        int most =
                IntStream.range(0, 2 * layout.houses()).map(i -> cells[i]).max().orElse(0);
        Map<String, Object> numbers = new HashMap<>();
        numbers.put("houses", 2 * layout.houses());
        numbers.put("seeds", board.setup() instanceof Setup.Uniform uniform ? uniform.seeds() : most);
        numbers.put("stores", board.inEachStore());
        numbers.put(
                "filled",
                IntStream.range(0, 2 * layout.houses())
                        .filter(i -> cells[i] > 0)
                        .mapToObj(layout::houseAt)
                        .toList());
        for (Side side : Side.values()) {
            int first = side.index() * layout.houses();
            numbers.put(side.id(), row(Arrays.copyOfRange(cells, first, first + layout.houses())));
        }
        return numbers;
    }

    private static String row(int[] seeds) {
        return String.join(" ", Arrays.stream(seeds).mapToObj(Integer::toString).toList());
    }

    private static Map<String, Object> sizes(RuleSet rules) {
        if (rules.lastSeed().counts() instanceof InPassing passing) {
            return Map.of("sizes", listed(List.of(passing.size())));
        }
        if (!(rules.lastSeed().counts() instanceof ByLastSeed last)) {
            return Map.of();
        }
        List<Integer> sizes = List.copyOf(new TreeSet<>(last.sizes()));
        boolean even = sizes.size() > MANY && IntStream.range(0, sizes.size()).allMatch(i -> sizes.get(i) == 2 * i + 2);
        return Map.of(
                "sizes",
                even
                        ? new Caption.Word("clause.sizes.even", Map.of("most", sizes.get(sizes.size() - 1)))
                        : listed(sizes));
    }

    private static Caption.Word listed(List<Integer> sizes) {
        return new Caption.Word(
                "clause.sizes.listed", Map.of("sizes", new Caption.AnyOf(sizes), "count", sizes.get(sizes.size() - 1)));
    }

    private static Map<String, Object> rounds(Rounds rounds) {
        Map<String, Object> numbers = new HashMap<>();
        rounds.renewal().ifPresent(renewal -> numbers.put("full", renewal.full()));
        if (rounds instanceof Rounds.UntilBroke broke) {
            numbers.put("min", broke.minHouses());
        } else if (rounds instanceof Rounds.Fixed fixed) {
            numbers.put("rounds", fixed.rounds());
        } else if (rounds instanceof Rounds.RoundsWon won) {
            numbers.put("wins", won.wins());
        }
        return numbers;
    }
}
