package papan.json.lesson;

import static papan.json.lesson.StepFields.kind;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import papan.format.JsonValue;
import papan.format.Nearest;
import papan.format.ObjectShape;
import papan.format.Reading;
import papan.format.RecordShape;
import papan.format.Shape;
import papan.format.UnionShape;
import papan.format.Visible;
import papan.lesson.script.Picture;
import papan.lesson.script.Step;

/** The one list of the shapes of steps, and those that are small. */
final class StepShapes {
    private static final ObjectShape<Step> SHOW = kind(
                    "A position, and perhaps a picture.",
                    "{ 'id': 'start', 'kind': 'show', 'say': 'Seven seeds lie in each house.' }",
                    StepFields.POSITION,
                    in -> {
                        Optional<Picture> picture = PictureFields.picture(in);
                        return head -> new Step.Show(head, picture);
                    },
                    PictureFields.IMAGE,
                    PictureFields.ALT)
            .with("allOf", PictureFields.TOGETHER);

    private static final ObjectShape<Step> ASK = kind(
            "A question.",
            "{ 'id': 'where', 'kind': 'ask', 'question': { 'type': 'landing', 'move': 'S3', 'until': 'firstLap' } }",
            StepFields.POSITION,
            in -> head -> {
                QuestionFields.Asked asked = in.get(QuestionShapes.OF_STEP);
                return new Step.Ask(head, asked.question(), in.get(StepFields.FEEDBACK), asked.asking());
            },
            QuestionShapes.OF_STEP,
            StepFields.FEEDBACK);

    static final RecordShape<? extends Step> PLAY = LessonWords.ALL.kind(Step.class, "play");
    private static final Map<String, ObjectShape<? extends Step>> KINDS = kinds();

    static final Shape<Step> STEP = UnionShape.<Step>ofRead("kind", "step", KINDS, List.of(), StepShapes::unknown)
            .named("step");

    private StepShapes() {}

    private static Map<String, ObjectShape<? extends Step>> kinds() {
        Map<String, ObjectShape<? extends Step>> kinds = new LinkedHashMap<>();
        kinds.put("show", SHOW);
        kinds.put(
                "play",
                PLAY.object()
                        .with(
                                "anyOf",
                                List.of(
                                        Map.of("required", List.of("moves")),
                                        Map.of("required", List.of("continue")))));
        kinds.put("ask", ASK);
        for (String kind : List.of("try", "game", "drill")) {
            kinds.put(kind, LessonWords.ALL.kind(Step.class, kind).object());
        }
        kinds.put("compare", CompareShape.SHAPE);
        kinds.put("chart", ChartField.STEP);
        kinds.put("alter", LessonWords.ALL.kind(Step.class, "alter").object());
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
