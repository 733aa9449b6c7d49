/**
 * What an author writes: lessons, steps, questions and conditions as plain records, with ids in place of rule sets.
 *
 * <p>Start reading at {@link papan.lesson.script.Lesson}. Nothing here plays anything, and nothing knows files or windows.
 */
@NullMarked
package papan.lesson.script;

import org.jspecify.annotations.NullMarked;
