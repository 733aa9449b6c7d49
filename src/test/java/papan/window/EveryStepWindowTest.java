package papan.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Dimension;
import java.awt.Rectangle;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javax.swing.JComponent;
import javax.swing.JScrollPane;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papan.lesson.kind.AnswerOption;
import papan.lesson.play.LessonRun;
import papan.lesson.play.Stage;
import papan.lesson.script.Lesson;
import papan.narration.Language;
import papan.ui.app.Options;
import papan.ui.board.BoardView;
import papan.ui.common.Theme;
import papan.ui.lesson.Journal;

/**
 * Every step of every lesson on the screen of a school laptop, before and after an answer and a hint: the board stays where
 * it is and is large, and nothing that one must read or press is cut, faded or out of sight. With {@code
 * -Dpapan.pictures=FOLDER} it keeps a picture of each; {@code -Dpapan.lessons=ID,ID}, {@code -Dpapan.size=1024x700,1920x1080},
 * {@code -Dpapan.languages=zh}, {@code -Dpapan.theme=dark} and {@code -Dpapan.zoom=150} choose among them.
 */
@Windowed(painted = false)
class EveryStepWindowTest {
    private static final String LAPTOP = "1366x708";
    private static final String USUAL = Tour.MATRIX
            ? Arrays.stream(Language.values()).map(Language::tag).collect(Collectors.joining(","))
            : "en,zh";
    /** From this width on words need not be scrolled; a board has its whole share. */
    private static final int WHOLE = 1366;
    /** The least width of a board, as a share of the window's, in percent; and where the window is narrower. */
    private static final int SHARE = 60;

    private static final int SHARE_OF_NARROWER = 55;
    /** The least height of a chart that a step is about. */
    private static final int CHART = 220;

    @TempDir
    private Path settings;

    private Opened window;
    private final List<String> faults = new ArrayList<>();
    private int looked;

    @BeforeEach
    void open() throws Exception {
        window = new Opened(Options.NONE, settings, CourseLessons.shipped());
        // To write down what is done would take longer than all else.
        window.run(() -> window.session().setJournal(Journal.none()));
    }

    @AfterEach
    void close() {
        window.close();
    }

    @Test
    void onASchoolLaptopTheBoardStaysAndNothingIsOutOfSight() {
        window.run(() -> window.frame().inside().setZoom(Integer.getInteger("papan.zoom", 100)));
        Theme.parse(System.getProperty("papan.theme", "light"))
                .ifPresent(theme -> window.run(() -> window.frame().inside().setTheme(theme)));
        for (String size : System.getProperty("papan.size", LAPTOP).split(",", -1)) {
            String[] sides = size.split("x", -1);
            window.resize(Integer.parseInt(sides[0]), Integer.parseInt(sides[1]));
            for (String tag : System.getProperty("papan.languages", USUAL).split(",", -1)) {
                window.run(() ->
                        window.frame().inside().setLanguage(Language.parse(tag).orElseThrow()));
                lessons().forEach(lesson -> look(lesson, tag, size));
            }
        }
        faults.forEach(System.err::println);
        assertThat(looked).as("pages looked at").isPositive();
        assertThat(faults).isEmpty();
    }

    private List<Lesson> lessons() {
        List<String> chosen =
                Arrays.asList(System.getProperty("papan.lessons", "").split(",", -1));
        return window.ask(() -> window.frame().contents().learn().lessons()).stream()
                .filter(lesson -> chosen.contains("") || chosen.contains(lesson.id()))
                .toList();
    }

    /** Goes through a lesson as somebody does who is wrong first. */
    private void look(Lesson lesson, String tag, String size) {
        window.run(() -> window.frame().contents().learn().open(lesson));
        Set<Rectangle> places = new HashSet<>();
        int steps = window.ask(() -> window.session().size());
        for (int i = 0; i < steps; i++) {
            int step = i;
            window.run(() -> {
                window.session().show(step);
                window.session().restart();
            });
            Stage stage = window.ask(() -> window.session().stage());
            LessonRun run = window.ask(() -> window.session().lesson());
            window.until("the rounds of " + lesson.id(), () -> !run.lacksRounds(stage));
            window.until(
                    "the chart of " + lesson.id(),
                    () -> stage.step().asShowChart().isEmpty()
                            || window.session().state().isUnplayed()
                            || chart((JComponent) window.frame().getContentPane())
                                    .isPresent());
            String name = size + "." + lesson.id() + "." + tag + "." + String.format("%02d", step + 1) + "-"
                    + stage.step().head().id();
            Consumer<String> at = moment -> page(name + "." + moment, stage, places);
            at.accept("0");
            if (stage.step().asks()) {
                answer(stage, at);
            } else if (stage.end() > stage.start()) {
                window.run(() -> window.playback().seek(stage.end()));
                at.accept("1-played");
            }
            if (window.ask(() -> window.session().isLookingFor())) {
                window.run(() -> window.session().explain());
                at.accept("2-why");
            }
        }
        window.run(() -> window.session().next());
        again(size + "." + lesson.id() + "." + tag, places);
        Stage last = window.ask(() -> window.session().stage());
        boolean over = window.ask(() -> window.session().isFinished());
        assertThat(over).as("the end of " + lesson.id()).isTrue();
        page(size + "." + lesson.id() + "." + tag + ".end", last, places);
        assertThat(places).as("places of the board in " + lesson.id()).hasSizeLessThan(2);
    }

    /** Each question that was answered wrongly comes once more. */
    private void again(String name, Set<Rectangle> places) {
        while (!window.ask(() -> window.session().isFinished())) {
            Stage stage = window.ask(() -> window.session().stage());
            assertThat(window.ask(() -> window.session().state().isRepeating())).isTrue();
            page(name + ".again-" + stage.step().head().id(), stage, places);
            window.run(() -> {
                window.session().reveal();
                window.session().next();
            });
        }
    }

    private void answer(Stage stage, Consumer<String> at) {
        int hints = window.ask(() -> window.session()
                .lesson()
                .hints(window.session().stage(), window.session().lesson().words())
                .size());
        for (int i = 0; i < hints; i++) {
            window.run(() -> window.session().hint());
        }
        at.accept("1-hints");
        LessonRun run = window.ask(() -> window.session().lesson());
        String right = run.rightAnswer(stage).written();
        Optional<String> wrong = run.options(stage).stream()
                .map(AnswerOption::id)
                .filter(id -> !Arrays.asList(right.split(",", -1)).contains(id))
                .findFirst();
        if (wrong.isPresent()) {
            window.run(() -> window.session().answer(wrong.get()));
            at.accept("2-wrong");
        }
        window.run(() -> window.session().answer(right));
        at.accept("3-right");
    }

    private void page(String name, Stage stage, Set<Rectangle> places) {
        looked++;
        window.run(() -> {
            JComponent content = (JComponent) window.frame().getContentPane();
            CutText.in(content).forEach(fault -> faults.add(name + ": " + fault));
            Overlap.in(content).forEach(fault -> faults.add(name + ": " + fault));
            if (content.getWidth() >= WHOLE) {
                covered(content).forEach(fault -> faults.add(name + ": " + fault));
            }
            // A question about a chart has it in sight.
            Stage seen = window.session().isFinished()
                    ? stage
                    : window.session().state().about();
            if (!isUnplayed(seen)) {
                board(content, seen, places).ifPresent(fault -> faults.add(name + ": " + fault));
            }
            picture(content, name);
        });
    }

    /** Whether a step would show the chart of a game that nobody has played here. */
    private boolean isUnplayed(Stage stage) {
        return stage.step().asShowChart().isPresent()
                && window.session().lesson().game(stage).isPresent();
    }

    private static Optional<String> board(JComponent content, Stage stage, Set<Rectangle> places) {
        if (stage.step().asShowChart().isPresent()) {
            JComponent plot = chart(content).orElseThrow(() -> new AssertionError("there is no chart"));
            return plot.getHeight() < CHART
                    ? Optional.of("the chart is " + plot.getHeight() + " high")
                    : Optional.empty();
        }
        if (stage.step().asCompare().isPresent()) {
            return Optional.empty();
        }
        Optional<BoardView> board = Parts.of(content, BoardView.class).stream()
                .filter(BoardView::isShowing)
                .findFirst();
        board.ifPresent(
                view -> places.add(SwingUtilities.convertRectangle(view.getParent(), view.getBounds(), content)));
        return board.filter(view -> view.getWidth() * 100 < content.getWidth() * share(content.getWidth()))
                .map(view -> "the board is " + view.getWidth() + " wide of " + content.getWidth());
    }

    private static Optional<JComponent> chart(JComponent content) {
        return Parts.of(content, JComponent.class).stream()
                .filter(part -> part.isShowing()
                        && List.of("learn.chart.0", "answer.curve").contains(String.valueOf(part.getName())))
                .findFirst();
    }

    private static int share(int width) {
        return width < WHOLE ? SHARE_OF_NARROWER : SHARE;
    }

    /** What scrolls though it should all be there. */
    private static List<String> covered(JComponent content) {
        return Parts.of(content, JScrollPane.class).stream()
                .filter(scroll ->
                        scroll.isShowing() && scroll.getVerticalScrollBar().isVisible())
                .filter(scroll -> Parts.named(content, "learn").isShowing())
                .map(scroll -> scroll.getViewport().getView())
                .filter(view -> !String.valueOf(view.getName()).startsWith("history"))
                .map(view -> view.getName() + " is " + view.getHeight() + " high and "
                        + view.getParent().getHeight() + " of it are seen")
                .toList();
    }

    private static void picture(JComponent content, String name) {
        String folder = System.getProperty("papan.pictures", "");
        if (!folder.isEmpty()) {
            try {
                Files.createDirectories(Path.of(folder));
            } catch (java.io.IOException e) {
                throw new java.io.UncheckedIOException(e);
            }
            Dimension size = content.getSize();
            File file = Path.of(folder, name + ".png").toFile();
            try {
                javax.imageio.ImageIO.write(Screenshots.paint(content, size, 1), "png", file);
            } catch (java.io.IOException e) {
                throw new java.io.UncheckedIOException(e);
            }
        }
    }
}
