package papan.lesson.learner;

import java.time.Instant;
import papan.lesson.play.Votes;
import papan.model.Says;

/** How many hands of a class were up for each answer to a question; nobody's name. */
@Says(value = "The hands of a class for one question.", name = "hands")
public record ClassHands(
        @Says("When the class began.") Instant begun,

        @Says(value = "The id of the lesson.", filled = true)
        String lesson,

        @Says(value = "The id of the step that asked.", filled = true)
        String step,

        @Says(value = "The fingerprint of what was asked.", filled = true)
        String question,

        @Says("How many hands were up for each answer, by the answer's id: before the class talked, and after.")
        Votes votes) {

    /** Whether it is of the same class and question. */
    public boolean isAbout(ClassHands other) {
        return begun.equals(other.begun)
                && lesson.equals(other.lesson)
                && step.equals(other.step)
                && question.equals(other.question);
    }
}
