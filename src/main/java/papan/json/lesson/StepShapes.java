package papan.json.lesson;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import papan.format.JsonValue;
import papan.format.Nearest;
import papan.format.ObjectShape;
import papan.format.Reading;
import papan.format.Shape;
import papan.format.UnionShape;
import papan.format.Visible;
import papan.lesson.script.Step;

/** The one list of the shapes of steps. */
final class StepShapes {
    private static final Map<String, ObjectShape<? extends Step>> KINDS = kinds();

    static final Shape<Step> STEP = UnionShape.ofRead("kind", "step", KINDS, List.of(), StepShapes::unknown);

    private StepShapes() {}

    /** Each as its record says; of two there is more to say in a schema. */
    private static Map<String, ObjectShape<? extends Step>> kinds() {
        Map<String, ObjectShape<? extends Step>> kinds = new LinkedHashMap<>();
        LessonWords.ALL.kinds(Step.class).forEach((kind, own) -> kinds.put(kind, own.object()));
        kinds.computeIfPresent("show", (kind, own) -> own.with("allOf", PictureFields.TOGETHER));
        kinds.computeIfPresent(
                "play",
                (kind, own) -> own.with(
                        "anyOf",
                        List.of(Map.of("required", List.of("moves")), Map.of("required", List.of("continue")))));
        return kinds;
    }

    private static void unknown(String kind, JsonValue at, Reading reading) {
        reading.problems()
                .error(
                        "E403",
                        at,
                        "Step kind \"" + Visible.shortened(kind) + "\" is unknown.",
                        Nearest.suggestion(kind, KINDS.keySet()));
    }
}
