package papan.json.lesson;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import papan.format.Ids;
import papan.format.JsonValue;
import papan.format.JsonValue.JsonArray;
import papan.format.JsonValue.JsonField;
import papan.format.JsonValue.JsonObject;
import papan.format.JsonValue.JsonText;
import papan.format.Problems;
import papan.format.Visible;
import papan.lesson.script.GameWon;
import papan.rules.Key;

/** Sees to it that no two steps, or questions of the bank, have the same id. */
final class LessonIds {
    private final Problems problems;

    LessonIds(Problems problems) {
        this.problems = problems;
    }

    /** The ids of steps, as far as they have any. */
    static List<String> of(List<JsonValue> steps) {
        return of(steps, Set.of());
    }

    /** The ids of the steps of some kinds. */
    static List<String> of(List<JsonValue> steps, Set<String> kinds) {
        List<String> ids = new ArrayList<>();
        for (JsonValue step : steps) {
            Optional<String> id = text(step, "id");
            if (id.isPresent()
                    && (kinds.isEmpty()
                            || text(step, "kind").filter(kinds::contains).isPresent())) {
                ids.add(id.get());
            }
        }
        return ids;
    }

    /** The ids of the steps whose question serves a goal. */
    static List<String> serving(List<JsonValue> steps, String goal) {
        List<String> ids = new ArrayList<>();
        for (JsonValue step : steps) {
            JsonField question =
                    step instanceof JsonObject object ? object.fields().get("question") : null;
            if (question != null && text(question.value(), "goal").equals(Optional.of(goal))) {
                text(step, "id").ifPresent(ids::add);
            }
        }
        return ids;
    }

    /** The ids of the steps in which a class counts who won its games. */
    static List<String> counting(List<JsonValue> steps) {
        Set<String> outcomes = Ids.of(GameWon.class, Key::of).keySet();
        List<String> ids = new ArrayList<>();
        for (JsonValue step : steps) {
            Optional<JsonValue> question = value(step, "question");
            List<String> options = question.flatMap(asked -> value(asked, "options"))
                    .filter(JsonArray.class::isInstance)
                    .map(array -> of(((JsonArray) array).values()))
                    .orElse(List.of());
            if (question.flatMap(asked -> text(asked, "type"))
                            .filter("tally"::equals)
                            .isPresent()
                    && options.containsAll(List.of(Key.of(GameWon.FIRST), Key.of(GameWon.SECOND)))
                    && outcomes.containsAll(options)) {
                text(step, "id").ifPresent(ids::add);
            }
        }
        return ids;
    }

    private static Optional<String> text(JsonValue step, String name) {
        return value(step, name).filter(JsonText.class::isInstance).map(text -> ((JsonText) text).text());
    }

    private static Optional<JsonValue> value(JsonValue object, String name) {
        return object instanceof JsonObject of
                ? Optional.ofNullable(of.fields().get(name)).map(JsonField::value)
                : Optional.empty();
    }

    /** The steps and the questions of the bank: answers are kept by these ids. */
    void unique(List<JsonValue> steps, List<JsonValue> bank) {
        Map<String, Integer> lines = new HashMap<>();
        List<JsonValue> all = new ArrayList<>(steps);
        all.addAll(bank);
        for (JsonValue step : all) {
            JsonField id = step instanceof JsonObject object ? object.fields().get("id") : null;
            if (id != null && id.value() instanceof JsonText text) {
                Integer first = lines.putIfAbsent(text.text(), text.spot().line());
                if (first != null) {
                    problems.error(
                            "E402",
                            text,
                            "The id \"" + Visible.shortened(text.text()) + "\" is used twice: in lines " + first
                                    + " and " + text.spot().line() + ".",
                            "Give each of them an id of its own.");
                }
            }
        }
    }
}
