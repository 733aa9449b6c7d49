/**
 * The chart below the board: where all seeds are, up to the cursor and never beyond it.
 *
 * <p>Start reading at {@link papan.ui.chart.SeedChart}. The numbers come from {@code papan.analysis}; this package draws
 * them with JFreeChart, which no other package knows. Everything here runs on the event dispatch thread.
 */
@NullMarked
package papan.ui.chart;

import org.jspecify.annotations.NullMarked;
