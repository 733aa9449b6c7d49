/**
 * How charts are drawn, for every workspace: below the board of a lesson, in the workspace of charts, beside boards that are
 * compared, and as pictures; and a sheet on which somebody draws a line before it is shown. Nothing beyond the cursor is
 * drawn.
 *
 * <p>Start reading at {@link papan.ui.plot.ChartPane}, which shows one chart; then {@link papan.ui.plot.PlaybackChart}, which
 * follows a board, and {@link papan.ui.plot.BoardsChart}, which follows several. {@link papan.ui.plot.LineSheet} is drawn on
 * with a {@link papan.ui.plot.LinePen}. What a chart is and says comes from {@code papan.chart}; this package draws it with
 * JFreeChart, which no other package knows. Everything here runs on the event dispatch thread.
 */
@NullMarked
package papan.ui.plot;

import org.jspecify.annotations.NullMarked;
