package papan.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import papan.lesson.Answered;
import papan.lesson.ResultRow;

/** What a class answered: for each question a bar for each first answer, and for each misconception. */
final class PlainClass {
    private static final int BAR = 40;

    private final List<ResultRow> rows;
    private final boolean names;
    private final CliText words;
    private final PrintWriter out;

    /** Those who gave one answer. */
    private record Bar(String answer, boolean correct, List<String> learners) {}

    PlainClass(List<ResultRow> rows, boolean names, CliText words, PrintWriter out) {
        this.rows = List.copyOf(rows);
        this.names = names;
        this.words = words;
        this.out = out;
    }

    void print() {
        if (rows.isEmpty()) {
            out.println(words.text("results.nothing"));
            return;
        }
        Map<String, List<ResultRow>> questions = new LinkedHashMap<>();
        rows.forEach(row -> questions
                .computeIfAbsent(
                        row.lesson() + "\n" + row.answer().step() + "\n"
                                + row.answer().question(),
                        key -> new ArrayList<>())
                .add(row));
        questions.values().stream()
                .sorted(Comparator.comparing((List<ResultRow> q) -> q.get(0).lesson()))
                .forEach(this::question);
    }

    private void question(List<ResultRow> question) {
        ResultRow one = question.get(0);
        long right =
                question.stream().filter(row -> row.answer().correctFirst()).count();
        out.println(words.text(
                "results.question",
                Map.of(
                        "lesson", one.lesson(),
                        "step", one.answer().step(),
                        "type", one.answer().type(),
                        "learners", question.size(),
                        "right", (int) right)));
        bars(first(question), question.size());
        Collection<Bar> wrong = misconceptions(question);
        if (!wrong.isEmpty()) {
            out.println("  " + words.text("results.misconceptions"));
            bars(wrong, question.size());
        }
    }

    private Collection<Bar> first(List<ResultRow> question) {
        Map<String, Bar> bars = new TreeMap<>();
        for (ResultRow row : question) {
            String given = row.answer().first().map(Answered.Attempt::given).orElse(words.text("results.none"));
            bars.computeIfAbsent(given, g -> new Bar(g, row.answer().correctFirst(), new ArrayList<>()))
                    .learners()
                    .add(row.learner());
        }
        return bars.values();
    }

    private static Collection<Bar> misconceptions(List<ResultRow> question) {
        Map<String, Bar> bars = new TreeMap<>();
        for (ResultRow row : question) {
            row.answer()
                    .misconceptions()
                    .forEach(each -> bars.computeIfAbsent(each, m -> new Bar(m, false, new ArrayList<>()))
                            .learners()
                            .add(row.learner()));
        }
        return bars.values();
    }

    private void bars(Collection<Bar> bars, int learners) {
        int width =
                bars.stream().mapToInt(bar -> Column.width(bar.answer())).max().orElse(0);
        bars.stream()
                .sorted(Comparator.comparingInt((Bar bar) -> -bar.learners().size()))
                .forEach(bar -> out.println("  " + (bar.correct() ? "*" : " ") + " "
                        + Column.left(bar.answer(), width) + " "
                        + "#".repeat(Math.max(1, bar.learners().size() * BAR / learners)) + " "
                        + bar.learners().size()
                        + (names ? "  " + String.join(", ", bar.learners()) : "")));
    }
}
