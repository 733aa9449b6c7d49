package papan.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import papan.lesson.learner.ClassResults;
import papan.lesson.learner.ResultRow;
import papan.lesson.script.Misconception;

/** What a class answered: for each question a bar for each first answer, and for each misconception. */
final class PlainClass {
    private static final int BAR = 40;

    private final ClassResults results;
    private final boolean names;
    private final CliText words;
    private final PrintWriter out;

    PlainClass(List<ResultRow> rows, boolean names, CliText words, PrintWriter out) {
        this.results = ClassResults.of(rows);
        this.names = names;
        this.words = words;
        this.out = out;
    }

    void print() {
        if (results.questions().isEmpty()) {
            out.println(words.text("results.nothing"));
            return;
        }
        results.questions().forEach(this::question);
    }

    private void question(ClassResults.Question question) {
        out.println(words.text(
                "results.question",
                Map.of(
                        "lesson", question.lesson(),
                        "step", question.step(),
                        "type", question.type(),
                        "learners", question.learners(),
                        "right", question.right())));
        bars(question.answers(), this::label, question.learners());
        if (!question.misconceptions().isEmpty()) {
            out.println("  " + words.text("results.misconceptions"));
            bars(
                    question.misconceptions(),
                    bar -> Misconception.called(bar.answer(), words.captions()),
                    question.learners());
        }
    }

    private String label(ClassResults.Bar bar) {
        return bar.answer().isEmpty() ? words.text("results.none") : bar.answer();
    }

    private void bars(List<ClassResults.Bar> bars, Function<ClassResults.Bar, String> label, int learners) {
        int width = TerminalColumn.widest(bars.stream().map(label));
        bars.forEach(bar -> out.println(
                "  " + (bar.correct() ? "*" : " ") + " " + TerminalColumn.left(label.apply(bar), width) + " "
                        + "#".repeat(Math.max(1, bar.learners().size() * BAR / learners)) + " "
                        + bar.learners().size()
                        + (names ? "  " + String.join(", ", bar.learners()).replace('\n', ' ') : "")));
    }
}
