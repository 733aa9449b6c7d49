package papan.ui.lesson;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import papan.lesson.Votes;

/** The votes that a class has taken in the steps that count hands: at most two in each, the first and the latest. */
final class Ballots {
    private final Map<Integer, List<Votes>> taken = new HashMap<>();

    /** None has been taken. */
    void clear() {
        taken.clear();
    }

    /** As if none had been taken in a step. */
    void forget(int step) {
        taken.remove(step);
    }

    /** The votes of a step, the first one first. */
    List<Votes> in(int step) {
        return taken.getOrDefault(step, List.of());
    }

    /** One more vote; what cannot be read as one is passed over. */
    void add(int step, String given, int options) {
        Votes.parse(given, options).ifPresent(latest -> {
            List<Votes> all = new ArrayList<>(in(step));
            all.add(latest);
            taken.put(step, all.size() > 2 ? List.of(all.get(0), latest) : List.copyOf(all));
        });
    }
}
