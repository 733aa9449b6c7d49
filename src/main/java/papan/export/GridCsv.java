package papan.export;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;
import papan.lesson.learner.ResultGrid;
import papan.lesson.learner.ResultGrid.Mark;

/** The grid of a class as lines of comma-separated values: four lines about the questions, then a line for each learner. */
public final class GridCsv {
    private GridCsv() {}

    /** A whole file. */
    public static String of(ResultGrid grid) {
        List<String> lines = new ArrayList<>();
        lines.add(head("lesson", grid, ResultGrid.Question::lesson));
        lines.add(head("goal", grid, ResultGrid.Question::goal));
        lines.add(head("misconceptions", grid, question -> String.valueOf(question.misled())));
        lines.add(head("learner", grid, ResultGrid.Question::step));
        grid.learners().forEach(learner -> lines.add(line(learner.name(), learner.marks(), GridCsv::word)));
        return lines.stream().collect(Collectors.joining("\n", "", "\n"));
    }

    private static String head(String name, ResultGrid grid, Function<ResultGrid.Question, String> value) {
        return line(name, grid.questions(), value);
    }

    private static <T> String line(String first, List<T> rest, Function<T, String> value) {
        List<String> cells = new ArrayList<>(List.of(first));
        rest.stream().map(value).forEach(cells::add);
        return CsvLine.of(cells);
    }

    private static String word(Mark mark) {
        return mark == Mark.NONE ? "" : mark.name().toLowerCase(Locale.ROOT);
    }
}
