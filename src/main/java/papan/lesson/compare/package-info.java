/**
 * Several boards of a step beside one another, and what is said of where they differ.
 *
 * <p>Start reading at {@link papan.lesson.compare.ComparedBoards}.
 */
@NullMarked
package papan.lesson.compare;

import org.jspecify.annotations.NullMarked;
