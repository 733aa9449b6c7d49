package papan.lesson.kind;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import papan.analysis.ChartPlan;
import papan.lesson.script.ManyRounds;
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

    @Override
    public Step said(String key, TextReplacer texts) {
        return new Step.ShowChart(
                texts.head(key, step.head()),
                texts.said(step.chart()),
                step.predictFirst(),
                step.rounds().map(rounds -> said(key, rounds, texts)),
                step.tally());
    }

    private static ManyRounds said(String key, ManyRounds rounds, TextReplacer texts) {
        List<ManyRounds.Board> boards = new ArrayList<>();
        for (ManyRounds.Board board : rounds.boards()) {
            String label = texts.word(key + ".rounds[" + boards.size() + "]", board.label());
            boards.add(new ManyRounds.Board(board.rules(), label));
        }
        return rounds.on(boards);
    }

    @Override
    public void readTexts(String path, TextReader texts) {
        step.rounds().map(ManyRounds::boards).orElse(List.of()).forEach(board -> texts.plain(path, board.label()));
    }
}
