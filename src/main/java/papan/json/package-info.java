/**
 * What the readers and writers of Papan's own files have in common.
 *
 * <p>How any file is read, and what is said of one that is wrong, is the matter of {@link papan.format}.
 */
@NullMarked
package papan.json;

import org.jspecify.annotations.NullMarked;
