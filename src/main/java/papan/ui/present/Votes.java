package papan.ui.present;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * How many hands were up for each answer, before the class talked and after. Immutable.
 *
 * @param first by the id of the answer
 * @param second of the second vote; empty before it
 * @param isSecond whether the second vote is being taken
 */
public record Votes(Map<String, Integer> first, Map<String, Integer> second, boolean isSecond) {
    /** Before anybody has voted. */
    public static final Votes NONE = new Votes(Map.of(), Map.of(), false);
    /** The most hands that can be counted for one answer. */
    public static final int MOST = 999;

    public Votes {
        first = Map.copyOf(first);
        second = Map.copyOf(second);
    }

    /** The hands for an answer in the vote that is being taken. */
    public int now(String option) {
        return (isSecond ? second : first).getOrDefault(option, 0);
    }

    /** Whether anybody has voted. */
    public boolean isEmpty() {
        return first.isEmpty() && second.isEmpty();
    }

    /** The most hands for any answer in either vote. */
    public int most() {
        return Math.max(
                first.values().stream().mapToInt(Integer::intValue).max().orElse(0),
                second.values().stream().mapToInt(Integer::intValue).max().orElse(0));
    }

    Votes with(String option, int hands) {
        Map<String, Integer> counted = new LinkedHashMap<>(isSecond ? second : first);
        counted.put(option, Math.max(0, Math.min(hands, MOST)));
        return isSecond ? new Votes(first, counted, true) : new Votes(counted, second, false);
    }

    Votes again() {
        return new Votes(first, second, true);
    }
}
