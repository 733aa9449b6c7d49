/**
 * Lessons played through the engine, and how a learner goes through them.
 *
 * <p>Start reading at {@link papan.lesson.play.LessonRun}, which asks {@link papan.lesson.play.Sentences} what is told and
 * {@link papan.lesson.play.Verdicts} what answers are worth; then {@link papan.lesson.play.LessonState}. What happens, which
 * rule decides and which answer is right come from the rules.
 */
@NullMarked
package papan.lesson.play;

import org.jspecify.annotations.NullMarked;
