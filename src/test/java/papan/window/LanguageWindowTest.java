package papan.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import javax.swing.AbstractButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.text.JTextComponent;
import org.assertj.swing.core.BasicRobot;
import org.assertj.swing.core.Robot;
import org.assertj.swing.edt.GuiActionRunner;
import org.assertj.swing.fixture.FrameFixture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papan.lesson.Stage;
import papan.lesson.Step;
import papan.model.Place;
import papan.narration.Language;
import papan.replay.Grain;
import papan.ui.app.PapanApp;
import papan.ui.app.PapanFrame;
import papan.ui.app.Preferences;
import papan.ui.board.BoardView;
import papan.ui.common.Theme;

/** Another language in the middle of a turn. */
@Windowed
class LanguageWindowTest {
    private static final Pattern CHINESE = Pattern.compile("\\p{IsHan}");

    @TempDir
    private Path settings;

    private Robot robot;
    private PapanFrame frame;
    private FrameFixture window;

    @BeforeEach
    void openInTheMiddleOfATurn() throws Exception {
        robot = BasicRobot.robotWithCurrentAwtHierarchy();
        CompletableFuture<PapanFrame> opened = new CompletableFuture<>();
        PapanApp.Options options = new PapanApp.Options(
                Optional.of("first-turn"), Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());
        PapanApp.start(options, new Preferences(settings), new CourseLessons(), new HandTicker(), opened::complete);
        frame = opened.get(30, TimeUnit.SECONDS);
        window = new FrameFixture(robot, frame);
        robot.waitForIdle();
        GuiActionRunner.execute(() -> {
            frame.session().show(lastPlay());
            frame.playback().seek(frame.playback().timeline().next(0, Grain.LAP) + 4);
        });
        robot.waitForIdle();
    }

    @AfterEach
    void close() {
        GuiActionRunner.execute(() -> {
            frame.dispose();
            Theme.LIGHT.install(Language.ENGLISH);
        });
        robot.cleanUpWithoutDisposingWindows();
    }

    private int lastPlay() {
        return frame.session().lesson().stages().stream()
                .filter(stage -> stage.step() instanceof Step.Play)
                .mapToInt(Stage::index)
                .max()
                .orElseThrow();
    }

    private <T> T ask(Supplier<T> question) {
        return GuiActionRunner.execute(question::get);
    }

    private void choose(Language language) {
        window.toggleButton("language").click();
        window.menuItem("language." + language.tag()).click();
        robot.waitForIdle();
    }

    /** Every text of the window that does not come from the lesson's author or a document, by where it stands. */
    private Map<String, String> texts() {
        return ask(() -> {
            Map<String, String> texts = new LinkedHashMap<>();
            BoardView board = robot.finder().findByType(frame, BoardView.class);
            texts.put("narration", ((JTextComponent) frame.learn().narration()).getText());
            texts.put("why", ((JTextComponent) frame.learn().why()).getText());
            texts.put("why not", ((JTextComponent) frame.learn().whyNot()).getText());
            texts.put("rule card", name(named("rule")));
            texts.put("history", name(named("history.list")));
            texts.put("board", name(board));
            texts.put("house", name(board.componentOf(Place.parse("S3").orElseThrow())));
            texts.put("timeline", name(frame.transportTimeline()));
            texts.put("forward", String.valueOf(named("forward").getToolTipText()));
            texts.put("lap", ((AbstractButton) named("grain.lap")).getText());
            texts.put("next step", ((AbstractButton) named("next-step")).getText());
            texts.put("lesson", ((JLabel) named("lesson.title")).getText());
            texts.put("step", ((JLabel) named("lesson.place")).getText());
            texts.put("rail", ((AbstractButton) named("help")).getText());
            return texts;
        });
    }

    private JComponent named(String name) {
        return (JComponent) find(frame, name).orElseThrow();
    }

    private static Optional<Component> find(Container in, String name) {
        for (Component child : in.getComponents()) {
            Optional<Component> found = name.equals(child.getName())
                    ? Optional.of(child)
                    : child instanceof Container container ? find(container, name) : Optional.empty();
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    private static String name(JComponent component) {
        return String.valueOf(component.getAccessibleContext().getAccessibleName());
    }

    @Test
    void everythingSpeaksChineseAtOnceAndEnglishAgainAndTheCursorStays() {
        int cursor = ask(() -> frame.playback().cursor());
        Map<String, String> english = texts();
        assertThat(english.values()).noneMatch(text -> CHINESE.matcher(text).find());

        choose(Language.CHINESE);
        assertThat(texts())
                .allSatisfy((where, text) -> assertThat(text).as(where).containsPattern(CHINESE));
        assertThat(ask(() -> frame.playback().cursor())).isEqualTo(cursor);
        assertThat(ask(() -> named("narration").getFont().getFamily())).isEqualTo("Papan Sans SC");

        choose(Language.ENGLISH);
        assertThat(texts()).isEqualTo(english);
        assertThat(ask(() -> frame.playback().cursor())).isEqualTo(cursor);
    }

    @Test
    void theMessageAtTheFootIsSaidAgain() {
        GuiActionRunner.execute(() -> frame.session().show(0));
        robot.waitForIdle();
        assertThat(window.label("status").text()).contains("question");
        choose(Language.CHINESE);
        assertThat(window.label("status").text()).containsPattern(CHINESE);
    }

    @Test
    void theLanguageIsRemembered() {
        choose(Language.CHINESE);
        assertThat(ask(() -> new Preferences(settings).load().language())).isEqualTo(Language.CHINESE);
    }
}
