/**
 * What happens in a round, one small fact at a time, and the position that follows from each.
 *
 * <p>Start reading at {@link papan.event.BoardEvent} and {@link papan.event.Fold}. Events know nothing of words, of
 * screens or of how they came about; everything that shows, tells or counts is a function of them.
 */
@NullMarked
package papan.event;

import org.jspecify.annotations.NullMarked;
