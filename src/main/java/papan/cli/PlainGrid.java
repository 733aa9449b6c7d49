package papan.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import papan.lesson.learner.ResultGrid;
import papan.lesson.learner.ResultGrid.Mark;
import papan.lesson.learner.ResultGrid.Question;

/** The grid of a class on a terminal, lesson by lesson: questions are numbered, and told below. */
record PlainGrid(ResultGrid grid, CliText words, PrintWriter out) {
    private static final Map<Mark, String> SIGNS =
            Map.of(Mark.FIRST, "1", Mark.SECOND, "2", Mark.HINT, "h", Mark.SHOWN, "?", Mark.WRONG, "x", Mark.NONE, ".");

    void print() {
        if (grid.questions().isEmpty()) {
            out.println(words.text("results.nothing"));
            return;
        }
        grid.questions().stream().map(Question::lesson).distinct().forEach(this::lesson);
        out.println(words.text("results.grid.key"));
    }

    private void lesson(String lesson) {
        ResultGrid its = grid.of(lesson);
        out.println(lesson);
        int questions = its.questions().size();
        Stream<String> numbers = IntStream.rangeClosed(1, questions).mapToObj(String::valueOf);
        List<List<String>> table = new ArrayList<>(List.of(row("", numbers)));
        its.learners()
                .forEach(learner -> table.add(row(
                        learner.name().replace('\n', ' '),
                        learner.marks().stream().map(SIGNS::get))));
        TerminalColumn.table(table, 1).forEach(line -> out.println("  " + line));
        for (int i = 0; i < questions; i++) {
            Question asked = its.questions().get(i);
            out.println("  "
                    + words.text(
                            asked.goal().isEmpty() ? "results.grid.question" : "results.grid.question.goal",
                            Map.of(
                                    "number", i + 1,
                                    "step", asked.step(),
                                    "goal", asked.goal(),
                                    "learners", asked.misled())));
        }
        out.println();
    }

    private static List<String> row(String name, Stream<String> cells) {
        return Stream.concat(Stream.of(name), cells).toList();
    }
}
