package papan.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Dimension;
import java.awt.Frame;
import java.awt.event.KeyEvent;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import javax.swing.AbstractButton;
import javax.swing.JTextField;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papan.event.SowingEvent.Ruled;
import papan.lesson.script.Step;
import papan.narration.Reasoning;

/**
 * What the program knows, on the class's screen: the rule with why and why not, documents, hints, the chart, and what is
 * said to the class's answer, beside a board that can still be read from the back; and the way back from each press.
 */
@Windowed
class ClassCardsWindowTest {
    private static final Dimension OLD_PROJECTOR = new Dimension(1024, 768);
    private static final String CARD = "audience.card";

    @TempDir
    private Path settings;

    private Opened window;
    private ClassScreen screen;

    @BeforeEach
    void begin() throws Exception {
        window = new Opened(Opened.on("capture"), settings);
        screen = new ClassScreen(window);
        window.show(0);
        screen.begin();
        screen.resize(OLD_PROJECTOR);
    }

    @AfterEach
    void close() {
        window.run(() -> ClassScreen.all().forEach(Frame::dispose));
        window.close();
    }

    /** At the end of a step in which a last seed has met something. */
    private void decided() {
        window.show(Step.Play.class);
        window.press(KeyEvent.VK_PAGE_DOWN);
        screen.settle();
    }

    @Test
    void theRuleAndTheReasonStandBesideTheBoard() {
        decided();
        String before = screen.readable();
        window.press(KeyEvent.VK_W);
        String title = window.ask(() -> window.session()
                .playback()
                .timeline()
                .latestDecision(window.playback().cursor())
                .map(event -> new Reasoning(
                                window.session().lesson().words(),
                                window.session().lesson().rules(window.session().stage()))
                        .title((Ruled) event))
                .orElseThrow());
        assertThat(screen.words(CARD)).startsWith(title).contains(". ");
        List<String> why = screen.words(CARD).lines().toList();
        assertThat(why).hasSizeGreaterThan(1);
        window.press(KeyEvent.VK_W, KeyEvent.VK_SHIFT);
        assertThat(screen.words(CARD)).as("what was passed over, and why").contains("\n– ");
        window.press(KeyEvent.VK_W, KeyEvent.VK_SHIFT);
        turnToTheEnd(KeyEvent.VK_W, KeyEvent.VK_SHIFT);
        assertThat(screen.readable()).isEqualTo(before);
    }

    @Test
    void aQuestionAboutATryTellsTheRuleThatDecidedInItOnceItIsAnswered() throws Exception {
        window.open(Opened.lesson(
                "{'id': 't', 'kind': 'try', 'position': 'few', 'goal': {'moves': {'gte': 1}}, 'moves': {'lte': 1}},"
                        + "{'id': 'q', 'kind': 'ask', 'position': 'few', 'question': {'type': 'choice', 'looksBack': true,"
                        + "'text': 'What came of it?', 'options': [{'id': 'a', 'text': 'A', 'correct': true},"
                        + "{'id': 'b', 'text': 'B'}]}}"));
        // The try is played to its end, the next step comes, and its answer is shown.
        for (int i = 0;
                i < 9
                        && window.ask(() -> window.session().index() == 0
                                || !window.session().attempt().isSettled());
                i++) {
            window.press(KeyEvent.VK_PAGE_DOWN);
            screen.settle();
            window.until("nobody thinks", () -> !window.session().isThinking());
        }
        assertThat(window.ask(() -> window.session().index())).isEqualTo(1);
        assertThat(window.ask(() -> window.playback().position()))
                .isEqualTo(window.ask(() -> window.session()
                        .state()
                        .board()
                        .positionAt(window.session().state().board().size())));
        window.press(KeyEvent.VK_W);
        assertThat(screen.words(CARD)).isNotEmpty();
    }

    /** Presses a key until the card has been turned to its end, and is away. */
    private void turnToTheEnd(int key, int... held) {
        for (int i = 0; i < 9 && !screen.words(CARD).isEmpty(); i++) {
            window.press(key, held);
        }
        assertThat(screen.words(CARD)).isEmpty();
    }

    @Test
    void theDocumentsAreNamed() {
        decided();
        window.press(KeyEvent.VK_D);
        assertThat(screen.words(CARD)).contains("Source").containsPattern("[“(].+");
        window.press(KeyEvent.VK_ESCAPE);
        assertThat(screen.words(CARD)).isEmpty();
        assertThat(window.ask(() -> ClassScreen.all().findAny()))
                .as("the class goes on")
                .isPresent();
    }

    @Test
    void theButtonsDoWhatTheKeysDo() {
        decided();
        click("presenter.card.why");
        assertThat(screen.words(CARD)).isNotEmpty();
        assertThat(window.ask(() -> ((AbstractButton) window.named("presenter.card.why")).isSelected()))
                .isTrue();
        window.press(KeyEvent.VK_ESCAPE);
        assertThat(window.ask(() -> ((AbstractButton) window.named("presenter.card.why")).isSelected()))
                .isFalse();
    }

    private void click(String name) {
        window.run(() -> ((AbstractButton) window.named(name)).doClick());
    }

    @Test
    void whereNothingIsPlayedTheReasonIsWhatIsSaidToTheAnswer() throws Exception {
        window.open(Opened.lesson("{ 'id': 'q', 'kind': 'ask', 'position': 'few', 'question': { 'type': 'choice',"
                + " 'text': 'Which?', 'options': [{ 'id': 'a', 'text': 'A', 'correct': true, 'feedback': 'A is the first.' },"
                + " { 'id': 'b', 'text': 'B' }] } },"
                + "{ 'id': 'e', 'kind': 'ask', 'position': 'few', 'question': { 'type': 'explain', 'text': 'Why?',"
                + " 'model': 'A model.' } }"));
        window.press(KeyEvent.VK_PAGE_DOWN);
        screen.settle();
        window.press(KeyEvent.VK_W);
        assertThat(screen.words(CARD)).contains("A is the first.");
        window.show(1);
        window.press(KeyEvent.VK_PAGE_DOWN);
        screen.settle();
        window.press(KeyEvent.VK_W);
        assertThat(window.hands().label("status").text()).startsWith("Nothing is played in this step");
    }

    @Test
    void whatIsAskedIsNotToldByARule() {
        window.open("capture", "which");
        String before = screen.readable();
        for (int key : List.of(KeyEvent.VK_W, KeyEvent.VK_D, KeyEvent.VK_C)) {
            window.press(key);
            assertThat(screen.readable()).as("key %s", KeyEvent.getKeyText(key)).isEqualTo(before);
        }
        assertThat(window.hands().label("status").text()).contains("First the answer");
    }

    @Test
    void theHintIsReadInWordsAndThenTheNext() {
        window.open("capture", "which");
        window.press(KeyEvent.VK_H);
        List<String> hints = window.ask(() ->
                window
                        .session()
                        .lesson()
                        .hints(
                                window.session().stage(),
                                window.session().lesson().words())
                        .stream()
                        .map(hint -> hint.text())
                        .toList());
        assertThat(screen.words(CARD)).endsWith(hints.get(0));
        window.press(KeyEvent.VK_H);
        assertThat(screen.words(CARD)).endsWith(hints.get(1));
    }

    @Test
    void aWrongTallyIsToldWhatItPointsTo() {
        window.open("capture", "which");
        String right = window.right();
        JTextField wrong = window.ask(() -> Parts.of(window.frame().getContentPane(), JTextField.class).stream()
                .filter(field -> field.getName() != null
                        && field.getName().startsWith("presenter.count.")
                        && !field.getName().endsWith("." + right))
                .findFirst()
                .orElseThrow());
        window.press(KeyEvent.VK_V);
        assertThat(screen.words(CARD)).as("nobody has answered").isEmpty();
        window.run(() -> wrong.setText("12"));
        window.press(KeyEvent.VK_V);
        String given = wrong.getName().substring("presenter.count.".length());
        String feedback = window.ask(() ->
                window.session().lesson().judge(window.session().stage(), given).correct() ? "" : "wrong");
        assertThat(feedback).isEqualTo("wrong");
        assertThat(screen.words(CARD)).isNotEmpty();
        assertThat(window.ask(() -> window.session().isOpenQuestion()))
                .as("the question is still open")
                .isTrue();
        window.press(KeyEvent.VK_PAGE_DOWN);
        turnToTheEnd(KeyEvent.VK_V);
    }

    @Test
    void theChartIsShownAndPutAway() {
        decided();
        window.press(KeyEvent.VK_C);
        window.until("the class to see the chart", () -> window.ask(() -> ClassScreen.shows("learn.chart.0")));
        window.press(KeyEvent.VK_C);
        assertThat(window.ask(() -> ClassScreen.shows("learn.chart.0"))).isFalse();
    }

    @Test
    void cardAndBoardCanBeReadFromTheLastRow() {
        decided();
        window.press(KeyEvent.VK_W);
        window.until(
                "the card to be there",
                () -> window.ask(() -> card().getX() + card().getWidth() <= OLD_PROJECTOR.width));
        assertThat(window.ask(() -> card().getFont().getSize2D())).isGreaterThanOrEqualTo(28);
        assertThat(window.ask(() -> card().getX())).as("the board's room").isGreaterThanOrEqualTo(560);
    }

    private static Component card() {
        return Parts.named(ClassScreen.frame().getContentPane(), CARD);
    }

    @Test
    void anotherStepTakesTheCardAway() {
        decided();
        window.press(KeyEvent.VK_W);
        window.press(KeyEvent.VK_PAGE_DOWN);
        assertThat(screen.words(CARD)).isEmpty();
    }

    @Test
    void everyPressHasItsWayBack() {
        List<String> wrong = new ArrayList<>();
        for (String lesson : List.of("capture", "openings-return")) {
            window.open(lesson);
            window.show(0);
            Deque<String> seen = new ArrayDeque<>();
            while (!window.ask(() -> window.session().isFinished())) {
                assertThat(seen).as("presses in %s", lesson).hasSizeLessThan(200);
                seen.push(screen.readable());
                window.press(KeyEvent.VK_PAGE_DOWN);
                screen.settle();
            }
            while (!seen.isEmpty()) {
                int left = seen.size();
                window.press(KeyEvent.VK_PAGE_UP);
                String before = seen.pop();
                String now = screen.readable();
                if (!now.equals(before)) {
                    wrong.add(lesson + " at press " + left + ":\n" + before + "\n--- but\n" + now);
                    break;
                }
            }
        }
        assertThat(wrong).isEmpty();
    }

    @Test
    void handsCountedMeanwhileStayCounted() {
        window.open("capture", "which");
        window.press(KeyEvent.VK_PAGE_DOWN);
        JTextField field = window.ask(() -> Parts.of(window.frame().getContentPane(), JTextField.class).stream()
                .filter(each -> each.getName() != null && each.getName().startsWith("presenter.count."))
                .findFirst()
                .orElseThrow());
        window.run(() -> field.setText("17"));
        window.press(KeyEvent.VK_PAGE_UP);
        assertThat(window.ask(() -> window.session().isOpenQuestion())).isTrue();
        assertThat(screen.readable()).contains("17");
    }
}
