/**
 * Showing a lesson to a class: a window for the audience, and beside the lesson what only the presenter sees.
 *
 * <p>Start reading at {@link papan.ui.present.Presentation}, which knows since when and what, and no component; then
 * {@link papan.ui.present.AudienceWindow} and {@link papan.ui.present.PresenterPanel}. Nothing here moves the lesson: it
 * shows the session and the playback that the presenter's window has. Everything here runs on the event dispatch thread.
 */
@NullMarked
package papan.ui.present;

import org.jspecify.annotations.NullMarked;
