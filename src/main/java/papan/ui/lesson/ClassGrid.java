package papan.ui.lesson;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javax.swing.JComponent;
import papan.lesson.kept.Answered;
import papan.lesson.learner.ResultGrid;
import papan.lesson.learner.ResultGrid.Mark;
import papan.ui.common.Choice;
import papan.ui.common.FlowRow;
import papan.ui.common.Px;
import papan.ui.common.ReadOnlyText;
import papan.ui.common.TextColumn;
import papan.ui.common.TextLabel;
import papan.ui.common.WindowText;

/** One lesson of a class as a grid: what the marks mean, the grid, and below it what lies behind the cell that is picked. */
final class ClassGrid extends TextColumn {
    private final transient ResultGrid grid;
    private final transient ClassWords spoken;
    private final transient WindowText words;
    private final boolean names;
    private final ReadOnlyText detail = new ReadOnlyText("Papan.body.font", "Papan.text");

    /**
     * A grid.
     *
     * @param all of all lessons
     * @param lesson the one to show
     * @param names whether learners are called by their names; else they are numbers
     * @param turn hears of another lesson
     */
    ClassGrid(
            ResultGrid all, String lesson, boolean names, ClassWords spoken, WindowText words, Consumer<String> turn) {
        this.grid = all.of(lesson);
        this.spoken = spoken;
        this.words = words;
        this.names = names;
        Choice<String> choice = new Choice<>("grid.lesson", all.lessons(), turn);
        choice.setWords(words.text("grid.lesson"), spoken::title);
        choice.show(lesson);
        TextLabel label = new TextLabel("Papan.strong.font", "Papan.text");
        label.setText(words.text("grid.lesson"));
        label.setLabelFor(choice);
        put(FlowRow.of(8, label, choice), 0);
        put(key(), 12);
        GridTable table = new GridTable(columns(), rows(), this::tell);
        detail.setName("grid.detail");
        put(new Beside(table, table.scrolled(words.text("grid.learner"), spoken.title(lesson)), detail), 8);
        say(words.text("grid.pick"));
    }

    /** What the marks mean. */
    private JComponent key() {
        FlowRow row = new FlowRow(16);
        for (Mark mark : Mark.values()) {
            row.add(new GridMark(mark, said(mark)));
        }
        row.add(new GridMark.Count(words.text("grid.misled.key")));
        return row;
    }

    private String said(Mark mark) {
        return words.text("grid." + mark.name().toLowerCase(Locale.ROOT));
    }

    private List<GridTable.Column> columns() {
        return grid.questions().stream()
                .map(each -> new GridTable.Column(
                        each.goal().isEmpty() ? words.text("grid.no-goal") : spoken.goal(each.lesson(), each.goal()),
                        step(each),
                        each.misled(),
                        told(each)))
                .toList();
    }

    private String step(ResultGrid.Question each) {
        return spoken.asking(each.lesson(), each.step(), each.print())
                .filter(asking -> !asking.run().isApart())
                .map(asking ->
                        words.text("grid.step", Map.of("step", asking.stage().index() + 1)))
                .orElse(each.step());
    }

    private String told(ResultGrid.Question each) {
        String asked = step(each) + ": " + spoken.asked(each.lesson(), each.step(), each.print(), each.type(), words);
        String goal = each.goal().isEmpty() ? "" : "\n" + spoken.goal(each.lesson(), each.goal());
        String misled = each.misled() == 0 ? "" : "\n" + words.text("grid.misled", Map.of("learners", each.misled()));
        return asked + goal + misled;
    }

    private List<GridTable.Row> rows() {
        return grid.learners().stream()
                .map(each -> new GridTable.Row(
                        called(each.name()),
                        each.marks().stream()
                                .map(mark -> new GridTable.Cell(
                                        mark,
                                        words.text(
                                                "grid.cell",
                                                Map.of("learner", called(each.name()), "mark", said(mark)))))
                                .toList()))
                .toList();
    }

    private String called(String name) {
        return names ? name : words.text("grid.number", Map.of("number", name));
    }

    /** Tells what lies behind a cell. */
    private void tell(int row, int column) {
        ResultGrid.Question question = grid.questions().get(column);
        ResultGrid.Learner learner = grid.learners().get(row);
        Optional<Answered> done = learner.answers().get(column);
        String how = words.text("grid.cell", Map.of("learner", called(learner.name()), "mark", said(Mark.of(done))));
        say(how + done.map(answer -> behind(question, answer)).orElse("") + "\n\n" + told(question));
    }

    private String behind(ResultGrid.Question question, Answered answer) {
        Optional<Rehearsal.Question> asking = spoken.asking(question.lesson(), question.step(), question.print());
        String given = answer.attempts().stream()
                .map(each -> spoken.answered(asking, each.given(), words))
                .collect(Collectors.joining(words.text("answers.then")));
        String points = answer.misconceptions().stream()
                .map(each -> ClassWords.misconception(each, words))
                .collect(Collectors.joining(words.text("lessons.comma")));
        return (given.isEmpty() ? "" : "\n" + given)
                + (points.isEmpty() ? "" : "\n" + words.text("class.misconceptions") + "\n" + points);
    }

    private void say(String told) {
        detail.setText(told);
        detail.getAccessibleContext().setAccessibleName(told);
        revalidate();
    }

    /** The grid, and beside it, or below it where there is no room, what lies behind a cell. */
    private static final class Beside extends TextColumn {
        private static final int TOLD = 300;
        private static final int GAP = 20;
        private static final int NARROW = 800;

        private final GridTable table;
        private final JComponent scrolled;
        private final ReadOnlyText told;

        Beside(GridTable table, JComponent scrolled, ReadOnlyText told) {
            this.table = table;
            this.scrolled = scrolled;
            this.told = told;
            add(scrolled);
            add(told);
        }

        @Override
        protected int lay(int width, boolean really) {
            boolean below = width < Px.of(NARROW);
            int high = scrolled.getPreferredSize().height;
            int left = below ? width : width - Px.of(TOLD + GAP);
            int across = below ? width : Px.of(TOLD);
            int said = told.heightFor(across);
            if (really) {
                lay(scrolled, 0, 0, left, high);
                table.spread(left - Px.of(240));
                lay(told, below ? 0 : left + Px.of(GAP), below ? high + Px.of(GAP) : 0, across, said);
            }
            return below ? high + Px.of(GAP) + said : Math.max(high, said);
        }
    }
}
