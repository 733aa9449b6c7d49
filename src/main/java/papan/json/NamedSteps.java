package papan.json;

import java.util.ArrayList;
import java.util.List;
import papan.format.JsonValue;
import papan.format.Nearest;
import papan.format.Visible;

/**
 * The steps of a lesson, as other parts of its file name them.
 *
 * @param all the ids of all its steps
 * @param asking the ids of those that ask or let try
 */
record NamedSteps(LessonContext context, List<String> all, List<String> asking) {
    NamedSteps {
        all = List.copyOf(all);
        asking = List.copyOf(asking);
    }

    /** Notes a problem if an id is no step's. */
    void check(String id, JsonValue at) {
        check(id, at, List.of());
    }

    /**
     * The same where something else than a step may be named too.
     *
     * @param others that may be named
     */
    void check(String id, JsonValue at, List<String> others) {
        if (!all.contains(id) && !others.contains(id)) {
            List<String> known = new ArrayList<>(all);
            known.addAll(others);
            context.problems()
                    .error(
                            "E703",
                            at,
                            "There is no step \"" + Visible.shortened(id) + "\".",
                            Nearest.suggestion(Visible.shortened(id), known));
        }
    }
}
