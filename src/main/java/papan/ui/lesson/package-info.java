/**
 * The Learn workspace: a lesson step by step, with the board, one sentence, the rule that decided, what happened so far,
 * and questions.
 *
 * <p>Start reading at {@link papan.ui.lesson.LearnWorkspace}, which shows either the library
 * ({@link papan.ui.lesson.LibraryDesk} does what is asked there) or a lesson ({@link papan.ui.lesson.LessonPage}). What is
 * shown is {@link papan.ui.lesson.LearnSession}'s to say and the playback's to reveal; {@link papan.ui.lesson.Trying}
 * shows moves, {@link papan.ui.lesson.WhatIfPlay} what would come of a wrong answer,
 * {@link papan.ui.lesson.RehearsalRunner} earlier questions, and {@link papan.ui.lesson.Notes} writes down what was done.
 * Everything here runs on the event dispatch thread.
 */
@NullMarked
package papan.ui.lesson;

import org.jspecify.annotations.NullMarked;
