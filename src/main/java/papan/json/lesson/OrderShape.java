package papan.json.lesson;

import static papan.json.lesson.QuestionFields.ASKED;
import static papan.json.lesson.QuestionFields.MAYBE_LIFTED;

import java.util.List;
import papan.format.Field;
import papan.format.ObjectShape;
import papan.format.Shapes;
import papan.lesson.script.Question;
import papan.lesson.script.Selector;

/** The question in which order something happens. */
final class OrderShape {
    private static final Field<List<Selector>> EVENTS = Field.optional(
            "events",
            Shapes.list(
                    SelectorShape.SELECTOR,
                    Question.Order.MAX_EVENTS,
                    "E815",
                    "There are ",
                    " events; at most " + Question.Order.MAX_EVENTS + " fit.",
                    ""),
            List.of(),
            "What is put in order; leave it out for all events but the sowing of single seeds.");

    static final ObjectShape<QuestionFields.Asked> SHAPE = QuestionFields.kind(
            "Events are put in order.",
            "{ 'type': 'order', 'move': 'S3' }",
            in -> new Question.Order(in.get(ASKED), in.find(MAYBE_LIFTED), in.get(EVENTS)),
            ASKED,
            MAYBE_LIFTED,
            EVENTS);

    private OrderShape() {}
}
