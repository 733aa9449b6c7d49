package papan.lesson.kind;

import java.util.Optional;
import papan.analysis.ChartPlan;
import papan.lesson.script.Step;

/** A chart of what has happened so far; where a line of it is drawn first, that is answered. */
record ShowChartKind(Step.ShowChart step) implements StepKind {
    @Override
    public boolean isForLearner() {
        return false;
    }

    @Override
    public boolean isActive() {
        return step.predictFirst();
    }

    @Override
    public boolean isAside() {
        return false;
    }

    @Override
    public Optional<String> print(Staged staged) {
        ChartPlan chart = step.chart().plan();
        String lines = chart.series().isEmpty() ? "" : " " + chart.series();
        return staged.line().map(line -> String.join("\n", "predict", chart.kind() + " " + chart.per() + lines, line));
    }
}
