/**
 * What every part of the window shares: colours by name, type sizes, icons, window texts, keys, and the check of the
 * thread.
 *
 * <p>Start reading at {@link papan.ui.common.Edt} and {@link papan.ui.common.Background}, through which all code changes
 * threads; then {@link papan.ui.common.WindowText}, {@link papan.ui.common.Theme} and
 * {@link papan.ui.common.TextColumn}, of which most of what is seen is made. Nothing here knows rules, events or lessons.
 */
@NullMarked
package papan.ui.common;

import org.jspecify.annotations.NullMarked;
