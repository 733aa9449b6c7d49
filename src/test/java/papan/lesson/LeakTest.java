package papan.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import papan.analysis.ChartKind;
import papan.analysis.CourseChart;
import papan.analysis.Spacing;
import papan.json.FormatException;
import papan.json.LessonReader;
import papan.json.RuleBooks;

/** While a question is open, nothing that a window or a terminal is given to show tells its answer. */
final class LeakTest {
    private static List<LessonRun> lessons() throws IOException, FormatException {
        List<LessonRun> runs = new ArrayList<>();
        for (String folder : List.of("lessons", "examples")) {
            List<Path> files;
            try (Stream<Path> all = Files.list(Path.of(folder))) {
                files = all.filter(f -> f.toString().endsWith(".lesson.json"))
                        .sorted()
                        .toList();
            }
            for (Path file : files) {
                runs.add(LessonRun.of(LessonReader.read(file, RuleBooks.shipped()), RuleBooks.shipped()));
            }
        }
        return runs;
    }

    @Test
    void boardHistoryChartAndExportsEndWhereTheQuestionIsAsked() throws IOException, FormatException {
        int asked = 0;
        for (LessonRun run : lessons()) {
            for (Stage stage : run.stages()) {
                if (stage.step() instanceof Step.Ask) {
                    asked++;
                    assertThat(stage.timeline().size())
                            .as(stage.step().head().id())
                            .isEqualTo(stage.end())
                            .isEqualTo(stage.start());
                    assertThat(run.course(stage).size()).isEqualTo(stage.end());
                    assertThat(new CourseChart(ChartKind.STORES, run.course(stage), Spacing.SEED).size())
                            .isEqualTo(stage.end());
                }
            }
        }
        assertThat(asked).isGreaterThan(15);
    }

    @Test
    void noQuestionOfAShippedLessonTellsItsAnswer() throws IOException, FormatException {
        for (LessonRun run : lessons()) {
            assertThat(LessonCheck.check(run.lesson(), RuleBooks.shipped()))
                    .extracting(Finding::code)
                    .doesNotContain("W813");
        }
    }

    @Test
    void theCheckFindsAnAnswerThatCanBeRead() {
        assertThat(LessonCheck.check(
                        LessonText.lesson(
                                "{ 'id': 'a', 'kind': 'ask', 'say': 'Count up to {house:N4}.', 'question': { 'type': 'landing', 'move': 'S3', 'until': 'firstLap', 'text': 'Where does {house:S3} end?' } }"),
                        RuleBooks.shipped()))
                .extracting(f -> f.code() + " " + f.path())
                .containsExactly("W813 steps[0].say[0]");
    }

    /** The author's own hints may go as far as they like; the program's never say it. */
    @Test
    void generatedHintsOfBestMovesLeaveAChoice() {
        LessonRun run =
                LessonText.run("{ 'id': 'a', 'kind': 'ask', 'question': { 'type': 'bestMove', 'answer': ['S4'] } }");
        List<Hint> hints = run.hints(run.stages().get(0), run.words());
        assertThat(hints.get(hints.size() - 1).highlights()).hasSizeGreaterThan(1);
    }
}
