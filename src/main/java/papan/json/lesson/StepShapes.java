package papan.json.lesson;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import papan.format.Nearest;
import papan.format.ObjectShape;
import papan.format.Shape;
import papan.format.Shapes;
import papan.format.UnionShape;
import papan.format.Visible;
import papan.format.Vocabulary;
import papan.lesson.script.Step;

/** The one list of the shapes of steps. */
final class StepShapes {
    private StepShapes() {}

    /** A step of any kind, each as its record says; of two there is more to say in a schema. */
    static Shape<Step> of(Vocabulary all) {
        Map<String, ObjectShape<? extends Step>> kinds = new LinkedHashMap<>();
        all.kinds(Step.class).forEach((kind, own) -> kinds.put(kind, own.object()));
        kinds.computeIfPresent("show", (kind, own) -> own.with("allOf", PictureFields.TOGETHER));
        kinds.computeIfPresent(
                "play",
                (kind, own) -> own.with(
                        "anyOf",
                        List.of(Map.of("required", List.of("moves")), Map.of("required", List.of("continue")))));
        Shape<Step> step = UnionShape.ofRead(
                "kind",
                "step",
                kinds,
                List.of(),
                (kind, at, reading) -> reading.problems()
                        .error(
                                "E403",
                                at,
                                "Step kind \"" + Visible.shortened(kind) + "\" is unknown.",
                                Nearest.suggestion(kind, kinds.keySet())));
        return Shapes.later("step", () -> step);
    }
}
