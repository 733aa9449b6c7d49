/**
 * Papan's own files: the readers and writers of rule sets, positions, lessons, matches, progress and traces.
 *
 * <p>Start reading at {@link papan.json.LessonReader} and {@link papan.json.RuleSetReader}. How a file is read, and what is
 * said of one that is wrong, is the matter of {@link papan.format}.
 */
@NullMarked
package papan.json;

import org.jspecify.annotations.NullMarked;
