package papan.json.lesson;

import static papan.json.lesson.QuestionFields.ASKED_BY_AUTHOR;

import java.util.List;
import papan.format.Field;
import papan.format.ObjectShape;
import papan.format.Shape;
import papan.format.Shapes;
import papan.lesson.script.Question;

/** The questions whose options an author writes: a choice, and the hands of a class. */
final class OptionShapes {
    private static final int MAX_OPTIONS = 12;

    private static final Field<String> ID = Field.filled("id", LessonShapes.ID, "An id that no other option has.");
    private static final Field<String> TEXT = LessonShapes.filled("text", "What it says.");
    private static final Field<Boolean> CORRECT =
            Field.optional("correct", Shapes.flag(), false, "Whether it is right.");
    private static final Field<String> FEEDBACK = LessonShapes.text("feedback", "Why it is right or wrong.");

    private static final Field<List<Question.Option>> OPTIONS = options(
            ObjectShape.<Question.Option>of(
                            "Something that may be chosen.",
                            in -> new Question.Option(in.get(ID), in.get(TEXT), in.get(CORRECT), in.get(FEEDBACK)),
                            ID,
                            TEXT,
                            CORRECT,
                            FEEDBACK)
                    .named("option"),
            "What may be chosen.");
    private static final Field<Boolean> SEVERAL =
            Field.optional("several", Shapes.flag(), false, "Whether several may be chosen.");

    static final ObjectShape<QuestionFields.Asked> CHOICE = QuestionFields.kind(
            "Options of your own.",
            "{ 'type': 'choice', 'text': 'Whose store gets seeds?', 'options': ["
                    + "{ 'id': 'own', 'text': 'Only mine.', 'correct': true, 'feedback': 'Yes, the other is skipped.' },"
                    + " { 'id': 'both', 'text': 'Both.', 'feedback': 'Watch the hand at the other store.' }] }",
            in -> new Question.Choice(in.get(ASKED_BY_AUTHOR), in.get(OPTIONS), in.get(SEVERAL)),
            ASKED_BY_AUTHOR,
            OPTIONS,
            SEVERAL);

    private static final Field<List<Question.Option>> COUNTED = options(
            ObjectShape.<Question.Option>of(
                    "", in -> new Question.Option(in.get(ID), in.get(TEXT), false, ""), ID, TEXT),
            "What hands are raised for.");

    static final ObjectShape<QuestionFields.Asked> TALLY = QuestionFields.kind(
            "The hands of a class are counted.",
            "{ 'type': 'tally', 'text': 'Who would lift S3?', 'options': [{ 'id': 'yes', 'text': 'I would.' }] }",
            in -> new Question.Tally(in.get(ASKED_BY_AUTHOR), in.get(COUNTED)),
            ASKED_BY_AUTHOR,
            COUNTED);

    private OptionShapes() {}

    private static Field<List<Question.Option>> options(Shape<Question.Option> each, String description) {
        return Field.required(
                "options",
                Shapes.noMore(
                        Shapes.list(each),
                        MAX_OPTIONS,
                        "E815",
                        "There are ",
                        " options; at most " + MAX_OPTIONS + " fit.",
                        ""),
                description);
    }
}
