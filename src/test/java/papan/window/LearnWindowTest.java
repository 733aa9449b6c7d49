package papan.window;

import static org.assertj.core.api.Assertions.assertThat;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Component;
import java.awt.Container;
import java.awt.Dimension;
import java.awt.Rectangle;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.awt.event.KeyEvent;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import javax.swing.AbstractButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JLayeredPane;
import javax.swing.JPanel;
import javax.swing.JRootPane;
import javax.swing.JScrollPane;
import javax.swing.JViewport;
import javax.swing.UIManager;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papan.lesson.play.LessonRun;
import papan.lesson.play.Stage;
import papan.lesson.script.Step;
import papan.replay.Grain;
import papan.ui.app.Options;
import papan.ui.app.Workspace;
import papan.ui.common.Paints;
import papan.ui.common.Theme;
import papan.ui.settings.Settings;

@Windowed
class LearnWindowTest {
    @TempDir
    private Path settings;

    private Opened window;

    @BeforeEach
    void open() throws Exception {
        window = new Opened(Opened.on("first-turn"), settings);
    }

    @AfterEach
    void close() {
        window.close();
    }

    private int cursor() {
        return window.ask(() -> window.playback().cursor());
    }

    private void play() {
        window.show(Step.Play.class);
        window.focus(window.ask(() -> window.frame().contents().transportTimeline()));
    }

    @Test
    void aPageThatIsInNoWindowAnyMoreIsNotScrolled() {
        Component learn = window.ask(() -> window.named("learn"));
        Container around = window.ask(learn::getParent);
        window.show(window.first(stage -> stage.step().asks()));
        window.run(() -> {
            window.session().reveal();
            around.remove(learn);
        });
        window.run(() -> around.add(learn));
        assertThat(window.ask(() -> window.session().attempt().isSettled())).isTrue();
    }

    @Test
    void aRightPartOfAWrongAnswerStaysChosenAndCanBeTakenBack() throws Exception {
        window.open(Opened.lesson("{ 'id': 'q', 'kind': 'ask', 'position': 'start', 'question': { 'type': 'choice',"
                + " 'text': 'Which?', 'several': true, 'options': [{ 'id': 'a', 'text': 'A', 'correct': true },"
                + " { 'id': 'b', 'text': 'B', 'correct': true }, { 'id': 'c', 'text': 'C' }] } }"));
        AbstractButton right = (AbstractButton) window.ask(() -> window.named("answer.a"));
        AbstractButton wrong = (AbstractButton) window.ask(() -> window.named("answer.c"));
        window.run(() -> window.session().answer("a"));
        assertThat(window.<Boolean>ask(() -> right.isEnabled() && right.isSelected()))
                .isTrue();
        window.run(() -> window.session().answer("a,c"));
        assertThat(window.<Boolean>ask(() -> right.isEnabled() && right.isSelected()))
                .isTrue();
        assertThat(window.<Boolean>ask(() -> wrong.isEnabled() && !wrong.isSelected()))
                .isTrue();
    }

    /** The focus is on an answer that goes with its question, and passes the summary on its way to the next. */
    @Test
    void nothingMovesFromOneStepToTheNext() {
        window.resize(1920, 1080);
        window.show(2);
        assertThat(window.ask(window::owner)).isEqualTo("question.text");
        Component page = window.ask(() -> window.named("learn"));
        int board = window.ask(() -> window.board().getHeight());
        List<Integer> heights = new CopyOnWriteArrayList<>();
        window.run(() -> page.addComponentListener(new ComponentAdapter() {
            @Override
            public void componentResized(ComponentEvent event) {
                heights.add(page.getHeight());
            }
        }));
        for (int step = 3; step < 6; step++) {
            window.show(step);
            assertThat(window.<Integer>ask(() -> window.board().getHeight()))
                    .as("the board in step %d", step)
                    .isEqualTo(board);
        }
        assertThat(heights).isEmpty();
    }

    @Test
    void whoComesBackToTheLessonIsWhereItGoesOn() {
        window.show(2);
        String answer = window.ask(window::owner);
        window.pressWithCtrl(KeyEvent.VK_2);
        window.pressWithCtrl(KeyEvent.VK_1);
        assertThat(window.ask(window::owner)).isEqualTo(answer);
        play();
        window.pressWithCtrl(KeyEvent.VK_2);
        window.pressWithCtrl(KeyEvent.VK_1);
        assertThat(window.ask(window::owner)).isEqualTo("play");
        window.focus(window.ask(() -> window.named("forward")));
        window.run(() -> window.frame().contents().workspaces().show(Workspace.LEARN));
        assertThat(window.ask(window::owner)).as("who is there already").isEqualTo("forward");
    }

    @Test
    void keysStepForwardAndBack() {
        play();
        int start = cursor();
        window.press(KeyEvent.VK_RIGHT);
        window.crank(500);
        assertThat(cursor()).isEqualTo(start + 1);
        window.press(KeyEvent.VK_LEFT);
        assertThat(cursor()).isEqualTo(start);
        window.press(KeyEvent.VK_END);
        assertThat(cursor()).as("the last point revealed").isEqualTo(start + 1);
        window.press(KeyEvent.VK_END);
        assertThat(cursor()).isEqualTo(window.ask(() -> window.playback().limit()));
        window.press(KeyEvent.VK_HOME);
        assertThat(cursor()).isZero();
        window.press(KeyEvent.VK_RIGHT, KeyEvent.VK_SHIFT);
        assertThat(cursor())
                .isEqualTo(window.ask(() -> Math.min(
                        window.playback().limit(), window.playback().timeline().next(0, Grain.LAP))));
    }

    @Test
    void theMouseStepsAndDrags() {
        play();
        int start = cursor();
        window.click("forward");
        window.crank(500);
        assertThat(cursor()).isEqualTo(start + 1);
        window.click("back");
        assertThat(cursor()).isEqualTo(start);
        window.click("grain.lap");
        assertThat(window.ask(() -> window.playback().grain())).isEqualTo(Grain.LAP);
        window.click("last");
        window.click("last");
        assertThat(cursor()).isEqualTo(window.ask(() -> window.playback().limit()));
    }

    @Test
    void spacePlaysToTheEndOfTheStepAndThenGoesOn() {
        play();
        int step = window.ask(() -> window.session().index());
        window.press(KeyEvent.VK_SPACE);
        assertThat(window.ask(() -> window.playback().isPlaying())).isTrue();
        window.playOut();
        assertThat(window.ask(() -> window.playback().atLimit())).isTrue();
        window.press(KeyEvent.VK_SPACE);
        assertThat(window.ask(() -> window.session().index())).isEqualTo(step + 1);
    }

    @Test
    void aQuestionAboutAPlaceIsAnsweredOnTheBoardAndHoldsTheTransport() {
        assertThat(window.ask(() -> window.session().isOpenQuestion())).isTrue();
        window.focus(window.ask(() -> window.named("skip-step")));
        window.press(KeyEvent.VK_RIGHT);
        assertThat(cursor()).isZero();
        assertThat(window.hands().label("status").text()).contains("question");

        window.clickPlace("S1");
        assertThat(window.ask(
                        () -> window.session().attempt().verdict().orElseThrow().correct()))
                .isFalse();
        window.clickPlace(window.right());
        assertThat(window.ask(
                        () -> window.session().attempt().verdict().orElseThrow().correct()))
                .isTrue();
        window.click("next-step");
        assertThat(window.ask(() -> window.session().index())).isEqualTo(1);
    }

    @Test
    void arrowsMoveBetweenAnswersAndEnterChooses() {
        window.show(rule());
        window.until("the question has the focus", () -> window.owner().equals("question.text"));
        window.press(KeyEvent.VK_ENTER);
        assertThat(window.ask(() -> window.session().isOpenQuestion()))
                .as("Enter on no answer answers nothing")
                .isTrue();
        window.press(KeyEvent.VK_DOWN);
        window.until(
                "an answer has the focus", () -> window.frame().getFocusOwner() instanceof javax.swing.JToggleButton);
        Component first = window.ask(window.frame()::getFocusOwner);
        window.press(KeyEvent.VK_RIGHT);
        assertThat(window.ask(() -> window.session().isOpenQuestion())).isTrue();
        Component second = window.ask(window.frame()::getFocusOwner);
        assertThat(second).isNotSameAs(first);
        window.press(KeyEvent.VK_ENTER);
        assertThat(window.ask(() -> window.session()
                        .attempt()
                        .verdict()
                        .orElseThrow()
                        .given()
                        .written()))
                .isEqualTo(second.getName().substring("answer.".length()));
    }

    @Test
    void theWayOnSaysThatItSkipsAnOpenQuestionOrSeedsThatHaveNotBeenSeen() {
        assertThat(window.hands().button("skip-step").text()).isEqualTo("Skip");
        assertThat(window.isShowing("next-step")).isFalse();
        play();
        window.run(window.playback()::first);
        assertThat(window.isShowing("next-step")).isFalse();
        JComponent skip = (JComponent) window.ask(() -> window.named("skip-step"));
        window.focus(skip);
        List<Object> names = new ArrayList<>();
        window.run(
                () -> skip.getAccessibleContext().addPropertyChangeListener(change -> names.add(change.getNewValue())));
        window.run(window.playback()::last);
        assertThat(window.hands().button("next-step").text()).isEqualTo("Continue");
        assertThat(window.isShowing("skip-step")).isFalse();
        window.until("the other to have the focus", () -> window.owner().equals("next-step"));
        window.run(window.playback()::first);
        window.until("the first to have it again", () -> window.owner().equals("skip-step"));
        assertThat(names)
                .as("no button is called otherwise while it has the focus")
                .doesNotContain("Continue");
    }

    @Test
    void whoIsShownTheAnswerIsToldWhy() {
        window.run(() -> window.session().answer(window.right()));
        assertThat(window.hands().textBox("feedback").text()).startsWith("Yes");
        window.run(() -> {
            window.session().restart();
            window.session().reveal();
        });
        assertThat(window.hands().textBox("feedback").text()).startsWith("Yes");
    }

    @Test
    void theRuleStaysHiddenUntilItsQuestionIsSettled() {
        window.show(rule());
        assertThat(window.isShowing("rule")).isFalse();
        window.run(() -> window.session().reveal());
        assertThat(window.isShowing("rule")).isTrue();
        assertThat(window.isShowing("rule.why"))
                .as("one line until somebody asks")
                .isFalse();
        window.click("rule.ask");
        assertThat(window.hands().textBox("rule.why").text()).isNotBlank();
        window.click("rule.ask");
        assertThat(window.isShowing("rule.why")).isFalse();
    }

    private int rule() {
        return window.ask(() -> window.session().lesson().stages().stream()
                .filter(stage -> stage.step() instanceof Step.Ask ask
                        && ask.question() instanceof papan.lesson.script.Question.Rule)
                .mapToInt(Stage::index)
                .findFirst()
                .orElseThrow());
    }

    @Test
    void hintsComeOneAtATime() {
        window.focus(window.ask(() -> window.named("skip-step")));
        window.press(KeyEvent.VK_H);
        assertThat(window.ask(() -> window.session().attempt().hints())).isEqualTo(1);
        window.press(KeyEvent.VK_H);
        assertThat(window.ask(() -> window.session().attempt().hints())).isEqualTo(2);
        JComponent answer = (JComponent) window.ask(() -> window.named("skip-step"));
        assertThat(window.<Rectangle>ask(answer::getVisibleRect).getSize())
                .as("the way on is wholly in sight")
                .isEqualTo(window.<Dimension>ask(answer::getSize));
    }

    @Test
    void themeZoomSpeedAndGrainAreRememberedWhenTheWindowOpensAgain() throws Exception {
        play();
        window.click("settings");
        window.hands().menuItem("theme.dark").click();
        assertThat(window.ask(() -> Paints.colour("Papan.background").getRed())).isLessThan(64);
        window.press(KeyEvent.VK_EQUALS, KeyEvent.VK_CONTROL);
        assertThat(window.ask(UIScale::getZoomFactor)).isEqualTo(1.1f);
        window.click("grain.turn");
        window.run(() -> window.playback().setSpeed(2));
        window.leave();

        window = new Opened(Options.NONE, settings);
        assertThat(window.ask(() -> window.frame().inside().settings().get(Settings.THEME)))
                .isEqualTo(Theme.DARK);
        assertThat(window.ask(() -> UIManager.getLookAndFeel().getName())).contains("Dark");
        assertThat(window.ask(() -> window.frame().inside().settings().get(Settings.ZOOM)))
                .isEqualTo(110);
        assertThat(window.ask(() -> window.playback().speed())).isEqualTo(2);
        // The lesson goes on where it was left, in a step with a pace of its own.
        assertThat(window.ask(() -> window.session().ownGrain())).isEqualTo(Grain.TURN);
    }

    @Test
    void theLessonEndsWithAWayOn() {
        window.show(window.ask(() -> window.session().size() - 1));
        window.run(() -> {
            if (window.session().isOpenQuestion()) {
                LessonRun run = window.session().lesson();
                window.session()
                        .answer(run.rightAnswer(window.session().stage()).written());
            }
            window.session().next();
        });
        assertThat(window.ask(() -> window.session().isFinished())).isTrue();
        assertThat(window.hands().button("open.relay").text())
                .as("the next of the course")
                .startsWith("How long can one turn last?");
        window.click("end.again");
        assertThat(window.ask(() -> window.session().index())).isZero();
    }

    @Test
    void anotherLessonIsChosenFromTheList() {
        window.click("lessons");
        window.click("open.relay");
        assertThat(window.ask(() -> window.session().lesson().lesson().id())).isEqualTo("relay");
        assertThat(window.ask(window.frame()::getTitle)).contains("How long can one turn last?");
    }

    @Test
    void f6GoesThroughThePartsAndF1ShowsTheKeys() {
        play();
        List<Component> owners = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            window.press(KeyEvent.VK_F6);
            owners.add(window.ask(window.frame()::getFocusOwner));
        }
        assertThat(owners).doesNotHaveDuplicates().doesNotContainNull();
        window.press(KeyEvent.VK_F1);
        window.until(
                "the sheet of keys",
                () -> window.frame().getOwnedWindows().length > 0
                        && window.frame().getOwnedWindows()[0].isShowing());
    }

    @Test
    void everyControlHasAName() {
        play();
        List<String> nameless = new ArrayList<>();
        window.run(() -> collect(window.frame().getRootPane(), nameless));
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
