/**
 * The window and what is in it: the rail of workspaces, the transport, preferences, and how all parts are wired.
 *
 * <p>Start reading at {@link papan.ui.app.PapanApp}, then {@link papan.ui.app.Inside}, which is made first, and
 * {@link papan.ui.app.Contents}, which follows. What one workspace needs of another is an interface there and is filled in
 * here. Everything here runs on the event dispatch thread, but for the reading of the lessons.
 */
@NullMarked
package papan.ui.app;

import org.jspecify.annotations.NullMarked;
