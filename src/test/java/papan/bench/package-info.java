/**
 * The programs behind the figures of {@code docs/performance.md}. They measure and print; no test depends on a time. Start
 * reading at {@link papan.bench.FirstPaint}.
 */
@NullMarked
package papan.bench;

import org.jspecify.annotations.NullMarked;
