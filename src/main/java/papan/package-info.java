/**
 * Where the program starts, at {@link papan.Main}: it opens the window or runs a command, and knows nothing else.
 */
@NullMarked
package papan;

import org.jspecify.annotations.NullMarked;
