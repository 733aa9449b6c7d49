/**
 * The readers and writers of what learners have done.
 *
 * <p>Start reading at {@link papan.json.progress.ProgressFolder}.
 */
@NullMarked
package papan.json.progress;

import org.jspecify.annotations.NullMarked;
