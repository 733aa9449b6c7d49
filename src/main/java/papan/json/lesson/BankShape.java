package papan.json.lesson;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import papan.format.Field;
import papan.format.Fields;
import papan.format.Part;
import papan.format.RecordShape;
import papan.format.Shapes;
import papan.format.Visible;
import papan.format.Vocabulary;
import papan.lesson.script.BankQuestion;
import papan.lesson.script.Feedback;
import papan.lesson.script.From;
import papan.lesson.script.Next;
import papan.lesson.script.Step;

/** The questions that are asked on the days after a lesson. */
final class BankShape {
    private static final Field<String> ID = Field.filled(
            "id",
            LessonShapes.ID,
            "An id that no step and no other question has; results and translations refer to it.");
    private static final Field<String> TITLE = LessonShapes.text("title", "A heading, for the lesson as text.");
    private static final Field<From> POSITION =
            Field.optional("position", FromShapes.OF_BOARD, new From.Start(), FromShapes.OF_BOARD_SAYS);

    private BankShape() {}

    /** What is asked later, as words of a lesson. */
    static void in(Vocabulary all) {
        RecordShape<Step.Head> head = all.fields(Step.Head.class)
                .with("id", ID)
                .with("title", TITLE)
                .with("from", POSITION)
                .without("say", List.of())
                .without("teacher", "")
                .without("minutes", 0.0)
                .without("expect", Optional.empty())
                .without("skippable", true)
                .without("next", Next.FOLLOWING)
                .without("panels", Optional.empty());
        Field<QuestionFields.Asked> asked = Field.required(
                "question",
                Shapes.requiring("goal", QuestionShapes.of(all)),
                "What is asked, with the goal that it checks.");
        Field<Feedback> feedback = all.kind(Step.class, "ask").field("feedback");
        Field<?>[] fields = Stream.concat(head.parts().stream().map(Part::field), Stream.of(asked, feedback))
                .toArray(Field<?>[]::new);
        all.with(
                        "later",
                        in -> new Step.Ask(
                                head.make(in),
                                in.get(asked).question(),
                                in.get(feedback),
                                in.get(asked).asking()),
                        fields)
                .lookingFirst("bankQuestion", in -> hasOneBoard(in, all));
    }

    /** A question asked at the end of a step has no board of its own. */
    private static void hasOneBoard(Fields in, Vocabulary all) {
        Optional<String> after = in.find(all.fields(BankQuestion.class).field("after"));
        after.ifPresent(step -> Stream.of("position", "moves", "stopAt")
                .filter(in::has)
                .forEach(own -> in.error(
                        "E407",
                        own,
                        "The question is asked where step \"" + Visible.shortened(step) + "\" ends, so \"" + own
                                + "\" says nothing.",
                        "Leave \"" + own + "\" out, or \"after\".")));
    }
}
