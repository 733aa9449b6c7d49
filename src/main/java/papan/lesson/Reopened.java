package papan.lesson;

/**
 * A step that was begun again. What was answered in it before counts on, but is no longer shown.
 *
 * @param step its id
 * @param question the {@link QuestionPrint} of what was asked
 * @param answers how many answers had been given to it before
 */
public record Reopened(String step, String question, int answers) {}
