package papan.json.lesson;

import java.util.ArrayList;
import java.util.List;
import papan.format.Field;
import papan.format.ObjectShape;
import papan.format.Part;
import papan.format.RecordShape;
import papan.format.Shapes;
import papan.lesson.script.Asking;
import papan.lesson.script.Question;

/** What kinds of questions have in common. */
final class QuestionFields {
    private QuestionFields() {}

    /** The fields of every kind. */
    static List<Field<?>> common(RecordShape<Asking> put) {
        List<Field<?>> all = new ArrayList<>();
        all.add(LessonShapes.text("text", "The question in your own words."));
        put.parts().forEach(part -> all.add(part.field()));
        return all;
    }

    /** A question, and how it is put. */
    record Asked(Question question, Asking asking) {}

    /** A kind of question. */
    static ObjectShape<Asked> kind(RecordShape<? extends Question> own, RecordShape<Asking> put) {
        List<Part<? super Asked>> all = new ArrayList<>();
        own.parts().forEach(part -> all.add(part.field()));
        put.parts().forEach(part -> all.add(part.field()));
        return ObjectShape.<Asked>of(own.description(), in -> new Asked(own.make(in), put.make(in)), all)
                .with("examples", Shapes.example(own.example()));
    }
}
