package papan.lesson;

import java.util.Optional;
import papan.analysis.ChartPlan;

/** A chart of what has happened so far; where a line of it is drawn first, that is answered. */
record ShowChartKind(Step.ShowChart step) implements StepKind {
    @Override
    public boolean isForLearner() {
        return false;
    }

    @Override
    public boolean isAside() {
        return false;
    }

    @Override
    public Optional<String> print(LessonRun run, Stage stage) {
        ChartPlan chart = step.chart().plan();
        String lines = chart.series().isEmpty() ? "" : " " + chart.series();
        return run.sheet(stage)
                .map(sheet -> String.join("\n", "predict", chart.kind() + " " + chart.per() + lines, run.truth(stage)));
    }

    @Override
    public Step said(String key, LessonStrings texts) {
        return new Step.ShowChart(texts.head(key, step.head()), texts.said(step.chart()), step.predictFirst());
    }

    @Override
    public void readTexts(String path, TextCheck texts) {
        // It has none.
    }
}
