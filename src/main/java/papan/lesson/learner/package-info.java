/**
 * What learners have done, and what follows for what they do next.
 *
 * <p>Start reading at {@link papan.lesson.kept.LessonProgress}.
 */
@NullMarked
package papan.lesson.learner;

import org.jspecify.annotations.NullMarked;
