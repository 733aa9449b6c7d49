/**
 * The window and what is in it: the rail of workspaces, the transport, preferences, and how all parts are wired.
 *
 * <p>Start reading at {@link papan.ui.app.PapanApp}. Everything here runs on the event dispatch thread,
 * but for the reading of the lessons.
 */
@NullMarked
package papan.ui.app;

import org.jspecify.annotations.NullMarked;
