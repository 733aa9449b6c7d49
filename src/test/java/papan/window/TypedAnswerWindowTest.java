package papan.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.awt.event.KeyEvent;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import javax.swing.AbstractButton;
import javax.swing.JComponent;
import javax.swing.JTextField;
import javax.swing.text.JTextComponent;
import org.assertj.swing.core.BasicRobot;
import org.assertj.swing.core.Robot;
import org.assertj.swing.edt.GuiActionRunner;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papan.json.LessonReader;
import papan.json.RuleBooks;
import papan.lesson.LessonRun;
import papan.lesson.LessonText;
import papan.ui.app.PapanApp;
import papan.ui.app.PapanFrame;
import papan.ui.app.Preferences;

/** Questions that are answered by typing or by putting in order. */
@Windowed
class TypedAnswerWindowTest {
    private static final String STEPS = """
            { 'id': 'n', 'kind': 'ask', 'question': { 'type': 'number', 'move': 'S3', 'of': 'store:south' } },
            { 'id': 'c', 'kind': 'ask', 'question': { 'type': 'fillCounts', 'move': 'S3', 'houses': ['S3', 'S2'] } },
            { 'id': 'o', 'kind': 'ask', 'question': { 'type': 'order', 'move': 'S3', 'events': [{ 'ruling': 'relay' }, { 'event': 'capture' }, { 'event': 'turnEnd' }] } },
            { 'id': 'e', 'kind': 'ask', 'question': { 'type': 'explain', 'text': 'Why?', 'model': 'A model.' } }""";

    @TempDir
    private Path settings;

    private Robot robot;
    private PapanFrame frame;

    @BeforeEach
    void open() throws Exception {
        robot = BasicRobot.robotWithCurrentAwtHierarchy();
        CompletableFuture<PapanFrame> opened = new CompletableFuture<>();
        PapanApp.start(
                PapanApp.Options.NONE,
                new Preferences(settings),
                new CourseLessons(),
                new HandTicker(),
                opened::complete);
        frame = opened.get(30, TimeUnit.SECONDS);
        LessonRun run = LessonRun.of(
                LessonReader.read(LessonText.around(STEPS), "small.lesson.json", RuleBooks.shipped()),
                RuleBooks.shipped());
        GuiActionRunner.execute(() -> frame.session().open(run, 0));
        robot.waitForIdle();
    }

    @AfterEach
    void close() {
        GuiActionRunner.execute(frame::dispose);
        robot.cleanUpWithoutDisposingWindows();
    }

    private <T> T ask(Supplier<T> question) {
        return GuiActionRunner.execute(question::get);
    }

    private void show(int step) {
        GuiActionRunner.execute(() -> frame.session().show(step));
        robot.waitForIdle();
    }

    private <T extends JComponent> List<T> named(Class<T> kind, String prefix) {
        List<T> found = new ArrayList<>();
        GuiActionRunner.execute(() -> collect(frame, kind, prefix, found));
        return found;
    }

    private static <T extends JComponent> void collect(Container in, Class<T> kind, String prefix, List<T> found) {
        for (Component child : in.getComponents()) {
            if (kind.isInstance(child)
                    && child.getName() != null
                    && child.getName().startsWith(prefix)) {
                found.add(kind.cast(child));
            }
            if (child instanceof Container inner) {
                collect(inner, kind, prefix, found);
            }
        }
    }

    private void type(JTextField field, String text) {
        GuiActionRunner.execute(() -> {
            field.requestFocusInWindow();
        });
        robot.waitForIdle();
        robot.enterText(text);
        robot.waitForIdle();
    }

    private boolean settled() {
        return ask(() -> frame.session().attempt().isSettled());
    }

    @Test
    void aNumberIsTypedAndGivenWithEnter() {
        JTextField field = named(JTextField.class, "answer.typed").get(0);
        assertThat(ask(() -> field.getAccessibleContext().getAccessibleName())).contains("How many seeds");

        type(field, "9");
        robot.pressAndReleaseKey(KeyEvent.VK_ENTER);
        robot.waitForIdle();
        assertThat(ask(() -> frame.session().attempt().verdict().orElseThrow().correct()))
                .isFalse();

        GuiActionRunner.execute(() -> frame.session().tryAgain());
        GuiActionRunner.execute(() -> field.setText(""));
        type(field, "10");
        robot.pressAndReleaseKey(KeyEvent.VK_ENTER);
        robot.waitForIdle();
        assertThat(settled()).isTrue();
    }

    @Test
    void everyCountMustBeTyped() {
        show(1);
        List<JTextField> fields = named(JTextField.class, "answer.typed");
        assertThat(fields)
                .extracting(f -> ask(() -> f.getAccessibleContext().getAccessibleName()))
                .containsExactly("S3", "S2");
        AbstractButton answer = named(AbstractButton.class, "answer").stream()
                .filter(b -> b.getName().equals("answer"))
                .findFirst()
                .orElseThrow();

        type(fields.get(0), "0");
        assertThat(ask(answer::isEnabled)).isFalse();
        type(fields.get(1), "8");
        assertThat(ask(answer::isEnabled)).isTrue();
        GuiActionRunner.execute(() -> answer.doClick());
        assertThat(settled()).isTrue();
    }

    @Test
    void eventsAreNumberedAsTheyAreChosen() {
        show(2);
        String right =
                ask(() -> frame.session().lesson().rightAnswer(frame.session().stage()));
        int place = 0;
        for (String letter : right.split(",", -1)) {
            place++;
            AbstractButton button =
                    named(AbstractButton.class, "answer." + letter).get(0);
            GuiActionRunner.execute(() -> button.doClick());
            assertThat(ask(() -> button.getAccessibleContext().getAccessibleName()))
                    .startsWith(place + ". ");
        }
        AbstractButton answer = named(AbstractButton.class, "answer").stream()
                .filter(b -> b.getName().equals("answer"))
                .findFirst()
                .orElseThrow();
        GuiActionRunner.execute(() -> answer.doClick());
        assertThat(settled()).isTrue();
    }

    @Test
    void theModelAnswerIsShownOnlyAfterTheOwn() {
        show(3);
        JTextComponent feedback = named(JTextComponent.class, "feedback").get(0);
        assertThat(ask(() -> feedback.getText())).doesNotContain("A model.");

        type(named(JTextField.class, "answer.typed").get(0), "because");
        robot.pressAndReleaseKey(KeyEvent.VK_ENTER);
        robot.waitForIdle();
        assertThat(ask(() -> feedback.getText())).contains("A model.");
        assertThat(settled()).isTrue();
    }
}
