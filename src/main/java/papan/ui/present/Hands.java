package papan.ui.present;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import papan.lesson.Votes;

/**
 * How many hands were up for each answer, before the class talked and after. Immutable.
 *
 * @param first by the id of the answer
 * @param second of the second vote; empty before it
 * @param isSecond whether the second vote is being taken
 */
public record Hands(Map<String, Integer> first, Map<String, Integer> second, boolean isSecond) {
    /** Before anybody has voted. */
    public static final Hands NONE = new Hands(Map.of(), Map.of(), false);
    /** The most hands that can be counted for one answer. */
    public static final int MOST = 999;

    public Hands {
        first = Map.copyOf(first);
        second = Map.copyOf(second);
    }

    /** What was counted in a step that counts hands. */
    static Hands of(List<String> options, List<Votes> taken) {
        List<Map<String, Integer>> counted = new ArrayList<>();
        for (Votes votes : taken) {
            Map<String, Integer> byOption = new LinkedHashMap<>();
            for (int i = 0; i < Math.min(options.size(), votes.hands().size()); i++) {
                byOption.put(options.get(i), votes.hands().get(i));
            }
            counted.add(byOption);
        }
        boolean twice = counted.size() > 1;
        return new Hands(counted.isEmpty() ? Map.of() : counted.get(0), twice ? counted.get(1) : Map.of(), twice);
    }

    /** The hands for an answer in the vote that is being taken. */
    public int now(String option) {
        return (isSecond ? second : first).getOrDefault(option, 0);
    }

    /** The most hands for any answer in either vote. */
    public int most() {
        return Math.max(
                first.values().stream().mapToInt(Integer::intValue).max().orElse(0),
                second.values().stream().mapToInt(Integer::intValue).max().orElse(0));
    }

    Hands with(String option, int hands) {
        Map<String, Integer> counted = new LinkedHashMap<>(isSecond ? second : first);
        counted.put(option, Math.max(0, Math.min(hands, MOST)));
        return isSecond ? new Hands(first, counted, true) : new Hands(counted, second, false);
    }

    Hands again() {
        return new Hands(first, second, true);
    }
}
