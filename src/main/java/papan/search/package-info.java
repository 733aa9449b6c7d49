/**
 * Playing by calculation: opponents, the best that can be had, lines of extra turns, and statistics of many rounds. All
 * of it plays on {@link papan.engine.Arena}, so it knows no rule of its own.
 *
 * <p>Start reading at {@link papan.search.Player}, {@link papan.search.FirstTurnSearch} and
 * {@link papan.search.Simulation}. The only package beside {@code ui.common} that may start threads.
 */
@NullMarked
package papan.search;

import org.jspecify.annotations.NullMarked;
