package papan.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The hands of a class: how many for each option.
 *
 * @param hands in the order of the options
 */
public record Votes(List<Integer> hands) {
    public Votes {
        hands = List.copyOf(hands);
    }

    /** Reads an answer to a tally; empty unless it is one number for each option. */
    public static Optional<Votes> parse(String answer, int options) {
        List<Integer> hands = new ArrayList<>();
        for (String part : answer.split(",", -1)) {
            if (!part.matches("[0-9]{1,4}")) {
                return Optional.empty();
            }
            hands.add(Integer.parseInt(part));
        }
        return hands.size() == options ? Optional.of(new Votes(hands)) : Optional.empty();
    }

    /** The most hands for any option. */
    public int most() {
        return hands.stream().mapToInt(Integer::intValue).max().orElse(0);
    }
}
