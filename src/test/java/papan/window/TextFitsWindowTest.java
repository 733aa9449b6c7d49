package papan.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Dimension;
import java.awt.Window;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import papan.analysis.ChartKind;
import papan.narration.Language;
import papan.ui.app.PapanApp;
import papan.ui.app.PapanFrame;

/** In every language every text of the window is wholly there, at the size of a small laptop. */
@Windowed
class TextFitsWindowTest {
    private static final Dimension LAPTOP = new Dimension(1280, 800);
    private static final Dimension LEAST = new Dimension(1024, 700);

    @TempDir
    private Path folder;

    private Opened window;

    @AfterEach
    void close() {
        window.close();
    }

    private void open(Language language, Dimension size) throws Exception {
        window = new Opened(
                new PapanApp.Options(
                        Optional.of("first-turn"),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.of(language),
                        Optional.empty()),
                folder);
        window.run(() -> {
            window.frame().getContentPane().setPreferredSize(size);
            window.frame().pack();
        });
    }

    private void assertNothingIsCut(String where) {
        assertThat(window.ask(() -> CutText.in(window.frame()))).as(where).isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void nothingIsCutInALesson(Language language) throws Exception {
        open(language, LAPTOP);
        PapanFrame frame = window.frame();
        Scenes.lessons(frame);
        assertNothingIsCut("the list of lessons");
        Scenes.relay(frame);
        assertNothingIsCut("a turn");
        Scenes.answered(frame);
        assertNothingIsCut("a question");
        Scenes.end(frame);
        assertNothingIsCut("the end");
        Scenes.keys(frame);
        assertThat(window.ask(() -> Arrays.stream(Window.getWindows())
                        .filter(Window::isShowing)
                        .flatMap(each -> CutText.in(each).stream())
                        .toList()))
                .as("the keys")
                .isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void nothingIsCutAmongTheRules(Language language) throws Exception {
        open(language, LAPTOP);
        PapanFrame frame = window.frame();
        window.run(frame::showRules);
        var atlas = window.ask(() -> frame.rules().orElseThrow());
        window.run(() -> atlas.show("congkak-forfeit"));
        assertNothingIsCut("a rule card");
        window.click("atlas.compare");
        window.run(() -> atlas.show("sungka-alternate"));
        assertNothingIsCut("a comparison");
        Path broken = folder.resolve("broken.json");
        Files.writeString(broken, "{\"format\": \"rules/1\", \"id\": \"broken\"}");
        window.run(() -> atlas.open(broken));
        window.until("what is wrong", () -> window.named("atlas.faults").isShowing());
        assertNothingIsCut("a broken file");
    }

    @ParameterizedTest
    @EnumSource
    void nothingIsCutAmongTheCharts(Language language) throws Exception {
        open(language, LAPTOP);
        window.run(window.frame()::showCharts);
        var charts = window.ask(() -> window.frame().charts().orElseThrow());
        window.until("a match", () -> !charts.isBusy());
        for (ChartKind kind : ChartKind.offered()) {
            window.run(() -> charts.setKind(kind));
            assertNothingIsCut(kind.id());
        }
        window.run(() -> charts.setKind(ChartKind.MOBILITY));
        window.click("charts.predict");
        assertNothingIsCut("a prediction");
    }

    @ParameterizedTest
    @EnumSource
    void nothingIsCutBesideOneAnother(Language language) throws Exception {
        open(language, LAPTOP);
        PapanFrame frame = window.frame();
        Scenes.boards(frame);
        assertNothingIsCut("two boards");
        Scenes.fourBoards(frame);
        assertNothingIsCut("four boards");
        Scenes.opening(frame);
        assertNothingIsCut("a simultaneous start");
        Scenes.matrix(frame);
        assertNothingIsCut("all rule sets");
    }

    @ParameterizedTest
    @EnumSource
    void nothingIsCutInASmallWindow(Language language) throws Exception {
        open(language, LEAST);
        Scenes.relay(window.frame());
        assertNothingIsCut("a turn");
        window.run(() -> window.frame().showRules());
        assertNothingIsCut("the rules");
        window.run(() -> window.frame().showCharts());
        assertNothingIsCut("the charts");
        Scenes.fourBoards(window.frame());
        assertNothingIsCut("four boards");
        Scenes.opening(window.frame());
        assertNothingIsCut("a simultaneous start");
    }
}
