package papan.window;

import static org.assertj.core.api.Assertions.assertThat;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Component;
import java.awt.event.KeyEvent;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JLayeredPane;
import javax.swing.JPanel;
import javax.swing.JRootPane;
import javax.swing.JScrollPane;
import javax.swing.JViewport;
import javax.swing.UIManager;
import org.assertj.swing.core.BasicRobot;
import org.assertj.swing.core.Robot;
import org.assertj.swing.edt.GuiActionRunner;
import org.assertj.swing.fixture.FrameFixture;
import org.assertj.swing.timing.Condition;
import org.assertj.swing.timing.Pause;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papan.lesson.Stage;
import papan.lesson.Step;
import papan.model.Place;
import papan.replay.Grain;
import papan.ui.app.PapanApp;
import papan.ui.app.PapanFrame;
import papan.ui.app.Preferences;
import papan.ui.board.BoardView;
import papan.ui.common.Paints;
import papan.ui.common.Theme;

@Windowed
class LearnWindowTest {
    @TempDir
    private Path settings;

    private final HandTicker ticker = new HandTicker();
    private Robot robot;
    private PapanFrame frame;
    private FrameFixture window;

    @BeforeEach
    void open() throws Exception {
        robot = BasicRobot.robotWithCurrentAwtHierarchy();
        start(Optional.of("first-turn"));
    }

    private void start(Optional<String> lesson) throws Exception {
        CompletableFuture<PapanFrame> opened = new CompletableFuture<>();
        PapanApp.Options options =
                new PapanApp.Options(lesson, Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());
        PapanApp.start(options, new Preferences(settings), new CourseLessons(), ticker, opened::complete);
        frame = opened.get(30, TimeUnit.SECONDS);
        window = new FrameFixture(robot, frame);
        robot.waitForIdle();
    }

    @AfterEach
    void close() {
        GuiActionRunner.execute(frame::dispose);
        GuiActionRunner.execute(() -> {
            Theme.LIGHT.install(papan.narration.Language.ENGLISH);
            papan.ui.common.Zoom.set(100);
        });
        robot.cleanUpWithoutDisposingWindows();
    }

    private <T> T ask(Supplier<T> question) {
        return GuiActionRunner.execute(question::get);
    }

    private int cursor() {
        return ask(() -> frame.playback().cursor());
    }

    private void show(int step) {
        GuiActionRunner.execute(() -> frame.session().show(step));
        robot.waitForIdle();
    }

    private void focus(JComponent component) {
        GuiActionRunner.execute(() -> {
            component.requestFocusInWindow();
        });
        until("focus", component::isFocusOwner);
    }

    private static void until(String what, Supplier<Boolean> holds) {
        Pause.pause(
                new Condition(what) {
                    @Override
                    public boolean test() {
                        return GuiActionRunner.execute(holds::get);
                    }
                },
                10_000);
    }

    private void press(int key, int... held) {
        for (int each : held) {
            robot.pressKey(each);
        }
        robot.pressAndReleaseKey(key);
        for (int each : held) {
            robot.releaseKey(each);
        }
        robot.waitForIdle();
    }

    private int first(Class<? extends Step> kind) {
        return ask(() -> frame.session().lesson().stages().stream()
                .filter(stage -> kind.isInstance(stage.step()))
                .mapToInt(Stage::index)
                .findFirst()
                .orElseThrow());
    }

    private void play() {
        show(first(Step.Play.class));
        focus(ask(() -> frame.transportTimeline()));
    }

    @Test
    void keysStepForwardAndBack() {
        play();
        int start = cursor();
        press(KeyEvent.VK_RIGHT);
        GuiActionRunner.execute(() -> ticker.crank(500));
        assertThat(cursor()).isEqualTo(start + 1);
        press(KeyEvent.VK_LEFT);
        assertThat(cursor()).isEqualTo(start);
        press(KeyEvent.VK_END);
        assertThat(cursor()).as("the last point revealed").isEqualTo(start + 1);
        press(KeyEvent.VK_END);
        assertThat(cursor()).isEqualTo(ask(() -> frame.playback().limit()));
        press(KeyEvent.VK_HOME);
        assertThat(cursor()).isZero();
        press(KeyEvent.VK_RIGHT, KeyEvent.VK_SHIFT);
        assertThat(cursor())
                .isEqualTo(ask(() -> Math.min(
                        frame.playback().limit(), frame.playback().timeline().next(0, Grain.LAP))));
    }

    @Test
    void theMouseStepsAndDrags() {
        play();
        int start = cursor();
        window.button("forward").click();
        GuiActionRunner.execute(() -> ticker.crank(500));
        assertThat(cursor()).isEqualTo(start + 1);
        window.button("back").click();
        assertThat(cursor()).isEqualTo(start);
        window.toggleButton("grain.lap").click();
        assertThat(ask(() -> frame.playback().grain())).isEqualTo(Grain.LAP);
        window.button("last").click();
        window.button("last").click();
        assertThat(cursor()).isEqualTo(ask(() -> frame.playback().limit()));
    }

    @Test
    void spacePlaysToTheEndOfTheStepAndThenGoesOn() {
        play();
        int step = ask(() -> frame.session().index());
        press(KeyEvent.VK_SPACE);
        assertThat(ask(() -> frame.playback().isPlaying())).isTrue();
        GuiActionRunner.execute(() -> ticker.crank(1e7));
        assertThat(ask(() -> frame.playback().atLimit())).isTrue();
        press(KeyEvent.VK_SPACE);
        assertThat(ask(() -> frame.session().index())).isEqualTo(step + 1);
    }

    @Test
    void aQuestionAboutAPlaceIsAnsweredOnTheBoardAndHoldsTheTransport() {
        assertThat(ask(() -> frame.session().isOpenQuestion())).isTrue();
        focus(ask(() -> frame.transportTimeline()));
        press(KeyEvent.VK_RIGHT);
        assertThat(cursor()).isZero();
        assertThat(window.label("status").text()).contains("question");

        click("S1");
        assertThat(ask(() -> frame.session().isOpenQuestion()))
                .as("a click only chooses")
                .isTrue();
        window.button("answer").click();
        assertThat(ask(() -> frame.session().attempt().verdict().orElseThrow().correct()))
                .isFalse();
        window.button("again").click();
        click(ask(() -> frame.session().lesson().rightAnswer(frame.session().stage())));
        press(KeyEvent.VK_ENTER);
        assertThat(ask(() -> frame.session().attempt().verdict().orElseThrow().correct()))
                .isTrue();
        window.button("continue").click();
        assertThat(ask(() -> frame.session().index())).isEqualTo(1);
    }

    private void click(String place) {
        BoardView board = robot.finder().findByType(frame, BoardView.class);
        robot.click(ask(() -> board.componentOf(Place.parse(place).orElseThrow())));
        robot.waitForIdle();
    }

    @Test
    void arrowsMoveBetweenAnswersAndEnterChooses() {
        show(rule());
        until("an answer has the focus", () -> frame.getFocusOwner() instanceof javax.swing.JToggleButton);
        Component first = ask(frame::getFocusOwner);
        press(KeyEvent.VK_RIGHT);
        assertThat(ask(() -> frame.session().isOpenQuestion())).isTrue();
        Component second = ask(frame::getFocusOwner);
        assertThat(second).isNotSameAs(first);
        press(KeyEvent.VK_ENTER);
        assertThat(ask(() -> frame.session().attempt().verdict().orElseThrow().given()))
                .isEqualTo(second.getName().substring("answer.".length()));
    }

    @Test
    void theWayOnSaysThatItSkipsAnOpenQuestion() {
        assertThat(window.button("next-step").text()).isEqualTo("Skip");
        play();
        assertThat(window.button("next-step").text()).isEqualTo("Next step");
    }

    @Test
    void praiseIsForThoseWhoFoundTheAnswer() {
        GuiActionRunner.execute(() -> frame.session()
                .answer(frame.session().lesson().rightAnswer(frame.session().stage())));
        robot.waitForIdle();
        assertThat(window.textBox("feedback").text()).startsWith("Yes");
        GuiActionRunner.execute(() -> {
            frame.session().restart();
            frame.session().reveal();
        });
        robot.waitForIdle();
        assertThat(ask(() -> robot.finder()
                        .findByName(frame, "feedback", JComponent.class, false)
                        .isVisible()))
                .isFalse();
    }

    @Test
    void theRuleStaysHiddenUntilItsQuestionIsSettled() {
        show(rule());
        assertThat(ask(() -> robot.finder()
                        .findByName(frame, "rule.why", JComponent.class, false)
                        .isShowing()))
                .isFalse();
        GuiActionRunner.execute(() -> frame.session().reveal());
        robot.waitForIdle();
        assertThat(window.textBox("rule.why").text()).isNotBlank();
    }

    private int rule() {
        return ask(() -> frame.session().lesson().stages().stream()
                .filter(stage ->
                        stage.step() instanceof Step.Ask ask && ask.question() instanceof papan.lesson.Question.Rule)
                .mapToInt(Stage::index)
                .findFirst()
                .orElseThrow());
    }

    @Test
    void hintsComeOneAtATime() {
        focus(ask(() -> frame.transportTimeline()));
        press(KeyEvent.VK_H);
        assertThat(ask(() -> frame.session().attempt().hints())).isEqualTo(1);
        press(KeyEvent.VK_H);
        assertThat(ask(() -> frame.session().attempt().hints())).isEqualTo(2);
    }

    @Test
    void themeZoomSpeedAndGrainAreRememberedWhenTheWindowOpensAgain() throws Exception {
        play();
        window.toggleButton("settings").click();
        window.menuItem("theme.dark").click();
        assertThat(ask(() -> Paints.colour("Papan.background").getRed())).isLessThan(64);
        press(KeyEvent.VK_EQUALS, KeyEvent.VK_CONTROL);
        assertThat(ask(UIScale::getZoomFactor)).isEqualTo(1.1f);
        window.toggleButton("grain.turn").click();
        GuiActionRunner.execute(() -> frame.playback().setSpeed(2));
        window.close();
        until("closed", () -> !frame.isDisplayable());

        start(Optional.empty());
        assertThat(ask(() -> frame.settings().theme())).isEqualTo(Theme.DARK);
        assertThat(ask(() -> UIManager.getLookAndFeel().getName())).contains("Dark");
        assertThat(ask(() -> frame.settings().zoom())).isEqualTo(110);
        assertThat(ask(() -> frame.playback().speed())).isEqualTo(2);
        assertThat(ask(() -> frame.playback().grain())).isEqualTo(Grain.TURN);
    }

    @Test
    void theLessonEndsWithAWayOn() {
        show(ask(() -> frame.session().size() - 1));
        GuiActionRunner.execute(() -> {
            if (frame.session().isOpenQuestion()) {
                frame.session().reveal();
            }
            frame.session().next();
        });
        robot.waitForIdle();
        assertThat(ask(() -> frame.session().isFinished())).isTrue();
        assertThat(window.button("open.relay").text())
                .as("the next of the course")
                .startsWith("Relay");
        window.button("end.again").click();
        assertThat(ask(() -> frame.session().index())).isZero();
    }

    @Test
    void anotherLessonIsChosenFromTheList() {
        window.button("lessons").click();
        window.button("open.relay").click();
        assertThat(ask(() -> frame.session().lesson().lesson().id())).isEqualTo("relay");
        assertThat(ask(frame::getTitle)).contains("Relay");
    }

    @Test
    void f6GoesThroughThePartsAndF1ShowsTheKeys() {
        play();
        List<Component> owners = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            press(KeyEvent.VK_F6);
            owners.add(ask(frame::getFocusOwner));
        }
        assertThat(owners).doesNotHaveDuplicates().doesNotContainNull();
        press(KeyEvent.VK_F1);
        until("the sheet of keys", () -> frame.getOwnedWindows().length > 0 && frame.getOwnedWindows()[0].isShowing());
    }

    @Test
    void everyControlHasAName() {
        play();
        List<String> nameless = new ArrayList<>();
        GuiActionRunner.execute(() -> collect(frame.getRootPane(), nameless));
        assertThat(nameless).isEmpty();
    }

    /** Collects what can take the focus and has no name for assistive technology. */
    private static void collect(JComponent at, List<String> nameless) {
        for (Component child : at.getComponents()) {
            boolean frameOnly = child instanceof JPanel
                    || child instanceof JLabel
                    || child instanceof JScrollPane
                    || child instanceof JViewport
                    || child instanceof JLayeredPane
                    || child instanceof JRootPane;
            if (child.isFocusable() && child.isShowing() && !frameOnly) {
                String name = child.getAccessibleContext() == null
                        ? null
                        : child.getAccessibleContext().getAccessibleName();
                if (name == null || name.isBlank()) {
                    nameless.add(child.getClass().getSimpleName() + " " + child.getName());
                }
            }
            if (child instanceof JComponent component) {
                collect(component, nameless);
            }
        }
    }
}
