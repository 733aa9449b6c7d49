package papan.lesson.play;

import java.util.List;
import java.util.Optional;

/**
 * What can be told of an act upon a question without its lesson, for results.
 *
 * @param type the question's type, such as {@code landing}
 * @param goal the goal that it serves; may be empty
 * @param language the BCP 47 tag of the language in which it was asked
 * @param correct whether what was given is right; empty where nothing was
 * @param hints how many hints were shown by then
 * @param revealed whether the right answer was shown by then
 * @param misconceptions ids of those to which a wrong answer points
 * @param confidence how sure the learner was, 1 or more; 0 where that was not asked
 */
public record QuestionFacts(
        String type,
        String goal,
        String language,
        Optional<Boolean> correct,
        int hints,
        boolean revealed,
        List<String> misconceptions,
        int confidence) {
    public QuestionFacts {
        misconceptions = List.copyOf(misconceptions);
    }
}
