package papan.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.accessibility.Accessible;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleState;
import javax.swing.text.JTextComponent;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import papan.chart.Chart;
import papan.chart.ChartCsv;
import papan.chart.ChartText;
import papan.export.ChartFile;
import papan.lesson.play.AnswerWords;
import papan.lesson.play.LessonRun;
import papan.lesson.play.Stage;
import papan.lesson.script.Feedback;
import papan.lesson.script.Lesson;
import papan.lesson.script.Question;
import papan.lesson.script.Step;
import papan.lesson.script.Verdict;
import papan.model.Place;
import papan.model.Side;
import papan.model.Store;
import papan.narration.CaptionText;
import papan.narration.Language;
import papan.narration.Narrator;
import papan.narration.Reasoning;
import papan.ui.app.Options;
import papan.ui.board.BoardView;
import papan.ui.common.Idle;
import papan.ui.common.WindowText;
import papan.ui.plot.ChartPicture;
import papan.ui.plot.PlaybackChart;

/** While any question of any shipped lesson is open, nothing in the window tells its answer, or what comes after it. */
@Windowed(painted = false)
class LeakWindowTest {
    /** Shorter words, such as a number, stand in many an innocent sentence. */
    private static final int TELLING = 12;

    @TempDir
    private Path folder;

    private Opened window;

    @BeforeEach
    void open() throws Exception {
        window = new Opened(Options.NONE, folder);
    }

    @AfterEach
    void close() {
        window.close();
    }

    @ParameterizedTest
    @EnumSource(names = {"ENGLISH", "CHINESE"})
    void anOpenQuestionIsNotAnsweredAnywhere(Language language) {
        window.run(() -> window.frame().inside().setLanguage(language));
        List<String> leaks = new ArrayList<>();
        int asked = 0;
        for (Lesson lesson : CourseLessons.shipped().all()) {
            window.open(CourseLessons.shipped().ready(lesson).orElseThrow());
            LessonRun run = window.ask(() -> window.session().lesson());
            for (Stage stage : run.stages()) {
                if (stage.step() instanceof Step.Ask ask) {
                    asked++;
                    window.show(stage.index());
                    String where = lesson.id() + "/" + ask.head().id() + ": ";
                    window.ask(() -> look(run, stage, ask)).forEach(leak -> leaks.add(where + leak));
                }
            }
        }
        assertThat(leaks).isEmpty();
        assertThat(asked).isGreaterThan(100);
    }

    /**
     * What stands on the board and on the buttons, and answers as short as a number: the same question is put once more
     * where its answer is another, and the window must be the same.
     */
    @Test
    void theWindowIsTheSameWhateverTheAnswerIs() throws IOException {
        List<String> leaks = new ArrayList<>();
        int asked = 0;
        int compared = 0;
        Map<LessonRun, Map<Integer, LessonRun>> all = new LinkedHashMap<>();
        for (Lesson lesson : CourseLessons.shipped().all()) {
            LessonRun run = CourseLessons.shipped().ready(lesson).orElseThrow();
            asked += (int) run.stages().stream()
                    .filter(stage -> stage.step() instanceof Step.Ask)
                    .count();
            Map<Integer, LessonRun> twins = LessonTwin.of(run);
            compared += twins.size();
            all.put(run, twins);
        }
        // Another language is the dearest part of it: once for all lessons.
        for (Language language : List.of(Language.ENGLISH, Language.CHINESE)) {
            window.run(() -> window.frame().inside().setLanguage(language));
            all.forEach((run, twins) -> twins.forEach((step, twin) -> {
                String where = run.lesson().id() + "/"
                        + run.stages().get(step).step().head().id() + " " + language;
                differences(whole(run, step), whole(twin, step)).forEach(leak -> leaks.add(where + ": " + leak));
            }));
        }
        assertThat(leaks).isEmpty();
        assertThat(compared).as("questions of %d with a twin", asked).isGreaterThanOrEqualTo(asked / 2);
    }

    private static List<String> differences(List<String> one, List<String> other) {
        List<String> all = new ArrayList<>();
        for (int i = 0; i < Math.max(one.size(), other.size()); i++) {
            String here = i < one.size() ? one.get(i) : "nothing";
            String there = i < other.size() ? other.get(i) : "nothing";
            if (!here.equals(there)) {
                all.add(here + " <> " + there);
            }
        }
        return all;
    }

    /** All that the window tells, shows and would export while a question is open. */
    private List<String> whole(LessonRun run, int step) {
        window.run(() -> window.session().open(run, step));
        Idle.awaitBackground();
        return window.ask(() -> {
            assertThat(window.session().isOpenQuestion()).isTrue();
            List<String> all = new ArrayList<>(Seen.in(window.frame()));
            chart().ifPresent(chart -> {
                written(chart, all);
                all.add(ChartCsv.of(chart.chart(), window.playback().cursor()));
                all.add(picture(
                        chart.chart(),
                        window.playback().cursor(),
                        new ChartText(window.session().lesson().words())));
            });
            Parts.of(window.frame(), BoardView.class).forEach(board -> all.add("board " + board.scene()));
            return all;
        });
    }

    /** Where a line is asked for, none is there. */
    private Optional<PlaybackChart> chart() {
        return Parts.of(window.frame(), PlaybackChart.class).stream().findFirst();
    }

    private List<String> look(LessonRun run, Stage stage, Step.Ask ask) {
        assertThat(window.session().isOpenQuestion()).isTrue();
        List<String> leaks = new ArrayList<>();
        List<String> read = new ArrayList<>();
        read(window.frame().getRootPane().getAccessibleContext(), read);
        assertThat(read).as("the question itself").anyMatch(text -> text.contains(question(run, ask)));
        chart().ifPresent(chart -> written(chart, read));
        read.removeIf(text -> namesBothStores(run, text));
        places(run, stage, ask)
                .forEach(name -> read.stream()
                        .filter(text -> Pattern.compile(
                                        "(?<![\\p{L}\\p{N}])" + Pattern.quote(name) + "(?![\\p{L}\\p{N}])")
                                .matcher(text)
                                .find())
                        .forEach(text -> leaks.add("\"" + name + "\" in \"" + text + "\"")));
        for (String secret : secrets(run, stage, ask)) {
            read.stream()
                    .filter(text -> text.contains(secret))
                    .forEach(text -> leaks.add("\"" + secret + "\" in \"" + text + "\""));
        }
        // What is asked about is all there, and asked for.
        if (!window.session().state().looksBack()) {
            chart().flatMap(chart -> exports(run, stage, chart)).ifPresent(leaks::add);
        }
        return leaks;
    }

    /** What is said of one as of the other tells nothing of where a seed lands. */
    private static boolean namesBothStores(LessonRun run, String text) {
        return Stream.of(Side.values())
                .allMatch(side -> text.contains(run.words().place(new Store(side))));
    }

    private String question(LessonRun run, Step.Ask ask) {
        return ask.question().text().isEmpty() ? "" : run.text(ask.question().text());
    }

    /** Everything that assistive technology reads, but not the answers that are offered, by buttons or by the board. */
    private void read(AccessibleContext context, List<String> read) {
        if (!context.getAccessibleStateSet().contains(AccessibleState.VISIBLE)) {
            return;
        }
        add(context.getAccessibleName(), read);
        add(context.getAccessibleDescription(), read);
        add(Seen.text(context.getAccessibleText()), read);
        for (int i = 0; i < context.getAccessibleChildrenCount(); i++) {
            Accessible child = context.getAccessibleChild(i);
            boolean offered = child instanceof BoardView
                    || (child instanceof Component part
                            && part.getName() != null
                            && part.getName().startsWith("answer."));
            if (child != null && !offered) {
                read(child.getAccessibleContext(), read);
            }
        }
    }

    private static void add(String text, List<String> read) {
        if (text != null && !text.isBlank()) {
            read.add(text);
        }
    }

    /** What a chart says, even while it is not shown. */
    private static void written(PlaybackChart chart, List<String> read) {
        add(chart.description(), read);
        Parts.of(chart, JTextComponent.class).forEach(text -> add(text.getText(), read));
    }

    /** Sentences that nobody may read before the question is answered. */
    private Set<String> secrets(LessonRun run, Stage stage, Step.Ask ask) {
        CaptionText words = run.words();
        Language language = Language.parse(run.lesson().language()).orElseThrow();
        AnswerWords spoken = new AnswerWords(run, words);
        Set<String> secrets = new LinkedHashSet<>();
        Feedback feedback = ask.feedback();
        secrets.add(run.text(feedback.correct()));
        secrets.add(run.text(feedback.wrong()));
        feedback.byAnswer().values().forEach(text -> secrets.add(run.text(text)));
        Verdict verdict = run.judge(stage, run.rightAnswer(stage).written());
        secrets.add(verdict.feedback());
        verdict.why().ifPresent(ruled -> {
            Reasoning reasoning = new Reasoning(words, run.rules(stage));
            secrets.addAll(reasoning.why(ruled));
            secrets.addAll(reasoning.whyNot(ruled));
        });
        String label = spoken.answer(stage, run.rightAnswer(stage));
        secrets.add(words.text("cli.theAnswerIs", Map.of("answer", label)));
        secrets.add(new WindowText(language).text("question.right", Map.of("answer", label)));
        if (ask.question() instanceof Question.Choice choice) {
            choice.options().forEach(option -> secrets.add(run.text(option.feedback())));
        }
        if (label.length() > TELLING) {
            secrets.add(label);
        }
        secrets.addAll(coming(run, stage));
        // The board before the answer, which the question itself may describe.
        secrets.removeIf(text -> text.isBlank() || question(run, ask).contains(text));
        return secrets;
    }

    /** What is told of the events after the question, but of none before it. */
    private static Set<String> coming(LessonRun run, Stage stage) {
        Set<String> coming = new LinkedHashSet<>();
        if (stage.index() + 1 < run.stages().size()) {
            Stage next = run.stages().get(stage.index() + 1);
            if (!next.opensScene()) {
                coming.addAll(told(run, next, stage.end(), next.end()));
            }
        }
        coming.removeAll(told(run, stage, 0, stage.end()));
        return coming;
    }

    private static Set<String> told(LessonRun run, Stage stage, int from, int to) {
        return stage.timeline().events().subList(from, to).stream()
                .map(event -> run.words().format(Narrator.caption(event)))
                .collect(Collectors.toSet());
    }

    /** The places that would be right, if the board alone offers them. */
    private List<String> places(LessonRun run, Stage stage, Step.Ask ask) {
        boolean place = ask.question() instanceof Question.Landing || ask.question() instanceof Question.BestMove;
        if (!place) {
            return List.of();
        }
        String author = question(run, ask) + run.said(stage).orElse("");
        // What happened before may well name a place; what is asked is where seeds will fall.
        Set<String> before = told(run, stage, 0, stage.end());
        return Stream.of(run.rightAnswer(stage).written().split(",", -1))
                .flatMap(id -> Place.parse(id).stream())
                .map(run.words()::place)
                .filter(name -> before.stream().noneMatch(text -> text.contains(name)))
                .filter(name -> !author.contains(name))
                .toList();
    }

    /** What a chart would be saved as, compared with what has happened so far. */
    private static Optional<String> exports(LessonRun run, Stage stage, PlaybackChart shown) {
        Chart chart = shown.chart();
        Chart known = Chart.of(chart.kind(), chart.spacing(), List.of(run.course(stage)));
        int whole = chart.entries().get(0).course().orElseThrow().size();
        if (!ChartCsv.of(chart, whole).equals(ChartCsv.of(known, stage.end()))) {
            return Optional.of("the chart's numbers go on after the question");
        }
        ChartText words = new ChartText(run.words());
        return picture(chart, whole, words).equals(picture(known, stage.end(), words))
                ? Optional.empty()
                : Optional.of("the chart's picture goes on after the question");
    }

    private static String picture(Chart chart, int cursor, ChartText words) {
        ChartFile.Page page = new ChartFile.Page(
                chart,
                cursor,
                words,
                (g, width, height) -> new ChartPicture(chart, words, cursor, false).draw(g, width, height),
                1);
        return new String(ChartFile.SVG.drawn(page).get(), StandardCharsets.UTF_8);
    }
}
