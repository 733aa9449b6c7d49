/**
 * The workspace of charts.
 *
 * <p>Start reading at {@link papan.ui.chart.ChartsWorkspace}, which shows what a {@link papan.ui.chart.ChartSource} has
 * played; {@link papan.ui.chart.Predicting} lets somebody draw a line first. What draws a chart is in {@code papan.ui.plot}.
 * Everything here runs on the event dispatch thread, but for the rounds that are played in the background.
 */
@NullMarked
package papan.ui.chart;

import org.jspecify.annotations.NullMarked;
