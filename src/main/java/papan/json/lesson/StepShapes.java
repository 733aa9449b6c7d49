package papan.json.lesson;

import static papan.json.lesson.StepFields.kind;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import papan.format.Field;
import papan.format.Fields;
import papan.format.JsonValue;
import papan.format.JsonValue.JsonArray;
import papan.format.Nearest;
import papan.format.ObjectShape;
import papan.format.Reading;
import papan.format.Shape;
import papan.format.Shapes;
import papan.format.UnionShape;
import papan.format.Visible;
import papan.lesson.script.Picture;
import papan.lesson.script.Selector;
import papan.lesson.script.Step;
import papan.replay.Grain;
import papan.rules.Key;

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

    private static final Field<Boolean> CONTINUES = Field.optional(
            "continue", Shapes.flag(), false, "true: first finish the move that an earlier step stopped.");
    private static final Field<Grain> PACE = Field.optional(
            "pace",
            Shapes.words(Grain.class, Key::of),
            "How far one press of Next goes in this step; as the learner has chosen if left out.");
    private static final Field<List<Selector>> PAUSES = Field.optional(
            "pauseOn",
            Shapes.list(
                    SelectorShape.SELECTOR,
                    Step.Play.MAX_PAUSES,
                    "E510",
                    "There are ",
                    " events to pause on; at most " + Step.Play.MAX_PAUSES + " fit one step.",
                    "Keep those that matter."),
            List.of(),
            "The events after which Next and playing stop on the way.");
    private static final ObjectShape<Step> PLAY = kind(
                    "Moves.",
                    "{ 'id': 'turn', 'kind': 'play', 'from': 'start', 'moves': ['S3'] }",
                    StepFields.FROM,
                    in -> {
                        playsSomething(in);
                        return head -> new Step.Play(
                                head,
                                in.get(MoveShapes.MOVES),
                                in.find(PACE),
                                in.find(SelectorShape.STOPS),
                                in.get(CONTINUES),
                                in.get(PAUSES));
                    },
                    MoveShapes.MOVES,
                    CONTINUES,
                    PACE,
                    SelectorShape.STOPS,
                    PAUSES)
            .with("anyOf", List.of(Map.of("required", List.of("moves")), Map.of("required", List.of("continue"))));

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

    private static final Map<String, ObjectShape<? extends Step>> KINDS = kinds();

    static final Shape<Step> STEP = UnionShape.<Step>ofRead("kind", "step", KINDS, List.of(), StepShapes::unknown)
            .named("step");

    private StepShapes() {}

    private static Map<String, ObjectShape<? extends Step>> kinds() {
        Map<String, ObjectShape<? extends Step>> kinds = new LinkedHashMap<>();
        kinds.put("show", SHOW);
        kinds.put("play", PLAY);
        kinds.put("ask", ASK);
        kinds.put("try", TryShape.SHAPE);
        kinds.put("game", GameShape.SHAPE);
        kinds.put("drill", DrillShape.SHAPE);
        kinds.put("compare", CompareShape.SHAPE);
        kinds.put("chart", ChartField.STEP);
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

    /** Notes a problem if there are no moves at all; those that cannot be read are told of by themselves. */
    private static void playsSomething(Fields in) {
        boolean some = in.at(MoveShapes.MOVES) instanceof JsonArray moves
                ? !moves.values().isEmpty()
                : in.has(MoveShapes.MOVES);
        if (!some && !in.get(CONTINUES)) {
            in.error("E508", "This step plays nothing.", "Write \"moves\": [\"S1\"], or \"continue\": true.");
        }
    }
}
