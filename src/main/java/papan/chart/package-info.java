/**
 * What a chart is and says, without drawing it: the question, its numbers under one rule set or several, and the same as a
 * title, a sentence, a table and a CSV file.
 *
 * <p>Start reading at {@link papan.chart.Chart}. The numbers come from {@code papan.analysis}; the window and the command
 * line both read them through this package, so that they cannot say different things.
 */
@NullMarked
package papan.chart;

import org.jspecify.annotations.NullMarked;
