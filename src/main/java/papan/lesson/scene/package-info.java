/**
 * One board of a lesson as it is played, and what is said of what cannot be played.
 *
 * <p>Start reading at {@link papan.lesson.scene.Scene}.
 */
@NullMarked
package papan.lesson.scene;

import org.jspecify.annotations.NullMarked;
