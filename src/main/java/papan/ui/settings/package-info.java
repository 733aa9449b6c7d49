/**
 * What is remembered from one time to the next: {@link papan.ui.settings.Settings} is a list with a line for each setting.
 * Whoever needs one asks {@link papan.ui.settings.KeptSettings} for it by name.
 */
@NullMarked
package papan.ui.settings;

import org.jspecify.annotations.NullMarked;
