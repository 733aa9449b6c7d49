package papan.ui.app;

import javax.swing.JComponent;
import papan.analysis.ChartKind;
import papan.analysis.Spacing;
import papan.ui.chart.PlaybackChart;
import papan.ui.lesson.LessonChart;

/** Lets a lesson use the chart. */
final class ChartOfLesson implements LessonChart {
    private final PlaybackChart chart;

    ChartOfLesson(PlaybackChart chart) {
        this.chart = chart;
    }

    @Override
    public JComponent view() {
        return chart;
    }

    @Override
    public void ask(ChartKind kind, Spacing spacing) {
        chart.setKind(kind);
        chart.setSpacing(spacing);
    }
}
