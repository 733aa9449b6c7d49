/**
 * Lessons: what an author wrote, played through the engine.
 *
 * <p>Start reading at {@link papan.lesson.Lesson}, then {@link papan.lesson.LessonRun}, which asks
 * {@link papan.lesson.Sentences} what is told and {@link papan.lesson.Verdicts} what answers are worth. An author names
 * positions, moves and questions; what happens, which rule decides and which answer is right come from the rules. Nothing
 * here knows files or windows.
 */
@NullMarked
package papan.lesson;

import org.jspecify.annotations.NullMarked;
