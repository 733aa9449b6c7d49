package papan.lesson.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import papan.lesson.kind.AnswerOption;

/**
 * The order in which one learner sees the options of a question: always the same for the same learner, lesson and step,
 * on every machine, and another one for other learners.
 */
final class Shuffled {
    private Shuffled() {}

    /**
     * Options in a learner's order.
     *
     * @param learner whose; empty for whoever has no name
     */
    static List<AnswerOption> of(List<AnswerOption> options, String learner, String lesson, String step) {
        // Both the hash of a text and the numbers that follow from a seed are fixed by the language.
        long seed = (learner + "\n" + lesson + "\n" + step).hashCode();
        List<AnswerOption> order = new ArrayList<>(options);
        Collections.shuffle(order, new Random(seed));
        return List.copyOf(order);
    }
}
