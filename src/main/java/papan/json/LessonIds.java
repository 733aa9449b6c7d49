package papan.json;

import java.util.HashMap;
import java.util.Map;
import papan.json.JsonValue.JsonArray;
import papan.json.JsonValue.JsonField;
import papan.json.JsonValue.JsonObject;
import papan.json.JsonValue.JsonText;

/** Sees to it that no two steps have the same id. */
final class LessonIds {
    private final Problems problems;

    LessonIds(Problems problems) {
        this.problems = problems;
    }

    void unique(JsonArray steps) {
        Map<String, Integer> lines = new HashMap<>();
        for (JsonValue step : steps.values()) {
            JsonField id = step instanceof JsonObject object ? object.fields().get("id") : null;
            if (id != null && id.value() instanceof JsonText text) {
                Integer first = lines.putIfAbsent(text.text(), text.spot().line());
                if (first != null) {
                    problems.error(
                            "E402",
                            text,
                            "The id \"" + LessonContext.shortened(text.text()) + "\" is used twice: in lines " + first
                                    + " and " + text.spot().line() + ".",
                            "Give each step an id of its own.");
                }
            }
        }
    }
}
