package papan.lesson;

/**
 * What a learner has given to a step and is not judged: an answer that waits until it is said how sure it is, or the line
 * that was drawn before a chart was shown.
 *
 * @param step the id of the step
 * @param question the {@link QuestionPrint} of what it was given to
 * @param given as answers are written
 */
public record Draft(String step, String question, String given) {}
