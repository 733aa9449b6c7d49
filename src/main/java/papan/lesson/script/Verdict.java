package papan.lesson.script;

import java.util.List;
import java.util.Optional;
import papan.event.SowingEvent;

/**
 * What is said to an answer.
 *
 * @param given the answer as it was understood
 * @param right the right answer
 * @param feedback the author's words, ready to be shown; may be empty
 * @param why the ruling with its facts, where the author wants it shown
 * @param misconceptions what a wrong answer points to, as far as the author wants it told
 */
public record Verdict(
        boolean correct,
        Given given,
        Given right,
        String feedback,
        Optional<SowingEvent.Ruled> why,
        List<Misconception> misconceptions) {
    public Verdict {
        misconceptions = List.copyOf(misconceptions);
    }
}
