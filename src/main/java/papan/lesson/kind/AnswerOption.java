package papan.lesson.kind;

/**
 * Something that a learner may answer.
 *
 * @param id what is given to {@link papan.lesson.play.LessonRun#judge}
 * @param labelKey the key of its label in the narration's catalogue; empty where {@code text} is the label
 * @param text its label where the author or the board gives it; empty where {@code labelKey} does
 */
public record AnswerOption(String id, String labelKey, String text) {}
