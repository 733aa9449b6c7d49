/**
 * The readers and writers of matches and positions, and what else is written of boards.
 *
 * <p>Start reading at {@link papan.json.match.MatchReader}.
 */
@NullMarked
package papan.json.match;

import org.jspecify.annotations.NullMarked;
