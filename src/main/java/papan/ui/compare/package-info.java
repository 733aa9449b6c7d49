/**
 * The Compare workspace: the same moves on two to four boards in step, where they part and because of which clause.
 *
 * <p>Start reading at {@link papan.ui.compare.CompareWorkspace}. What is compared is a {@link papan.ui.compare.Matchup};
 * what came of it is worked out in the background and shown by the {@link papan.ui.compare.BoardsPage}.
 */
@NullMarked
package papan.ui.compare;

import org.jspecify.annotations.NullMarked;
