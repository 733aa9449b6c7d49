/**
 * What can be counted about a course of events, and why two courses part: the data behind charts and comparisons.
 *
 * <p>Start reading at {@link papan.analysis.Course} for charts and at {@link papan.analysis.SideBySide} for comparisons.
 * Nothing here knows how it will be drawn or how much of it has been revealed; whoever shows it says up to which cursor.
 */
@NullMarked
package papan.analysis;

import org.jspecify.annotations.NullMarked;
