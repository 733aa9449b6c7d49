package papan.lesson.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import papan.analysis.ChartKind;
import papan.analysis.CourseChart;
import papan.analysis.Spacing;
import papan.json.rules.RuleBooks;
import papan.lesson.check.LessonCheck;
import papan.lesson.scene.Finding;
import papan.lesson.script.Hint;
import papan.lesson.script.Lesson;
import papan.lesson.script.Question;
import papan.lesson.script.Step;
import papan.testing.PlayedLessons;

/** While a question is open, nothing that a window or a terminal is given to show tells its answer. */
final class LeakTest {
    private static final Set<String> ON_EVERY_BOARD = Set.of("seed", "seeds", "house", "houses");

    private static List<LessonRun> lessons() throws IOException {
        List<LessonRun> runs = new ArrayList<>();
        for (String folder : List.of("lessons", "examples")) {
            List<Path> files;
            try (Stream<Path> all = Files.list(Path.of(folder))) {
                files = all.filter(f -> f.toString().endsWith(".lesson.json"))
                        .sorted()
                        .toList();
            }
            for (Path file : files) {
                runs.add(PlayedLessons.of(file));
            }
        }
        return runs;
    }

    @Test
    void boardHistoryChartAndExportsEndWhereTheQuestionIsAsked() throws IOException {
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
    void noQuestionOfAShippedLessonTellsItsAnswer() throws IOException {
        for (LessonRun run : lessons()) {
            assertThat(LessonCheck.check(run.lesson(), RuleBooks.shipped()))
                    .extracting(Finding::code)
                    .doesNotContain("W813");
        }
    }

    /** A title stands above the board all the time. */
    @Test
    void noTitleOrSummaryTellsWhatTheFirstStepsAsk() throws IOException {
        List<String> told = new ArrayList<>();
        for (LessonRun run : lessons()) {
            Lesson lesson = run.lesson();
            Set<String> said = words(lesson.title() + " " + lesson.summary());
            for (Stage stage : run.stages().subList(0, Math.min(4, run.stages().size()))) {
                if (stage.step() instanceof Step.Ask ask) {
                    words(run, stage, ask.question()).stream()
                            .filter(said::contains)
                            .forEach(word -> told.add(
                                    lesson.id() + "/" + stage.step().head().id() + ": " + word));
                }
            }
        }
        assertThat(told).isEmpty();
    }

    /** The words by which one would guess an answer. */
    private static Set<String> words(LessonRun run, Stage stage, Question question) {
        if (question instanceof Question.Landing landing) {
            String answer = run.judge(stage, landing.move().from().name()).right();
            boolean home = answer.equals(landing.move().from().name());
            return home ? Set.of("home", "return", "returns", "back", "began") : words(answer.replace('.', ' '));
        }
        if (question instanceof Question.Choice choice) {
            Set<String> right = new TreeSet<>();
            Set<String> open = words(question.text());
            for (Question.Option option : choice.options()) {
                (option.correct() ? right : open).addAll(words(option.text()));
            }
            right.removeAll(open);
            return right;
        }
        return Set.of();
    }

    private static Set<String> words(String text) {
        return Arrays.stream(text.toLowerCase(Locale.ROOT).split("[^\\p{L}\\p{N}]+", -1))
                .filter(word -> word.length() > 3 && !ON_EVERY_BOARD.contains(word))
                .collect(Collectors.toCollection(TreeSet::new));
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
