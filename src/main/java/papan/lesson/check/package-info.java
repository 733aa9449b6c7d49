/**
 * Says what is wrong with a lesson before anybody learns from it, and which clauses lessons protect.
 *
 * <p>Start reading at {@link papan.lesson.check.LessonCheck}.
 */
@NullMarked
package papan.lesson.check;

import org.jspecify.annotations.NullMarked;
