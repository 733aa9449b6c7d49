/**
 * What can be counted about a course of events: the data behind charts and comparisons.
 *
 * <p>Start reading at {@link papan.analysis.Course}. Nothing here knows how it will be drawn or how much of it has
 * been revealed; whoever shows it says up to which cursor.
 */
@NullMarked
package papan.analysis;

import org.jspecify.annotations.NullMarked;
