package papan.lesson.script;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import papan.model.Says;

/**
 * A walk through a lesson that its author has thought of. A step that is not named is answered rightly at once, one whose
 * answers are used up is given up.
 */
@Says("A walk through the lesson with these answers.")
public record LessonTest(
        @Says(value = "What the walk shows.", filled = true, usual = "")
        String name,

        @Says(value = "Answers by the id of the step: one, or one after the other.", whole = "answers", usual = "")
        Map<String, List<String>> answers,

        @Says(value = "Exactly the steps that are visited.", as = "step")
        Optional<List<String>> visits,

        @Says(value = "Steps that must be among them.", as = "step", usual = "")
        List<String> mustVisit,

        @Says(value = "The step with which it ends.", as = "step")
        Optional<String> ends) {
    /** The most walks of one lesson. */
    public static final int MAX_TESTS = 50;
    /** The most answers to one step. */
    public static final int MAX_ANSWERS = 20;

    public LessonTest {
        answers = Map.copyOf(answers);
        visits = visits.map(List::copyOf);
        mustVisit = List.copyOf(mustVisit);
    }
}
