package papan.lesson.play;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import papan.lesson.script.Given;

/**
 * The hands of a class: how many were up for each option, before it talked and after. Immutable.
 *
 * @param taken the votes, the first one first; at most two; hands by the id of the option
 */
public record Votes(List<Map<String, Integer>> taken) {
    /** Before anybody has voted. */
    public static final Votes NONE = new Votes(List.of());
    /** The most hands that can be counted for one option. */
    public static final int MOST = 9999;

    /** How often a class votes. */
    public static final int TWICE = 2;

    public Votes {
        taken = taken.stream().map(Map::copyOf).toList();
        if (taken.size() > TWICE) {
            throw new IllegalArgumentException("taken must be two votes at most, not " + taken.size());
        }
    }

    /**
     * Reads the answer to a question that counts hands.
     *
     * @param options the ids of the options, in order
     * @return one vote; empty unless the answer is one number for each option
     */
    public static Optional<Map<String, Integer>> parse(Given answer, List<String> options) {
        List<String> parts = answer.parts();
        if (parts.size() != options.size()) {
            return Optional.empty();
        }
        Map<String, Integer> hands = new LinkedHashMap<>();
        for (int i = 0; i < parts.size(); i++) {
            if (!parts.get(i).matches("[0-9]{1,4}")) {
                return Optional.empty();
            }
            hands.put(options.get(i), Integer.parseInt(parts.get(i)));
        }
        return Optional.of(hands);
    }

    /** After one more vote; a third one takes the place of the second. */
    public Votes and(Map<String, Integer> latest) {
        List<Map<String, Integer>> all = new ArrayList<>(taken.subList(0, Math.min(taken.size(), TWICE - 1)));
        all.add(latest);
        return new Votes(all);
    }

    /** The same with so many hands for an option in the latest vote. */
    public Votes with(String option, int hands) {
        Map<String, Integer> counted = new LinkedHashMap<>(taken.isEmpty() ? Map.of() : taken.get(taken.size() - 1));
        counted.put(option, Math.max(0, Math.min(hands, MOST)));
        List<Map<String, Integer>> all = new ArrayList<>(taken.subList(0, Math.max(0, taken.size() - 1)));
        all.add(counted);
        return new Votes(all);
    }

    /** Whether a first vote has been taken. */
    public boolean isBegun() {
        return !taken.isEmpty();
    }

    /** Whether the second vote has been taken, or is being taken. */
    public boolean isSecond() {
        return taken.size() == TWICE;
    }

    /** The hands for an option in the first vote. */
    public int first(String option) {
        return taken.isEmpty() ? 0 : taken.get(0).getOrDefault(option, 0);
    }

    /** The hands for an option in the second vote; empty before it. */
    public Optional<Integer> second(String option) {
        return isSecond() ? Optional.of(taken.get(1).getOrDefault(option, 0)) : Optional.empty();
    }

    /** The hands for an option in the latest vote. */
    public int now(String option) {
        return second(option).orElseGet(() -> first(option));
    }

    /** The hands for an option in each vote. */
    public List<Integer> of(String option) {
        return taken.stream().map(vote -> vote.getOrDefault(option, 0)).toList();
    }

    /** The most hands for any option in either vote. */
    public int most() {
        return taken.stream()
                .flatMap(vote -> vote.values().stream())
                .mapToInt(Integer::intValue)
                .max()
                .orElse(0);
    }
}
