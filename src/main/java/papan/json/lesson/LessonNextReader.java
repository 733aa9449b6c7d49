package papan.json.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import papan.format.Field;
import papan.format.JsonObjectReader;
import papan.format.JsonValue;
import papan.format.JsonValue.JsonArray;
import papan.format.JsonValue.JsonText;
import papan.lesson.script.Condition;
import papan.lesson.script.Next;

/** Reads where a lesson goes on after a step. */
final class LessonNextReader {
    private static final Field<Condition> IF =
            Field.required("if", ConditionShape.in(ConditionSize.Where.NEXT), "When.");

    private final LessonContext context;

    LessonNextReader(LessonContext context) {
        this.context = context;
    }

    Next read(JsonObjectReader in) {
        Optional<JsonValue> value = in.value("next");
        if (value.isEmpty()) {
            return Next.FOLLOWING;
        }
        if (!(value.get() instanceof JsonArray array)) {
            return new Next(List.of(), in.asText(value.get()).map(id -> known(id, value.get())));
        }
        List<Next.Branch> branches = new ArrayList<>();
        Optional<String> last = Optional.empty();
        for (int i = 0; i < array.values().size(); i++) {
            JsonValue entry = array.values().get(i);
            boolean plain = entry instanceof JsonText;
            if (plain != (i == array.values().size() - 1)) {
                context.problems()
                        .error(
                                "E705",
                                entry,
                                plain
                                        ? "Nothing after this is ever read: it is true for everybody."
                                        : "The last entry must be a step for everybody else.",
                                "End the list, and only the list, with a plain step id or \"end\".");
            }
            if (entry instanceof JsonText text) {
                last = Optional.of(known(text.text(), entry));
            } else {
                branch(entry).ifPresent(branches::add);
            }
        }
        if (array.values().isEmpty() || array.values().size() > Next.MAX_BRANCHES + 1) {
            context.problems()
                    .error(
                            "E705",
                            array,
                            "A list of ways has 1 to " + Next.MAX_BRANCHES + " branches and a plain step id.",
                            "Leave \"next\" out to go on with the next step.");
        }
        return new Next(branches, last);
    }

    private Optional<Next.Branch> branch(JsonValue value) {
        return JsonObjectReader.of(value, context.problems()).flatMap(in -> {
            Optional<Condition> when = IF.find(in, context.reading());
            Optional<String> go =
                    in.requiredText("go").map(id -> known(id, in.value("go").orElseThrow()));
            boolean back = in.flag("return", false);
            in.finish();
            return when.flatMap(w -> go.map(id -> new Next.Branch(w, id, back)));
        });
    }

    private String known(String id, JsonValue at) {
        context.steps().check(id, at, List.of(Next.END), context.problems());
        return id;
    }
}
