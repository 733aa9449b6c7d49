package papan.ui.app;

import javax.swing.JComponent;
import papan.chart.Chart;
import papan.lesson.script.AskedChart;
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
    public void ask(AskedChart asked) {
        chart.ask(asked);
    }

    @Override
    public void askRounds(Chart rounds) {
        chart.askRounds(rounds);
    }

    @Override
    public void setLetters(float size) {
        chart.setLetters(size);
    }

    @Override
    public void rest() {
        chart.rest();
    }
}
