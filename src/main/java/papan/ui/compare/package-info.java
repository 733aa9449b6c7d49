/**
 * The Compare workspace: the same moves on two to four boards in step, where they part and because of which clause.
 *
 * <p>Start reading at {@link papan.ui.compare.CompareWorkspace}. What is compared is a {@link papan.ui.compare.Matchup};
 * what came of it is worked out in the background and shown by the {@link papan.ui.compare.BoardsPage}. The
 * {@link papan.ui.compare.OpeningPage} is the laboratory of the simultaneous start, the {@link papan.ui.compare.MatrixPage}
 * holds all rule sets against one another.
 */
@NullMarked
package papan.ui.compare;

import org.jspecify.annotations.NullMarked;
