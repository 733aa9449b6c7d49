/**
 * Charts: below the board of a lesson, in a workspace of their own, beside boards that are compared, and as pictures.
 * Nothing beyond the cursor is drawn.
 *
 * <p>Start reading at {@link papan.ui.chart.ChartPane}, which shows one chart; then {@link papan.ui.chart.PlaybackChart} for
 * a lesson and {@link papan.ui.chart.ChartsWorkspace}, which shows what a {@link papan.ui.chart.ChartSource} has played.
 * What a chart is and says comes from {@code papan.chart}; this package draws it with JFreeChart, which no other package
 * knows. Everything here runs on the event dispatch thread, but for the rounds that are played in the background.
 */
@NullMarked
package papan.ui.chart;

import org.jspecify.annotations.NullMarked;
