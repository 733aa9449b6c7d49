/**
 * What is told of a match beside its board, wherever one is walked through: the sentence, the rule that decided, what
 * happened so far, and that something is only supposed; and several boards with what is told of each.
 *
 * <p>Start reading at {@link papan.ui.telling.NarrationLine}. Everything here is a function of a playback's timeline and
 * cursor, and knows nothing of lessons.
 */
@NullMarked
package papan.ui.telling;

import org.jspecify.annotations.NullMarked;
