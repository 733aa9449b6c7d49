package papan.json.lesson;

import static papan.json.lesson.LessonShapes.MOVE;
import static papan.json.lesson.LessonShapes.TEXT;
import static papan.json.lesson.LessonShapes.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import papan.format.Field;
import papan.format.Fields;
import papan.format.ObjectShape;
import papan.format.Part;
import papan.format.Shape;
import papan.format.Shapes;
import papan.lesson.script.Asking;
import papan.lesson.script.Question;
import papan.model.Move;

/** What kinds of questions have in common. */
final class QuestionFields {
    private static final int MAX_LAP = 999;

    static final Field<String> ASKED = LessonShapes.text("text", "The question in your own words.");
    /** The same where the program has no words of its own. */
    static final Field<String> ASKED_BY_AUTHOR = Field.filled("text", TEXT, "The question.");

    static final Field<Move> LIFTED = Field.required("move", MOVE, "The house that is lifted.");
    /** The same where a turn can be under way. */
    static final Field<Move> MAYBE_LIFTED = Field.optional(
            "move", MOVE, "The house that is lifted; leave it out for the turn that was stopped in the middle.");

    private static final Field<Integer> LAP = Field.required("lap", Shapes.whole(1, MAX_LAP), "Which lap.");
    private static final Shape<Question.Until> LAST_SEED = Shapes.textOr(
            Shapes.words(new TreeMap<>(Map.of("firstLap", Question.Until.FIRST_LAP, "turn", Question.Until.TURN))),
            ObjectShape.<Question.Until>of("", in -> new Question.Until(in.get(LAP)), LAP));
    private static final String WHICH = "firstLap, turn, or { \"lap\": 2 }.";
    static final Field<Question.Until> UNTIL = Field.required("until", LAST_SEED, WHICH);
    /** The same where it need not be said. */
    static final Field<Question.Until> UP_TO =
            Field.optional("until", LAST_SEED.with("default", "turn"), Question.Until.TURN, WHICH);

    private static final Field<String> GOAL = goal("goal", "The id of the goal that the question checks.");
    private static final Field<Boolean> CONFIDENCE = Field.optional(
            "confidence",
            Shapes.flag(),
            false,
            "Whether the learner says how sure the first answer is before it is judged.");
    private static final Field<Integer> ATTEMPTS = Field.optional(
            "attempts",
            Shapes.whole(1, Asking.MAX_ATTEMPTS),
            "After how many wrong answers the right one is shown; never if left out.");
    private static final Field<Boolean> SHUFFLE = Field.optional(
            "shuffle",
            Shapes.flag(),
            "Whether each learner sees the options in another order; usual with choice and similar.");

    /** How a question of any kind is put. */
    private static final List<Field<?>> PUT = List.of(GOAL, CONFIDENCE, ATTEMPTS, SHUFFLE);

    /** The fields of every kind. */
    static final List<Field<?>> COMMON = List.of(ASKED, GOAL, CONFIDENCE, ATTEMPTS, SHUFFLE);

    private QuestionFields() {}

    /** A field that names one of the lesson's goals, or none. */
    static Field<String> goal(String name, String description) {
        Shape<String> known = Shapes.text().checked((id, at, reading) -> {
            lesson(reading).goal(id, at);
            return true;
        });
        return Field.optional(name, known, "", description);
    }

    /** A question, and how it is put. */
    record Asked(Question question, Asking asking) {}

    /**
     * A kind of question.
     *
     * @param description what is asked, as a sentence for authors
     * @param example one that can be asked, for the schema
     * @param own its own fields, with the text
     */
    static ObjectShape<Asked> kind(
            String description, String example, Function<Fields, Question> make, Field<?>... own) {
        List<Part<? super Asked>> all = new ArrayList<>(List.of(own));
        all.addAll(PUT);
        return ObjectShape.<Asked>of(description, in -> new Asked(make.apply(in), asking(in)), all)
                .with("examples", Shapes.example(example));
    }

    private static Asking asking(Fields in) {
        return new Asking(in.get(GOAL), in.get(CONFIDENCE), in.find(ATTEMPTS).orElse(0), in.find(SHUFFLE));
    }
}
