/**
 * Files in, values out: the strict readers and writers of rule sets, positions, lessons and traces.
 *
 * <p>Start reading at {@link papan.json.JsonTree}, which reads text into values that know their line, column and path, and
 * {@link papan.json.JsonObjectReader}, through which every format is read. Files come from strangers: whatever is wrong
 * with one becomes a {@link papan.json.Problem}, a sentence that says where, why and what would be right. All files are
 * written by {@link papan.json.WholeFile}, whole or not at all. Jackson is
 * used here and nowhere else.
 */
@NullMarked
package papan.json;

import org.jspecify.annotations.NullMarked;
