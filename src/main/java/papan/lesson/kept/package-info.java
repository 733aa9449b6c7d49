/**
 * What a learner did in a lesson, as it is kept: a list of results and a list of acts.
 *
 * <p>Start reading at {@link papan.lesson.kept.LessonProgress}.
 */
@NullMarked
package papan.lesson.kept;

import org.jspecify.annotations.NullMarked;
