package papan.json.lesson;

import java.util.ArrayList;
import java.util.List;
import papan.format.JsonValue;
import papan.format.Nearest;
import papan.format.Problems;
import papan.format.Visible;

/**
 * The steps of a lesson, as other parts of its file name them.
 *
 * @param all the ids of all its steps
 * @param asking the ids of those that ask or let try
 * @param counting the ids of those in which a class counts who won its games
 */
record NamedSteps(List<String> all, List<String> asking, List<String> counting) {
    NamedSteps {
        all = List.copyOf(all);
        asking = List.copyOf(asking);
        counting = List.copyOf(counting);
    }

    /** Notes a problem if an id is that of no step in which a class counts who won its games. */
    void checkCounting(String id, JsonValue at, Problems problems) {
        if (!counting.contains(id)) {
            problems.error(
                    "E910",
                    at,
                    "In no step \"" + Visible.shortened(id) + "\" does a class count who won its games.",
                    counting.isEmpty()
                            ? "Ask so in a tally whose options have the ids first, second and, if you like, draw."
                            : Nearest.orAll(Visible.shortened(id), counting));
        }
    }

    /**
     * Notes a problem if an id is no step's.
     *
     * @param others that may be named instead
     */
    void check(String id, JsonValue at, List<String> others, Problems problems) {
        if (!all.contains(id) && !others.contains(id)) {
            List<String> known = new ArrayList<>(all);
            known.addAll(others);
            problems.error(
                    "E703",
                    at,
                    "There is no step \"" + Visible.shortened(id) + "\".",
                    Nearest.suggestion(Visible.shortened(id), known));
        }
    }

    /** Notes a problem if an id is that of no step that asks or lets try. */
    void checkAsking(String id, JsonValue at, Problems problems) {
        if (!asking.contains(id)) {
            String shown = Visible.shortened(id);
            problems.error(
                    "E706",
                    at,
                    "There is no question \"" + shown + "\".",
                    asking.isEmpty() ? "No step asks anything." : Nearest.orAll(shown, asking));
        }
    }
}
