/**
 * The board as plain values: who sits where, which places there are, and how many seeds lie in each.
 *
 * <p>Start reading at {@link papan.model.Position}. Nothing here knows a rule: which way seeds are sown, what a last
 * seed does or when a round is over belongs to {@code papan.rules} and {@code papan.engine}.
 */
@NullMarked
package papan.model;

import org.jspecify.annotations.NullMarked;
