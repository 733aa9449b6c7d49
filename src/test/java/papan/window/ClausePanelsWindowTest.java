package papan.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.awt.event.ActionEvent;
import java.awt.event.KeyEvent;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import javax.swing.AbstractButton;
import javax.swing.text.JTextComponent;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papan.narration.Language;
import papan.ui.app.Options;
import papan.ui.plot.LineSheet;

/** Questions about clauses, classes and lines, and how sure one is: each answered once, as a learner would. */
@Windowed
class ClausePanelsWindowTest {
    private static final String STEPS = """
            { 'id': 'alike', 'kind': 'ask', 'question': { 'type': 'similar', 'rules': ['congkak', 'sungka'],
              'clauses': ['stores', 'direction', 'own-store', 'first-move'] } },
            { 'id': 'wrong', 'kind': 'ask', 'position': 'start', 'question': { 'type': 'spotError', 'move': 'S6',
              'alter': { 'clause': 'capturing-seed', 'as': 'congklak-simple' } } },
            { 'id': 'hands', 'kind': 'ask', 'question': { 'type': 'tally', 'text': 'Who wins?',
              'options': [{ 'id': 'south', 'text': 'South' }, { 'id': 'north', 'text': 'North' }] } },
            { 'id': 'line', 'kind': 'ask', 'position': 'start', 'question': { 'type': 'drawCurve', 'move': 'S6',
              'chart': 'stores', 'per': 'lap' } },
            { 'id': 'sure', 'kind': 'ask', 'question': { 'type': 'choice', 'text': 'Which?', 'confidence': true, 'attempts': 1,
              'options': [{ 'id': 'a', 'text': 'Alpha', 'correct': true, 'feedback': 'f' },
                { 'id': 'b', 'text': 'Beta', 'feedback': 'Not Beta.' }] } },
            { 'id': 'played', 'kind': 'play', 'from': 'start', 'moves': ['S3'] },
            { 'id': 'curve', 'kind': 'chart', 'chart': 'stores', 'per': 'lap', 'predictFirst': true }""";

    @TempDir
    private Path folder;

    private Opened window;

    @BeforeEach
    void open() throws Exception {
        window = new Opened(Options.NONE, folder);
        window.open(Opened.lesson(STEPS));
    }

    @AfterEach
    void close() {
        window.close();
    }

    private boolean correct() {
        return window.ask(
                () -> window.session().attempt().verdict().orElseThrow().correct());
    }

    @Test
    void whatIsAlikeIsTickedWithTheMouse() {
        Arrays.stream(window.right().split(",", -1)).forEach(clause -> window.click("answer." + clause));
        window.click("answer");
        assertThat(correct()).isTrue();
    }

    @Test
    void theWrongEventIsChosenWithTheMouse() {
        window.show(1);
        window.click("answer." + window.right());
        assertThat(correct()).isTrue();
    }

    @Test
    void handsAreTypedOptionByOption() {
        window.show(2);
        window.click("answer.typed.South");
        window.type("7");
        window.click("answer.typed.North");
        window.type("12");
        window.press(KeyEvent.VK_ENTER);
        assertThat(window.ask(() -> window.session()
                        .attempt()
                        .verdict()
                        .orElseThrow()
                        .given()
                        .written()))
                .isEqualTo("7,12");
    }

    @Test
    void aLineIsDrawnWithTheArrowKeys() {
        window.show(3);
        window.until("focus", () -> window.owner().equals("answer.curve"));
        int points = window.right().split(",", -1).length;
        for (int i = 0; i < points; i++) {
            window.press(KeyEvent.VK_UP);
            window.press(KeyEvent.VK_RIGHT);
        }
        window.click("answer");
        assertThat(window.ask(() -> window.session()
                        .attempt()
                        .verdict()
                        .orElseThrow()
                        .given()
                        .parts()))
                .hasSize(points);
        assertThat(text("feedback")).startsWith("On average, your line is ").doesNotContain("point");
    }

    @Test
    void halfALineIsThereAgainInAnotherLanguageAndAfterAnotherStep() {
        for (int step : new int[] {3, 6}) {
            window.show(step);
            window.run(() -> drawn().getActionMap()
                    .get("papan.curve." + KeyEvent.VK_UP)
                    .actionPerformed(new ActionEvent(drawn(), ActionEvent.ACTION_PERFORMED, "up")));
            String before = window.ask(drawn()::draft);
            assertThat(before).matches("[0-9.]+,+");
            window.run(() -> window.frame().inside().setLanguage(Language.MALAY));
            assertThat(window.ask(() -> drawn().draft())).as("another language").isEqualTo(before);
            window.run(() -> window.frame().inside().setLanguage(Language.ENGLISH));
            window.show(0);
            window.show(step);
            assertThat(window.ask(() -> drawn().draft())).as("another step").isEqualTo(before);
        }
    }

    private LineSheet drawn() {
        return Parts.of(window.frame(), LineSheet.class).stream()
                .filter(Component::isShowing)
                .findFirst()
                .orElseThrow();
    }

    @Test
    void whoeverIsShownALineHearsItsNumbers() {
        window.show(3);
        List<String> spoken = window.spoken();
        window.run(() -> window.session().reveal());
        String numbers = window.right().replace(",", ", ");
        window.until("the numbers", () -> spoken.contains("The answer is: " + numbers));
    }

    @Test
    void aLineIsDrawnBeforeAChartAndStaysThereBesideTheTrueOne() {
        window.run(() -> window.session().show(6));
        window.run(() -> Arrays.stream(((Container) window.named("predict")).getComponents())
                .filter(part -> "answer.curve".equals(part.getName()))
                .forEach(Component::requestFocusInWindow));
        window.until("focus", () -> window.owner().equals("answer.curve"));
        for (int i = 0; i < 2; i++) {
            window.press(KeyEvent.VK_UP);
            window.press(KeyEvent.VK_RIGHT);
        }
        window.click("predict.show");
        window.until("focus on what is said", () -> window.owner().equals("predict.task"));
        String said = text("predict.task");
        assertThat(said).startsWith("On average, your line is ").contains("furthest off at point 2");
        window.run(() -> window.session().show(5));
        window.run(() -> window.session().show(6));
        assertThat(text("predict.task")).isEqualTo(said);
    }

    private String text(String name) {
        return window.ask(() -> ((JTextComponent) window.named(name)).getText());
    }

    @Test
    void howSureOneIsIsAskedBeforeTheVerdictAndTheLastAttemptShowsTheAnswer() {
        window.show(4);
        window.click("answer.b");
        assertThat(window.ask(() -> window.session().isOpenQuestion())).isTrue();
        assertThat(window.ask(() -> window.session().attempt().verdict())).isEmpty();
        window.until("focus", () -> window.owner().equals("answer.sure.1"));
        window.run(() -> window.session().show(3));
        window.run(() -> window.session().show(4));
        assertThat(window.ask(() -> ((AbstractButton) window.named("answer.b")).isSelected()))
                .as("it still waits")
                .isTrue();
        window.until("focus", () -> window.owner().equals("answer.sure.1"));

        window.press(KeyEvent.VK_3);
        assertThat(correct()).isFalse();
        assertThat(window.ask(() -> window.session().attempt().isSettled())).isTrue();
        assertThat(window.ask(() -> window.named("sure").isShowing())).isFalse();
    }
}
