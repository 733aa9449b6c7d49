/**
 * The one thing in the window that changes: how much of what happened has been revealed.
 *
 * <p>Start reading at {@link papan.ui.playback.Transport}, then {@link papan.ui.playback.Playback} for one board and
 * {@link papan.ui.playback.Ensemble} for several in step. Board, history, chart and accessible text all follow a
 * {@link papan.ui.playback.Reveal}; nobody else keeps a cursor. Everything here runs on the event dispatch thread.
 */
@NullMarked
package papan.ui.playback;

import org.jspecify.annotations.NullMarked;
