package papan.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import papan.chart.Chart;
import papan.chart.ChartTable;
import papan.chart.ChartText;
import papan.export.PlainBoard;
import papan.lesson.kind.AnswerForm;
import papan.lesson.page.Block;
import papan.model.Side;
import papan.narration.CaptionText;

/**
 * The blocks of a page as lines of a terminal.
 *
 * @param bottom who sits at the bottom of its boards
 */
record PlainPage(CaptionText words, Side bottom) implements Block.Visitor<List<String>> {

    @Override
    public List<String> said(Block.Said said) {
        return List.of(said.text());
    }

    @Override
    public List<String> told(Block.Told told) {
        return told.sentences().stream().map(PlainPage::below).toList();
    }

    @Override
    public List<String> board(Block.Board board) {
        return board.known() ? List.of() : List.of(PlainBoard.of(board.position(), bottom));
    }

    @Override
    public List<String> compared(Block.Compared compared) {
        return compared.boards().stream()
                .flatMap(entry -> Stream.of(
                                List.of(entry.label() + ": " + entry.moves()),
                                board(entry.board()),
                                entry.last().stream().toList())
                        .flatMap(List::stream))
                .toList();
    }

    @Override
    public List<String> explained(Block.Explained explained) {
        return explained.plain();
    }

    @Override
    public List<String> chart(Block.Charted chart) {
        return chart(chart.chart(), chart.cursor(), new ChartText(words));
    }

    /** A chart as a table for people, with its title above and its sentence below. */
    static List<String> chart(Chart chart, int cursor, ChartText words) {
        List<String> lines = new ArrayList<>(List.of(words.title(chart)));
        lines.addAll(TerminalColumn.table(new ChartTable(chart, cursor).read(words), 0));
        lines.add(words.sentence(chart, cursor));
        return lines;
    }

    @Override
    public List<String> asked(Block.Asked asked) {
        List<String> lines = new ArrayList<>(List.of("? " + asked.question()));
        // The hands of a class are counted one option after the other.
        if (asked.form() != AnswerForm.TALLY) {
            asked.listed().forEach(option -> lines.add("    " + option.id() + ": " + option.label()));
        }
        if (!asked.how().isEmpty()) {
            lines.add(below(asked.how()));
        }
        return lines;
    }

    @Override
    public List<String> look(Block.Look look) {
        return List.of("? " + look.question() + " " + words.text(look.points() ? "cli.lookOrReadOn" : "cli.readOn"));
    }

    /** It is said before each move instead. */
    @Override
    public List<String> tried(Block.Tried tried) {
        return List.of();
    }

    @Override
    public List<String> judged(Block.Judged judged) {
        List<String> lines = new ArrayList<>(List.of(words.text(judged.correct() ? "cli.correct" : "cli.wrong")));
        judged.said().map(PlainPage::below).forEach(lines::add);
        return lines;
    }

    @Override
    public List<String> answer(Block.Answer answer) {
        return List.of(answer.sentence());
    }

    @Override
    public List<String> ruling(Block.Ruling ruling) {
        return Stream.of(
                        Stream.of("  " + ruling.title() + ": " + ruling.clause()),
                        ruling.because().stream().map(fact -> "    + " + fact),
                        ruling.whyNot().stream().map(fact -> "    - " + fact))
                .flatMap(lines -> lines)
                .collect(Collectors.toList());
    }

    /** In lines, the ruling says what decided and what did not. */
    @Override
    public List<String> cases(Block.Cases cases) {
        return List.of();
    }

    @Override
    public List<String> hint(Block.Hinted hint) {
        return List.of(hint.text());
    }

    @Override
    public List<String> cited(Block.Cited cited) {
        return Stream.concat(Stream.of(cited.title()), cited.lines().stream().map(PlainPage::below))
                .toList();
    }

    @Override
    public List<String> ended(Block.Ended ended) {
        List<String> lines = new ArrayList<>(List.of(""));
        if (!ended.goals().isEmpty()) {
            lines.add(words.text("end.goals"));
        }
        ended.goals().forEach(goal -> lines.add(below((goal.shown() ? "[x] " : "[ ] ") + goal.text())));
        ended.said().forEach(lines::add);
        ended.open().forEach(open -> lines.add(open.invitation()));
        return lines;
    }

    private static String below(String text) {
        return "  " + text;
    }
}
