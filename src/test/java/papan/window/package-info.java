/**
 * Tests in the real window, as somebody uses it: with the mouse, with keys alone, with a clicker. They need a display and
 * are skipped without one.
 *
 * <p>Start reading at {@link papan.window.Opened}, which opens the window for a test and asks it questions.
 */
@NullMarked
package papan.window;

import org.jspecify.annotations.NullMarked;
