/**
 * The texts of a lesson: where they stand in it, and their translations.
 *
 * <p>Start reading at {@link papan.lesson.text.Translation}.
 */
@NullMarked
package papan.lesson.text;

import org.jspecify.annotations.NullMarked;
