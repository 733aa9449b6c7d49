package papan.json.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import papan.format.Field;
import papan.format.Fields;
import papan.format.ObjectShape;
import papan.format.Part;
import papan.format.RecordShape;
import papan.format.Shapes;
import papan.lesson.script.Feedback;
import papan.lesson.script.From;
import papan.lesson.script.Step;

/** What kinds of steps have in common. */
final class StepFields {
    /** Of kinds that begin where they say. */
    static final RecordShape<Step.Head> POSITION = LessonWords.ALL.fields(Step.Head.class);
    /** Of kinds that begin where the step before ended, or have boards of their own. */
    static final RecordShape<Step.Head> NOWHERE = POSITION.without("from", From.KEEP);
    /** Of a step that asks, and of a question for later. */
    static final Field<Feedback> FEEDBACK =
            Field.optional("feedback", LessonWords.ALL.of(Feedback.class), Feedback.NONE, "");

    private StepFields() {}

    /**
     * A kind of step that is written in another way than its record.
     *
     * @param description what happens in it, as a sentence for authors
     * @param example one that can be taken into a lesson, for the schema
     * @param make looks at its own fields and makes the step, once what every step has is known
     * @param own its own fields
     */
    static ObjectShape<Step> kind(
            String description,
            String example,
            RecordShape<Step.Head> head,
            Function<Fields, Function<Step.Head, Step>> make,
            Field<?>... own) {
        List<Part<? super Step>> all = new ArrayList<>();
        head.parts().forEach(part -> all.add(part.field()));
        all.addAll(List.of(own));
        return ObjectShape.<Step>of(description, in -> make.apply(in).apply(head.make(in)), all)
                .with("examples", Shapes.example(example));
    }
}
