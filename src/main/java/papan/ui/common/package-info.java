/** What every part of the window shares: colours by name, type sizes, icons, window texts, and the check of the thread. */
@NullMarked
package papan.ui.common;

import org.jspecify.annotations.NullMarked;
