package papan.lesson.learner;

import java.time.Instant;
import papan.lesson.play.Votes;

/**
 * How many hands of a class were up for each answer to a question; nobody's name.
 *
 * @param begun when the class began
 * @param lesson the lesson's id
 * @param step the id of the step that asked
 * @param question its {@link papan.lesson.play.QuestionPrint}
 */
public record ClassHands(Instant begun, String lesson, String step, String question, Votes votes) {

    /** Whether it is of the same class and question. */
    public boolean isAbout(ClassHands other) {
        return begun.equals(other.begun)
                && lesson.equals(other.lesson)
                && step.equals(other.step)
                && question.equals(other.question);
    }
}
