package papan.json.lesson;

import java.util.ArrayList;
import java.util.List;
import papan.format.Field;
import papan.format.ObjectShape;
import papan.format.Part;
import papan.format.RecordShape;
import papan.format.Shape;
import papan.format.Shapes;
import papan.format.Vocabulary;
import papan.lesson.script.Asking;
import papan.lesson.script.Question;

/** What kinds of questions have in common. */
final class QuestionFields {
    /** How a question of any kind is put. */
    private static final RecordShape<Asking> PUT = LessonWords.ALL.fields(Asking.class);

    /** The fields of every kind. */
    static final List<Field<?>> COMMON = common();

    private QuestionFields() {}

    private static List<Field<?>> common() {
        List<Field<?>> all = new ArrayList<>();
        all.add(LessonShapes.text("text", "The question in your own words."));
        PUT.parts().forEach(part -> all.add(part.field()));
        return all;
    }

    /** A question, and how it is put. */
    record Asked(Question question, Asking asking) {
        private static final Shape<Asked> ANY = Shapes.later("question", () -> QuestionShapes.QUESTION);
        private static final Field<Asked> OF_STEP = Field.required("question", ANY, "What is asked.");
        /** What a question of the bank asks. */
        static final Field<Asked> OF_BANK = Field.required(
                "question", Shapes.requiring("goal", ANY), "What is asked, with the goal that it checks.");

        /** What a step asks, as words of a lesson. */
        static void in(Vocabulary all) {
            all.with("question", in -> in.get(OF_STEP).question(), OF_STEP)
                    .with("asking", in -> in.get(OF_STEP).asking());
        }
    }

    /** A kind of question. */
    static ObjectShape<Asked> kind(RecordShape<? extends Question> own) {
        List<Part<? super Asked>> all = new ArrayList<>();
        own.parts().forEach(part -> all.add(part.field()));
        PUT.parts().forEach(part -> all.add(part.field()));
        return ObjectShape.<Asked>of(own.description(), in -> new Asked(own.make(in), PUT.make(in)), all)
                .with("examples", Shapes.example(own.example()));
    }
}
