package papan.json.lesson;

import static papan.json.lesson.LessonShapes.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import papan.format.JsonValue;
import papan.format.JsonValue.JsonArray;
import papan.format.JsonValue.JsonText;
import papan.format.Reading;
import papan.format.Shape;
import papan.format.Shapes;
import papan.format.Vocabulary;
import papan.lesson.script.Next;

/** Where a lesson goes on after a step. */
final class NextShape {
    private static final Shape<String> STEP = Shapes.text().checked((id, at, reading) -> {
        lesson(reading).steps().check(id, at, List.of(Next.END), reading.problems());
        return true;
    });

    private NextShape() {}

    /** Where lessons go on, as words of a lesson. */
    static void in(Vocabulary all) {
        all.with("onAnswers", ConditionShape.in(ConditionSize.Where.NEXT)).with("stepOrEnd", STEP);
        Shape<Next> way = all.of(Next.Branch.class).as(branch -> new Next(List.of(branch), Optional.empty()));
        all.with(
                Next.class,
                Shapes.<Next>listOr(
                                Shapes.list(Shapes.<Next>textOr(STEP.as(NextShape::always), way))
                                        .checked(NextShape::endInOne)
                                        .with("minItems", 1)
                                        .with("maxItems", Next.MAX_BRANCHES + 1)
                                        .as(NextShape::together),
                                STEP.as(NextShape::always))
                        .named("next"));
    }

    private static Next always(String step) {
        return new Next(List.of(), Optional.of(step));
    }

    private static boolean endInOne(List<Next> read, JsonValue at, Reading reading) {
        List<JsonValue> entries = ((JsonArray) at).values();
        for (JsonValue entry : entries) {
            boolean plain = entry instanceof JsonText;
            if (plain != (entry == entries.get(entries.size() - 1))) {
                reading.problems()
                        .error(
                                "E705",
                                entry,
                                plain
                                        ? "Nothing after this is ever read: it is true for everybody."
                                        : "The last entry must be a step for everybody else.",
                                "End the list, and only the list, with a plain step id or \"end\".");
            }
        }
        if (entries.isEmpty() || entries.size() > Next.MAX_BRANCHES + 1) {
            reading.problems()
                    .error(
                            "E705",
                            at,
                            "A list of ways has 1 to " + Next.MAX_BRANCHES + " branches and a plain step id.",
                            "Leave \"next\" out to go on with the next step.");
        }
        return true;
    }

    private static Next together(List<Next> entries) {
        List<Next.Branch> branches = new ArrayList<>();
        Optional<String> last = Optional.empty();
        for (Next entry : entries) {
            branches.addAll(entry.branches());
            last = entry.otherwise();
        }
        return new Next(branches, last);
    }
}
