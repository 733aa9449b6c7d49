/**
 * The Learn workspace: a lesson step by step, with the board, one sentence, the rule that decided, what happened so far,
 * and questions.
 *
 * <p>Start reading at {@link papan.ui.lesson.LearnWorkspace}; what is shown is {@link papan.ui.lesson.LearnSession}'s to
 * say and the playback's to reveal. Everything here runs on the event dispatch thread.
 */
@NullMarked
package papan.ui.lesson;

import org.jspecify.annotations.NullMarked;
