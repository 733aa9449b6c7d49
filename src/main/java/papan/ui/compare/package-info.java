/**
 * The Compare workspace: the same moves on two to four boards in step, where they part and because of which clause.
 *
 * <p>Start reading at {@link papan.ui.compare.CompareWorkspace}. What is compared is a {@link papan.ui.compare.Matchup},
 * what came of it an {@link papan.ui.compare.Encounter}; {@link papan.ui.compare.Encounters} works it out in the background,
 * and the {@link papan.ui.compare.BoardsPage} shows it. The {@link papan.ui.compare.OpeningPage} is the laboratory of the
 * simultaneous start, the {@link papan.ui.compare.MatrixPage} holds all rule sets against one another. This package reads
 * and writes no files: {@link papan.ui.compare.CompareFiles} does that for it.
 */
@NullMarked
package papan.ui.compare;

import org.jspecify.annotations.NullMarked;
