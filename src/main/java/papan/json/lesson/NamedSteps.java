package papan.json.lesson;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import papan.format.Ids;
import papan.format.JsonValue;
import papan.format.JsonValue.JsonText;
import papan.format.Nearest;
import papan.format.Problems;
import papan.format.Visible;
import papan.lesson.script.GameWon;
import papan.rules.Key;

/** The steps of a lesson, as other parts of its file name them, whether they can be read or not. */
final class NamedSteps {
    /** The kinds of steps that are answered. */
    private static final Set<String> ASKING = Set.of("ask", "try");

    private final List<JsonValue> steps;
    private final List<String> all;
    private final List<String> asking;
    private final List<String> counting;

    /** Steps as they are written. */
    NamedSteps(List<JsonValue> steps) {
        this.steps = steps;
        all = ids(steps, any -> true);
        asking = ids(steps, step -> text(step, "kind").filter(ASKING::contains).isPresent());
        counting = ids(steps, NamedSteps::counts);
    }

    private static List<String> ids(List<JsonValue> objects, Predicate<JsonValue> which) {
        return objects.stream()
                .filter(which)
                .flatMap(object -> text(object, "id").stream())
                .toList();
    }

    /** The ids of the steps whose question serves a goal. */
    List<String> serving(String goal) {
        return ids(
                steps,
                step -> step.in("question")
                        .flatMap(question -> text(question, "goal"))
                        .equals(Optional.of(goal)));
    }

    /** Whether a class counts in a step who won its games. */
    private static boolean counts(JsonValue step) {
        Optional<JsonValue> question = step.in("question");
        List<String> options = question.flatMap(asked -> asked.in("options"))
                .map(written -> ids(written.values(), any -> true))
                .orElse(List.of());
        return question.flatMap(asked -> text(asked, "type")).equals(Optional.of("tally"))
                && options.containsAll(List.of(Key.of(GameWon.FIRST), Key.of(GameWon.SECOND)))
                && Ids.of(GameWon.class, Key::of).keySet().containsAll(options);
    }

    private static Optional<String> text(JsonValue object, String field) {
        return object.in(field).flatMap(JsonValue::asText);
    }

    /** Sees to it that no two of them, or of the questions of the bank, have the same id: answers are kept by these. */
    void unique(List<JsonValue> bank, Problems problems) {
        Map<String, Integer> lines = new HashMap<>();
        for (JsonValue each : Stream.concat(steps.stream(), bank.stream()).toList()) {
            if (each.in("id").isPresent() && each.in("id").get() instanceof JsonText id) {
                Integer first = lines.putIfAbsent(id.text(), id.spot().line());
                if (first != null) {
                    problems.error(
                            "E402",
                            id,
                            "The id \"" + Visible.shortened(id.text()) + "\" is used twice: in lines " + first + " and "
                                    + id.spot().line() + ".",
                            "Give each of them an id of its own.");
                }
            }
        }
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
