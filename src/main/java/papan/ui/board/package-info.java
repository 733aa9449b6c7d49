/**
 * The board of a sowing game: what is to be seen as a plain value, and one painter that draws it anywhere.
 *
 * <p>Start reading at {@link papan.ui.board.BoardScene}, which says everything that the painter needs, then
 * {@link papan.ui.board.BoardPainter}. {@link papan.ui.board.BoardView} is the component that follows a playback. Nothing
 * here decides anything about the rules.
 */
@NullMarked
package papan.ui.board;

import org.jspecify.annotations.NullMarked;
