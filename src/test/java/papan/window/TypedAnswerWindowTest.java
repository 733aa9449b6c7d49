package papan.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.event.KeyEvent;
import java.nio.file.Path;
import java.util.List;
import javax.swing.AbstractButton;
import javax.swing.JTextField;
import javax.swing.text.JTextComponent;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papan.lesson.play.LessonText;
import papan.narration.Language;
import papan.ui.app.Options;

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

    private Opened window;

    @BeforeEach
    void open() throws Exception {
        window = new Opened(Options.NONE, settings);
        window.open(Opened.lesson(STEPS));
    }

    @AfterEach
    void close() {
        window.close();
    }

    private <T extends Component> List<T> named(Class<T> kind, String prefix) {
        return window.ask(() -> Parts.of(window.frame(), kind).stream()
                .filter(part -> part.getName() != null && part.getName().startsWith(prefix))
                .toList());
    }

    private AbstractButton button(String name) {
        return window.ask(() -> (AbstractButton) window.named(name));
    }

    private void type(JTextField field, String text) {
        window.focus(field);
        window.type(text);
    }

    private boolean settled() {
        return window.ask(() -> window.session().attempt().isSettled());
    }

    @Test
    void aStepThatIsBegunAgainHasNothingTypedInIt() {
        JTextField field = named(JTextField.class, "answer.typed").get(0);
        type(field, "9");
        window.press(KeyEvent.VK_ENTER);
        window.run(() -> window.session().restart());
        assertThat(window.ask(
                        () -> named(JTextField.class, "answer.typed").get(0).getText()))
                .isEmpty();
    }

    @Test
    void aNumberIsTypedAndGivenWithEnter() {
        JTextField field = named(JTextField.class, "answer.typed").get(0);
        assertThat(window.ask(() -> field.getAccessibleContext().getAccessibleName()))
                .contains("How many seeds");

        type(field, "9");
        window.press(KeyEvent.VK_ENTER);
        assertThat(window.ask(
                        () -> window.session().attempt().verdict().orElseThrow().correct()))
                .isFalse();

        window.run(() -> window.session().tryAgain());
        window.run(() -> field.setText(""));
        type(field, "10");
        window.press(KeyEvent.VK_ENTER);
        assertThat(settled()).isTrue();
    }

    @Test
    void whatIsTypedStaysInAnotherLanguage() {
        window.show(1);
        type(named(JTextField.class, "answer.typed").get(1), "8");
        window.run(() -> window.frame().inside().setLanguage(Language.CHINESE));
        assertThat(named(JTextField.class, "answer.typed"))
                .extracting(field -> window.ask(field::getText))
                .containsExactly("", "8");
    }

    @Test
    void whatIsTypedIsThereAgainAfterAnotherStepAnotherLessonAndAnotherStart() throws Exception {
        window.run(() -> window.session().resume(LessonText.run(STEPS)));
        window.show(1);
        type(named(JTextField.class, "answer.typed").get(1), "8");
        window.press(KeyEvent.VK_PAGE_UP);
        window.show(1);
        assertThat(typed()).as("another step").containsExactly("", "8");
        type(named(JTextField.class, "answer.typed").get(0), "5");
        window.open("first-turn");
        window.run(() -> window.session().resume(LessonText.run(STEPS)));
        assertThat(typed()).as("another lesson").containsExactly("5", "8");
        type(named(JTextField.class, "answer.typed").get(1), "1");
        window.leave();
        window = new Opened(Options.NONE, settings);
        window.run(() -> window.session().resume(LessonText.run(STEPS)));
        assertThat(typed()).as("another start").containsExactly("5", "1");
    }

    private List<String> typed() {
        return named(JTextField.class, "answer.typed").stream()
                .map(field -> window.ask(field::getText))
                .toList();
    }

    @Test
    void everyCountMustBeTyped() {
        window.show(1);
        List<JTextField> fields = named(JTextField.class, "answer.typed");
        assertThat(fields)
                .extracting(f -> window.ask(() -> f.getAccessibleContext().getAccessibleName()))
                .containsExactly("S3", "S2");
        AbstractButton answer = button("answer");

        type(fields.get(0), "0");
        assertThat(window.ask(answer::isEnabled)).isFalse();
        type(fields.get(1), "8");
        assertThat(window.ask(answer::isEnabled)).isTrue();
        window.run(() -> answer.doClick());
        assertThat(settled()).isTrue();
    }

    @Test
    void eventsAreNumberedAsTheyAreChosen() {
        window.show(2);
        String right = window.right();
        int place = 0;
        for (String letter : right.split(",", -1)) {
            place++;
            AbstractButton button = button("answer." + letter);
            window.run(() -> button.doClick());
            assertThat(window.ask(() -> button.getAccessibleContext().getAccessibleName()))
                    .startsWith(place + ". ");
        }
        AbstractButton answer = button("answer");
        window.run(() -> answer.doClick());
        assertThat(settled()).isTrue();
    }

    @Test
    void theModelAnswerIsShownOnlyAfterTheOwn() {
        window.show(3);
        JTextComponent feedback = named(JTextComponent.class, "feedback").get(0);
        assertThat(window.ask(() -> feedback.getText())).doesNotContain("A model.");

        type(named(JTextField.class, "answer.typed").get(0), "because");
        window.press(KeyEvent.VK_ENTER);
        assertThat(window.ask(() -> feedback.getText())).contains("A model.");
        assertThat(settled()).isTrue();
    }
}
