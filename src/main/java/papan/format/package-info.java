/**
 * How files are read and written strictly, whatever they hold. This package knows nothing of boards, rules or lessons.
 *
 * <p>Start reading at {@link papan.format.JsonTree}, which reads text into values that know their line, column and path, and
 * {@link papan.format.JsonObjectReader}, through which every format is read. Files come from strangers: whatever is wrong
 * with one becomes a {@link papan.format.Problem}, a sentence that says where, why and what would be right. All files are
 * written by {@link papan.format.WholeFile}, whole or not at all.
 */
@NullMarked
package papan.format;

import org.jspecify.annotations.NullMarked;
