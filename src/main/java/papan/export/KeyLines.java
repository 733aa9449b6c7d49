package papan.export;

import java.util.List;
import java.util.stream.Stream;
import papan.chart.ChartText;
import papan.lesson.page.Block;
import papan.narration.CaptionText;

/** What of a page belongs into the key of a hand-out: what is told to those who have answered. */
record KeyLines(CaptionText words) implements Block.Visitor<List<String>> {

    @Override
    public List<String> said(Block.Said said) {
        return List.of(said.text());
    }

    @Override
    public List<String> told(Block.Told told) {
        return List.of();
    }

    @Override
    public List<String> board(Block.Board board) {
        return List.of();
    }

    @Override
    public List<String> compared(Block.Compared compared) {
        return List.of();
    }

    @Override
    public List<String> explained(Block.Explained explained) {
        return explained.plain();
    }

    @Override
    public List<String> chart(Block.Charted chart) {
        return List.of(new ChartText(words).sentence(chart.chart(), chart.cursor()));
    }

    @Override
    public List<String> asked(Block.Asked asked) {
        return List.of();
    }

    @Override
    public List<String> look(Block.Look look) {
        return List.of();
    }

    @Override
    public List<String> tried(Block.Tried tried) {
        return List.of();
    }

    @Override
    public List<String> judged(Block.Judged judged) {
        return judged.feedback();
    }

    @Override
    public List<String> answer(Block.Answer answer) {
        return List.of(answer.sentence());
    }

    @Override
    public List<String> ruling(Block.Ruling ruling) {
        return Stream.concat(Stream.of(ruling.title() + ": " + ruling.clause()), ruling.because().stream())
                .toList();
    }

    /** On paper, the ruling says what decided. */
    @Override
    public List<String> cases(Block.Cases cases) {
        return List.of();
    }

    @Override
    public List<String> hint(Block.Hinted hint) {
        return List.of();
    }

    @Override
    public List<String> cited(Block.Cited cited) {
        return cited.lines();
    }

    @Override
    public List<String> ended(Block.Ended ended) {
        return List.of();
    }
}
