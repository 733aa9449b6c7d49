package papan.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.stream.Stream;
import javax.swing.AbstractButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.text.JTextComponent;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papan.analysis.ChartKind;
import papan.lesson.play.LessonRun;
import papan.ui.plot.PlaybackChart;

/** A step for which many rounds are played says so, and shows what they came to; the next step shows what it is about. */
@Windowed
class RoundsWindowTest {
    @TempDir
    private Path settings;

    private Opened window;

    @BeforeEach
    void open() throws Exception {
        window = new Opened(Opened.on("is-it-fair"), settings, CourseLessons.shipped());
    }

    @AfterEach
    void close() {
        window.close();
    }

    private void show(String step) {
        window.run(() -> go(step));
    }

    private void go(String step) {
        window.session()
                .show(window.session().lesson().stage(step).orElseThrow().index());
    }

    private PlaybackChart chart() {
        return Parts.of(window.frame().getContentPane(), PlaybackChart.class).stream()
                .filter(PlaybackChart::isShowing)
                .findFirst()
                .orElseThrow(() -> new AssertionError("no chart is shown"));
    }

    private boolean showsRounds() {
        return Parts.of(window.frame().getContentPane(), PlaybackChart.class).stream()
                .anyMatch(chart -> chart.isShowing() && chart.chart().kind() == ChartKind.FIRST);
    }

    @Test
    void manyRoundsArePlayedMeanwhileAndThenShown() {
        window.run(() -> {
            go("many");
            // Nothing else is shown in the place of the chart while they are played.
            assertThat(showsRounds()).isFalse();
        });
        window.until("the rounds", this::showsRounds);
        assertThat(window.ask(() -> chart().description())).contains("By turns", "63.0 %");
    }

    @Test
    void whoGoesOnBeforeTheyArePlayedSeesThoseOfTheNextStep() {
        window.run(() -> {
            go("many");
            go("together");
        });
        window.until("the rounds of the next step", this::showsRounds);
        window.until("all three boards", () -> chart().chart().entries().size() == 3);
        show("enough");
        assertThat(window.ask(this::showsRounds)).isFalse();
    }

    private boolean lacksRounds(String step) {
        return window.ask(() -> {
            LessonRun run = window.session().lesson();
            return run.lacksRounds(run.stage(step).orElseThrow());
        });
    }

    @Test
    void theyCanBeStoppedAndPlayedAfterAll() {
        window.run(() -> {
            go("together");
            ((AbstractButton) window.named("rounds.stop")).doClick();
        });
        window.until("nobody plays", () -> !isPlayed());
        assertThat(window.text("rounds.playing")).isEqualTo("The rounds haven’t all been played.");
        assertThat(lacksRounds("together")).isTrue();
        window.click("rounds.stop");
        window.until("the rounds", this::showsRounds);
    }

    @Test
    void whoLeavesTheStepEndsThePlaying() {
        window.run(() -> {
            go("many");
            go("what-changed");
        });
        window.until("nobody plays", () -> !isPlayed());
        assertThat(lacksRounds("many")).isTrue();
    }

    private static boolean isPlayed() {
        return Thread.getAllStackTraces().keySet().stream()
                .anyMatch(thread -> thread.getName().matches("simulation-.*|papan-background"));
    }

    @Test
    void theGamesOfAClassStandBelowThem() {
        show("tally");
        window.run(() -> window.session().answer("12,7,1"));
        show("many");
        window.until("the rounds", this::showsRounds);
        assertThat(window.ask(() -> chart().description()))
                .contains("By turns", "63.0 %", "Your games", "62.5 % of 20 rounds", "the line is 39 long");
        window.until(
                "a sentence for those who look", () -> seen().anyMatch(text -> text.contains("about half as long")));
        assertThat(seen())
                .anySatisfy(text ->
                        assertThat(text).contains("Your games: the first player wins 62.5 %", "the line is 39 long"));
        show("tally");
        window.run(window.session()::tryAgain);
        window.run(() -> window.session().answer("120,70,10"));
        show("many");
        window.until("what is counted later", () -> chart().description().contains("62.5 % of 200 rounds"));
    }

    /** What is seen, in words. */
    private Stream<String> seen() {
        return window
                .ask(() -> Parts.of(window.frame().getContentPane(), JComponent.class).stream()
                        .filter(JComponent::isShowing)
                        .flatMap(part -> Stream.of(
                                part instanceof JTextComponent text ? text.getText() : "",
                                part instanceof JLabel label ? String.valueOf(label.getText()) : "",
                                String.valueOf(
                                        part.getAccessibleContext() == null
                                                ? ""
                                                : part.getAccessibleContext().getAccessibleName())))
                        .toList())
                .stream();
    }
}
