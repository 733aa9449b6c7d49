/**
 * The readers and writers of lessons.
 *
 * <p>Start reading at {@link papan.json.lesson.LessonReader}.
 */
@NullMarked
package papan.json.lesson;

import org.jspecify.annotations.NullMarked;
