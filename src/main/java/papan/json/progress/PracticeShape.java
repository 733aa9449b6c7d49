package papan.json.progress;

import java.time.Instant;
import java.util.LinkedHashSet;
import java.util.List;
import papan.format.Field;
import papan.format.ObjectShape;
import papan.format.Shape;
import papan.format.Shapes;
import papan.lesson.learner.Practice;
import papan.lesson.learner.Practised;

/** What was practised, in a progress file. */
final class PracticeShape {
    private static final Field<String> RULES = Field.filled("rules", Shapes.text(), "The id of the rule set.");
    private static final Field<String> STEP = Field.filled("step", Shapes.text(), "The id of the drill.");
    private static final Field<Integer> NUMBER = Field.optional(
            "number",
            Shapes.whole(0, Integer.MAX_VALUE),
            0,
            "Which of the drill's further ladders the board is from; left out for the lesson's own.");
    private static final Field<String> BOARD = Field.filled("board", Shapes.text(), "The fingerprint of the board.");
    private static final Field<Boolean> RIGHT =
            Field.required("right", Shapes.flag(), "Whether it was right at the first go.");
    private static final Field<Instant> TIME = Field.required("time", ProgressFields.TIME, "When that was decided.");

    private static final Shape<Practised> PRACTISED = ObjectShape.of(
                    "A board that was practised.",
                    in -> new Practised(
                            in.get(RULES),
                            in.get(ProgressFields.LESSON),
                            in.get(STEP),
                            in.get(NUMBER),
                            in.get(BOARD),
                            in.get(RIGHT),
                            in.get(TIME)),
                    RULES.from(Practised::rules),
                    ProgressFields.LESSON.from(Practised::lesson),
                    STEP.from(Practised::step),
                    NUMBER.unlessUsual(Practised::number),
                    BOARD.from(Practised::board),
                    RIGHT.from(Practised::right),
                    TIME.from(Practised::time))
            .named("board");

    private static final Field<List<String>> WITHOUT = Field.optional(
            "without", Shapes.list(Shapes.text()), List.of(), "The ids of the rule sets that are not to be practised.");
    private static final Field<List<Practised>> BOARDS =
            Field.optional("boards", Shapes.list(PRACTISED), List.of(), "The boards, in the order of time.");

    /** All of it. */
    static final Shape<Practice> PRACTICE = ObjectShape.of(
                    "What was practised, a board at a time.",
                    in -> new Practice(new LinkedHashSet<>(in.get(WITHOUT)), in.get(BOARDS)),
                    WITHOUT.unlessUsual(practice -> List.copyOf(practice.without())),
                    BOARDS.from(Practice::boards))
            .named("practice");

    private PracticeShape() {}
}
