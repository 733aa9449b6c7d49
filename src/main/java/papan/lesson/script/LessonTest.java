package papan.lesson.script;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A walk through a lesson that its author has thought of.
 *
 * @param name what it is called in messages
 * @param answers by the ids of steps: the answers one after the other, or the moves of a try; a step that is not named
 *     is answered rightly at once, one whose answers are used up is given up
 * @param visits the steps that are to be visited, all of them in order
 * @param mustVisit steps that are to be visited at some time
 * @param ends the step at which the lesson is to end
 */
public record LessonTest(
        String name,
        Map<String, List<String>> answers,
        Optional<List<String>> visits,
        List<String> mustVisit,
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
