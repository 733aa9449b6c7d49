/**
 * What happened, as something that can be walked through in both directions.
 *
 * <p>Start reading at {@link papan.replay.Timeline}. Every view is a function of a timeline and a cursor; the cursor
 * itself, the one thing that changes, belongs to the window.
 */
@NullMarked
package papan.replay;

import org.jspecify.annotations.NullMarked;
