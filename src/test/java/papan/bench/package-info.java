/**
 * The programs behind the figures of {@code docs/performance.md}; no test depends on a time. Those that start windows or
 * processes have a {@code main} of their own, such as {@link papan.bench.Start}; the others are run by JMH.
 */
@NullMarked
package papan.bench;

import org.jspecify.annotations.NullMarked;
