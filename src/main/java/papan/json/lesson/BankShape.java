package papan.json.lesson;

import static papan.json.lesson.LessonShapes.lesson;

import java.util.List;
import java.util.Optional;
import papan.format.Field;
import papan.format.Fields;
import papan.format.JsonValue;
import papan.format.Nearest;
import papan.format.ObjectShape;
import papan.format.Reading;
import papan.format.RecordShape;
import papan.format.Shapes;
import papan.format.Visible;
import papan.lesson.script.BankQuestion;
import papan.lesson.script.Cite;
import papan.lesson.script.Feedback;
import papan.lesson.script.From;
import papan.lesson.script.Highlight;
import papan.lesson.script.Hint;
import papan.lesson.script.Lesson;
import papan.lesson.script.LessonMove;
import papan.lesson.script.Next;
import papan.lesson.script.Step;
import papan.lesson.script.StopAt;

/** The questions that are asked on the days after a lesson. */
final class BankShape {
    private static final Field<String> ID = Field.filled(
            "id",
            LessonShapes.ID,
            "An id that no step and no other question has; results and translations refer to it.");
    private static final Field<String> TITLE = LessonShapes.text("title", "A heading, for the lesson as text.");
    private static final Field<String> AFTER = Field.optional(
            "after",
            Shapes.text().checked(BankShape::isStep),
            "The id of the step at whose end it is asked, on the board as that step leaves it; then position, moves and stopAt"
                    + " are left out.");
    private static final Field<From> POSITION =
            Field.optional("position", FromShapes.OF_BOARD, FromShapes.OF_BOARD_SAYS);

    private static final RecordShape<? extends Step> PLAY = LessonWords.ALL.kind(Step.class, "play");
    private static final Field<List<LessonMove>> MOVES = PLAY.field("moves");
    private static final Field<StopAt> STOP_AT = PLAY.field("stopAt");
    private static final Field<Feedback> FEEDBACK =
            LessonWords.ALL.kind(Step.class, "ask").field("feedback");
    private static final RecordShape<Step.Head> HEAD = LessonWords.ALL.fields(Step.Head.class);
    private static final Field<List<Highlight>> HIGHLIGHTS = HEAD.field("highlights");
    private static final Field<List<Hint>> HINTS = HEAD.field("hints");
    private static final Field<List<Cite>> CITES = HEAD.field("cites");

    static final Field<List<BankQuestion>> BANK = Field.optional(
            "bank",
            Shapes.list(
                    ObjectShape.<BankQuestion>of(
                                    "A question for the days after the lesson.",
                                    BankShape::question,
                                    ID,
                                    TITLE,
                                    AFTER,
                                    POSITION,
                                    MOVES,
                                    STOP_AT,
                                    QuestionFields.Asked.OF_BANK,
                                    FEEDBACK,
                                    HIGHLIGHTS,
                                    HINTS,
                                    CITES)
                            .named("bankQuestion"),
                    Lesson.Material.MAX_BANK,
                    "E406",
                    "There are ",
                    " questions for later; a lesson has at most " + Lesson.Material.MAX_BANK + ".",
                    "Keep the best of them."),
            List.of(),
            "Questions for the days after the lesson.");

    private BankShape() {}

    private static BankQuestion question(Fields in) {
        Optional<String> after = in.find(AFTER);
        after.ifPresent(step -> hasNoBoard(step, in));
        Step.Head head = new Step.Head(
                in.get(ID),
                in.has(POSITION) ? in.get(POSITION) : new From.Start(),
                in.get(TITLE),
                List.of(),
                "",
                0,
                in.get(HIGHLIGHTS),
                in.get(HINTS),
                Optional.empty(),
                true,
                Next.FOLLOWING,
                Optional.empty(),
                in.get(CITES));
        QuestionFields.Asked asked = in.get(QuestionFields.Asked.OF_BANK);
        return new BankQuestion(
                new Step.Ask(head, asked.question(), in.get(FEEDBACK), asked.asking()),
                after,
                in.get(MOVES),
                in.find(STOP_AT));
    }

    private static boolean isStep(String step, JsonValue at, Reading reading) {
        List<String> steps = lesson(reading).steps().all();
        if (!steps.contains(step)) {
            String none = "There is no step \"" + Visible.shortened(step) + "\".";
            reading.problems().error("E703", at, none, Nearest.suggestion(step, steps));
        }
        return true;
    }

    /** A question asked at the end of a step has no board of its own. */
    private static void hasNoBoard(String step, Fields in) {
        for (Field<?> own : List.of(POSITION, MOVES, STOP_AT)) {
            if (in.has(own)) {
                in.error(
                        "E407",
                        own,
                        "The question is asked where step \"" + Visible.shortened(step) + "\" ends, so \"" + own.name()
                                + "\" says nothing.",
                        "Leave \"" + own.name() + "\" out, or \"after\".");
            }
        }
    }
}
