/**
 * What belongs to one kind of question or of step, in one class for each.
 *
 * <p>Start reading at {@link papan.lesson.kind.QuestionKind}. {@link papan.lesson.kind.QuestionKinds} and
 * {@link papan.lesson.kind.StepKinds} are the only lists of the kinds; nothing else tells them apart.
 */
@NullMarked
package papan.lesson.kind;

import org.jspecify.annotations.NullMarked;
