/**
 * One rule is changed, and one sees what becomes of it: in the Rules workspace and in lessons.
 *
 * <p>Start reading at {@link papan.ui.alter.Altering}, which knows what is changed and lets the rounds be played; {@link
 * papan.ui.alter.AlterChoices} lets choose, and {@link papan.ui.alter.AlterOutcome} shows both curves. Everything here runs
 * on the event dispatch thread, but for the rounds.
 */
@NullMarked
package papan.ui.alter;

import org.jspecify.annotations.NullMarked;
