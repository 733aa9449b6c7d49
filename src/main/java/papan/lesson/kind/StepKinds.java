package papan.lesson.kind;

import papan.lesson.script.Step;

/** The one list of kinds of steps: which class knows which. */
public enum StepKinds implements Step.Visitor<StepKind> {
    ALL;

    /** What there is to know about a step of its kind. */
    public static StepKind of(Step step) {
        return step.accept(ALL);
    }

    @Override
    public StepKind show(Step.Show step) {
        return new ShowKind(step);
    }

    @Override
    public StepKind play(Step.Play step) {
        return new PlayKind(step);
    }

    @Override
    public StepKind ask(Step.Ask step) {
        return new AskKind(step);
    }

    @Override
    public StepKind letTry(Step.Trying step) {
        return new TryingKind(step);
    }

    @Override
    public StepKind compare(Step.Compare step) {
        return new CompareKind(step);
    }

    @Override
    public StepKind showChart(Step.ShowChart step) {
        return new ShowChartKind(step);
    }

    @Override
    public StepKind alter(Step.Alter step) {
        return new AlterKind(step);
    }
}
