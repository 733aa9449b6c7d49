package papan.json.lesson;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import papan.format.JsonObjectReader;
import papan.format.JsonValue;
import papan.format.JsonValue.JsonArray;
import papan.lesson.script.LessonTest;

/** Reads the walks through a lesson that its author has written down. */
final class LessonTestReader {
    private final LessonContext context;

    LessonTestReader(LessonContext context) {
        this.context = context;
    }

    List<LessonTest> read(JsonObjectReader in) {
        List<LessonTest> tests = in.list(
                "tests", value -> JsonObjectReader.of(value, context.problems()).map(this::test));
        if (tests.size() > LessonTest.MAX_TESTS) {
            context.problems()
                    .error(
                            "E708",
                            in.value("tests").orElseThrow(),
                            "There are " + tests.size() + " walks; at most " + LessonTest.MAX_TESTS + " are run.",
                            "");
        }
        return tests;
    }

    private LessonTest test(JsonObjectReader in) {
        String name = context.requiredText(in, "name");
        Map<String, List<String>> answers = new LinkedHashMap<>(in.map("answers", this::answers));
        Optional<List<String>> visits =
                in.has("visits") ? Optional.of(in.list("visits", v -> step(in, v))) : Optional.empty();
        List<String> mustVisit = in.list("mustVisit", v -> step(in, v));
        Optional<String> ends = in.value("ends").flatMap(v -> step(in, v));
        in.finish();
        return new LessonTest(name, answers, visits, mustVisit, ends);
    }

    private Optional<List<String>> answers(String id, JsonValue value) {
        context.steps().checkAsking(id, value, context.problems());
        List<JsonValue> values = value instanceof JsonArray array ? array.values() : List.of(value);
        if (values.size() > LessonTest.MAX_ANSWERS) {
            context.problems()
                    .error(
                            "E708",
                            value,
                            "There are " + values.size() + " answers; at most " + LessonTest.MAX_ANSWERS
                                    + " are given.",
                            "");
        }
        return Optional.of(values.stream().flatMap(v -> text(v).stream()).toList());
    }

    private Optional<String> text(JsonValue value) {
        if (value instanceof JsonValue.JsonText text) {
            return Optional.of(text.text());
        }
        context.problems()
                .error("E011", value, "This must be a text, not " + value.kind() + ".", "Put it in \"quotes\".");
        return Optional.empty();
    }

    private Optional<String> step(JsonObjectReader in, JsonValue value) {
        Optional<String> id = in.asText(value);
        id.ifPresent(name -> context.steps().check(name, value, List.of(), context.problems()));
        return id;
    }
}
