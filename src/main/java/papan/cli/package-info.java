/**
 * The command line: one class for each command. Nothing here knows a rule or a sentence; a command reads its arguments,
 * asks the engine, and prints.
 *
 * <p>Start reading at {@link papan.cli.PapanCommand}; {@link papan.cli.PlainLesson} tells a lesson on a terminal. Options
 * that several commands have are classes of their own, such as {@link papan.cli.RuleSetOption}. Exit status: 0 done, 1 the
 * answer is no, 2 the call is wrong, 3 a file cannot be read or written.
 */
@NullMarked
package papan.cli;

import org.jspecify.annotations.NullMarked;
