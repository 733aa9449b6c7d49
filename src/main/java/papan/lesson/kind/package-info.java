/**
 * What belongs to one kind of question, in one class for each.
 *
 * <p>Start reading at {@link papan.lesson.kind.QuestionKind}. {@link papan.lesson.kind.QuestionKinds} is the only list of
 * the kinds; nothing else tells them apart.
 */
@NullMarked
package papan.lesson.kind;

import org.jspecify.annotations.NullMarked;
