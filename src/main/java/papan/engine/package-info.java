/**
 * The rules in action: a move goes in, the events that it brings about come out.
 *
 * <p>Start reading at {@link papan.engine.Engine} and {@link papan.engine.Round}; the seeds themselves are moved by
 * {@link papan.engine.Sower} alone, for narration, lessons, search and statistics alike. Nothing here shows, tells or
 * waits: a turn is computed at once.
 */
@NullMarked
package papan.engine;

import org.jspecify.annotations.NullMarked;
