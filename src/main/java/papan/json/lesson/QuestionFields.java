package papan.json.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import papan.format.Field;
import papan.format.Fields;
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
    static final Field<String> ASKED = LessonShapes.text("text", "The question in your own words.");

    /** How a question of any kind is put. */
    private static final RecordShape<Asking> PUT = LessonWords.ALL.fields(Asking.class);

    /** The fields of every kind. */
    static final List<Field<?>> COMMON = common();

    private QuestionFields() {}

    private static List<Field<?>> common() {
        List<Field<?>> all = new ArrayList<>(List.of(ASKED));
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

    /** A kind of question that is written as its record says. */
    static ObjectShape<Asked> kind(RecordShape<? extends Question> own) {
        List<Part<? super Asked>> parts = new ArrayList<>();
        own.parts().forEach(part -> parts.add(part.field()));
        return kind(own.description(), own.example(), own::make, parts);
    }

    /**
     * A kind of question that is written in another way.
     *
     * @param description what is asked, as a sentence for authors
     * @param own its own fields, with the text
     */
    static ObjectShape<Asked> kind(
            String description, String example, Function<Fields, Question> make, Field<?>... own) {
        return kind(description, example, make, List.<Part<? super Asked>>of(own));
    }

    private static ObjectShape<Asked> kind(
            String description,
            String example,
            Function<Fields, ? extends Question> make,
            List<Part<? super Asked>> own) {
        List<Part<? super Asked>> all = new ArrayList<>(own);
        PUT.parts().forEach(part -> all.add(part.field()));
        return ObjectShape.<Asked>of(description, in -> new Asked(make.apply(in), PUT.make(in)), all)
                .with("examples", Shapes.example(example));
    }
}
