/**
 * The Explore workspace: a whole match under any rule set, played, looked through, and played otherwise.
 *
 * <p>Start reading at {@link papan.ui.explore.ExploreSession}, which knows the match and no component. Files are
 * somebody else's: see {@link papan.ui.explore.ExploreFiles}.
 */
@NullMarked
package papan.ui.explore;

import org.jspecify.annotations.NullMarked;
