package papan.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Frame;
import java.awt.event.ActionEvent;
import java.awt.event.KeyEvent;
import java.awt.event.WindowEvent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javax.swing.JComponent;
import javax.swing.JFrame;
import javax.swing.JLabel;
import javax.swing.JTextField;
import javax.swing.JToggleButton;
import javax.swing.UIManager;
import javax.swing.text.JTextComponent;
import org.jfree.chart.ChartPanel;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papan.json.lesson.LessonReader;
import papan.json.rules.RuleBooks;
import papan.lesson.page.Offers.Action;
import papan.lesson.play.LessonRun;
import papan.lesson.play.LessonText;
import papan.narration.Language;
import papan.ui.board.BoardView;
import papan.ui.common.TextLabel;

/** A lesson shown to a class with a clicker: two keys go through all of it, and nobody sees an answer too early. */
@Windowed
class PresentingWindowTest {
    @TempDir
    private Path settings;

    private Opened window;

    @BeforeEach
    void begin() throws Exception {
        window = new Opened(Opened.on("first-turn"), settings);
        window.show(0);
        window.press(KeyEvent.VK_F5);
        window.until("the audience's window has the keys", () -> audiences().anyMatch(JFrame::isFocused));
    }

    @AfterEach
    void close() {
        window.run(() -> audiences().forEach(Frame::dispose));
        window.close();
    }

    private static Stream<JFrame> audiences() {
        return ClassScreen.all();
    }

    private static JFrame audience() {
        return ClassScreen.frame();
    }

    private String sentence() {
        return window.ask(() -> Parts.named(audience().getContentPane(), "audience.sentence")
                .getAccessibleContext()
                .getAccessibleName());
    }

    private String readable() {
        return new ClassScreen(window).readable();
    }

    private boolean asks() {
        return window.ask(() -> window.session().isAsking());
    }

    private boolean open() {
        return window.ask(() -> window.session().isOpenQuestion());
    }

    @Test
    void oneKeyGoesThroughTheWholeLesson() {
        int presses = 0;
        List<Integer> steps = new ArrayList<>();
        while (!window.ask(() -> window.session().isFinished())) {
            assertThat(++presses).as("presses").isLessThan(100);
            steps.add(window.ask(() -> window.session().index()));
            if (asks() && open()) {
                String right = window.ask(() -> window.frame()
                        .contents()
                        .session()
                        .lesson()
                        .rightAnswer(window.session().stage())
                        .written());
                window.press(KeyEvent.VK_PAGE_DOWN);
                assertThat(open()).as("the answer is shown: " + right).isFalse();
            } else {
                assertThat(sentence()).isNotEqualTo("null");
                window.press(KeyEvent.VK_PAGE_DOWN);
            }
        }
        assertThat(steps).contains(0, window.ask(() -> window.session().size() - 1));
    }

    @Test
    void backAgainIsTheOtherKey() {
        window.press(KeyEvent.VK_PAGE_DOWN);
        window.press(KeyEvent.VK_PAGE_DOWN);
        int there = window.ask(() -> window.session().index());
        assertThat(there).isEqualTo(1);
        window.press(KeyEvent.VK_PAGE_UP);
        assertThat(window.ask(() -> window.session().index())).isZero();
    }

    @Test
    void anotherLanguageLeavesTheAudienceItsTheme() {
        for (Language language : List.of(Language.SWEDISH, Language.CHINESE, Language.ENGLISH)) {
            window.run(() -> window.frame().inside().setLanguage(language));
            assertThat(window.ask(() -> UIManager.getLookAndFeel().getName()))
                    .as("%s", language)
                    .isEqualTo("Papan projector");
        }
    }

    @Test
    void theAudienceReadsTheQuestionAndNotItsAnswer() {
        assertThat(asks()).isTrue();
        assertThat(sentence()).endsWith("?");
        assertThat(readable()).doesNotContain("The answer").doesNotContain("Why");
        assertThat(window.ask(() -> ((JTextComponent) window.named("presenter.answer")).isVisible()))
                .isFalse();
        window.run(() -> ((javax.swing.AbstractButton) window.named("presenter.peek")).doClick());
        assertThat(window.ask(() -> ((JTextComponent) window.named("presenter.answer")).getText()))
                .isEqualTo("N4");
        assertThat(open()).as("only the presenter was shown it").isTrue();
    }

    @Test
    void handsAreCountedTwice() {
        window.run(() -> ((JTextField) window.named("presenter.count.N4")).setText("12"));
        window.run(() -> ((JTextField) window.named("presenter.count.N5")).setText("9"));
        assertThat(readable()).contains("N4").contains("12").contains("9");
        window.run(() -> ((javax.swing.AbstractButton) window.named("presenter.again")).doClick());
        window.run(() -> ((JTextField) window.named("presenter.count.N4")).setText("20"));
        assertThat(readable()).as("both votes").contains("12").contains("20");
    }

    private void count(int n4, int n5) {
        window.run(() -> ((JTextField) window.named("presenter.count.N4")).setText(String.valueOf(n4)));
        window.run(() -> ((JTextField) window.named("presenter.count.N5")).setText(String.valueOf(n5)));
    }

    @Test
    void handsAreKeptOnlyIfTheTeacherSaysSo() {
        Path file = settings.resolve("hands.json");
        count(12, 9);
        assertThat(file).as("nobody has asked for it").doesNotExist();
        window.run(() -> ((javax.swing.AbstractButton) window.named("presenter.keep-hands")).doClick());
        assertThat(file).content().contains("\"N4\" : 12", "\"N5\" : 9");
        window.run(() -> ((javax.swing.AbstractButton) window.named("presenter.keep-hands")).doClick());
        assertThat(file).as("taken back").content().doesNotContain("N4");
        count(13, 8);
        assertThat(file).content().doesNotContain("N4");
    }

    @Test
    void handsForWhichThereIsNoRoomAreToldAndWrittenWhenThereIs() throws Exception {
        Path inTheWay = Files.createDirectory(settings.resolve(".lock"));
        List<String> spoken = window.spoken();
        window.run(() -> ((javax.swing.AbstractButton) window.named("presenter.keep-hands")).doClick());
        count(12, 9);
        assertThat(window.text("presenter.hands-trouble")).startsWith("What you do can’t be saved right now");
        count(12, 10);
        assertThat(spoken.stream().filter(said -> said.startsWith("What you do can’t be saved right now")))
                .as("said once, not with every count")
                .hasSize(1);
        Files.delete(inTheWay);
        count(13, 8);
        assertThat(window.<Boolean>ask(
                        () -> window.named("presenter.hands-trouble").isVisible()))
                .isFalse();
        assertThat(settings.resolve("hands.json")).content().contains("\"N4\" : 13", "\"N5\" : 8");
    }

    @Test
    void keptHandsStandInTheClassResultsTheSecondVoteBesideTheFirst() throws Exception {
        window.run(() -> ((javax.swing.AbstractButton) window.named("presenter.keep-hands")).doClick());
        count(12, 9);
        window.run(() -> ((javax.swing.AbstractButton) window.named("presenter.again")).doClick());
        count(20, 1);
        window.press(KeyEvent.VK_ESCAPE);
        window.until("the window is back", () -> audiences().findAny().isEmpty());
        assertThat(Files.readString(settings.resolve("hands.json"))).doesNotContain("learner", "name");
        window.click("lessons");
        window.choose("teachers", "lessons.class");
        window.until("the hands", () -> window.has("class.hands"));
        assertThat(window.text("class.hands")).endsWith("21 hands, 12 right, then 20");
        assertThat(window.ask(
                        () -> window.named("tally.bars").getAccessibleContext().getAccessibleName()))
                .isEqualTo("N4 12 → 20; N5 9 → 1");
        window.click("class.hands.forget");
        assertThat(window.has("class.hands")).as("asked twice").isTrue();
        window.click("class.hands.forget");
        assertThat(window.has("class.hands")).isFalse();
    }

    @Test
    void theScreenCanBeEmptiedAndHeldStill() {
        window.press(KeyEvent.VK_B);
        assertThat(window.ask(() -> Parts.named(audience().getContentPane(), "audience.page")
                        .isShowing()))
                .isFalse();
        window.press(KeyEvent.VK_B);
        assertThat(window.ask(() -> Parts.named(audience().getContentPane(), "audience.page")
                        .isShowing()))
                .isTrue();
        String before = sentence();
        window.press(KeyEvent.VK_F);
        window.press(KeyEvent.VK_PAGE_DOWN);
        window.press(KeyEvent.VK_PAGE_DOWN);
        assertThat(sentence()).as("held still").isEqualTo(before);
        window.press(KeyEvent.VK_F);
        assertThat(sentence()).isNotEqualTo(before);
    }

    @Test
    void escapeEndsItAndLeavesNoTrace() throws Exception {
        assertThat(window.ask(() -> UIManager.getLookAndFeel().getName())).isEqualTo("Papan projector");
        window.press(KeyEvent.VK_PAGE_DOWN);
        window.press(KeyEvent.VK_ESCAPE);
        window.until("the window is back", () -> audiences().findAny().isEmpty());
        assertThat(window.ask(() -> UIManager.getLookAndFeel().getName())).isNotEqualTo("Papan projector");
        assertThat(window.ask(() -> window.named("presenter").isVisible())).isFalse();
        try (Stream<Path> files = Files.walk(settings)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                assertThat(Files.readString(file)).as(file.toString()).doesNotContain("revealed\" : true");
            }
        }
    }

    @Test
    void theSameWindowIsShownTheNextTime() {
        JFrame first = window.ask(PresentingWindowTest::audience);
        window.press(KeyEvent.VK_F);
        window.press(KeyEvent.VK_ESCAPE);
        window.until("the window is back", () -> audiences().findAny().isEmpty());
        window.run(() -> window.frame().toFront());
        window.until("the keys are back", () -> window.frame().isFocused());
        window.press(KeyEvent.VK_F5);
        window.until("the audience's window has the keys", () -> audiences().anyMatch(JFrame::isFocused));
        assertThat(window.ask(PresentingWindowTest::audience)).isSameAs(first);
        assertThat(window.ask(() -> Parts.named(audience().getContentPane(), "audience.sentence")
                        .isShowing()))
                .as("nothing is held still any more")
                .isTrue();
    }

    @Test
    void theLettersAreTwentyEightPointsAtLeast() {
        window.run(() -> audience().setBounds(0, 0, 1920, 1080));
        window.run(() -> audience().validate());
        float size = window.ask(() -> Parts.named(audience().getContentPane(), "audience.sentence")
                .getFont()
                .getSize2D());
        assertThat(size).as("pixels at 96 dots an inch").isGreaterThanOrEqualTo(28 * 96 / 72f);
    }

    @Test
    void theClickerWorksInThePresentersWindowWhateverHasTheFocus() {
        window.run(() -> {
            window.frame().toFront();
            window.frame().requestFocus();
        });
        window.until("the presenter's window to have the focus", window.frame()::isActive);
        window.focus(window.ask(() -> window.named("presenter.notes")));
        window.press(KeyEvent.VK_PAGE_DOWN);
        assertThat(open()).as("the answer is shown").isFalse();
        window.focus(window.ask(() -> window.named("next-step")));
        window.press(KeyEvent.VK_PAGE_DOWN);
        assertThat(window.ask(() -> window.session().index())).isEqualTo(1);
    }

    @Test
    void closingTheClassesWindowEndsIt() {
        window.run(() -> audience().dispatchEvent(new WindowEvent(audience(), WindowEvent.WINDOW_CLOSING)));
        assertThat(window.ask(() -> audiences().findFirst())).isEmpty();
        assertThat(window.ask(() -> UIManager.getLookAndFeel().getName())).isNotEqualTo("Papan projector");
    }

    @Test
    void closingThePresentersWindowLeavesNoOther() {
        window.run(() -> window.frame().dispatchEvent(new WindowEvent(window.frame(), WindowEvent.WINDOW_CLOSING)));
        assertThat(window.ask(() -> audiences().findFirst())).isEmpty();
    }

    @Test
    void whatThePresenterLookedUpIsHiddenAgainTheNextTime() {
        window.run(() -> ((javax.swing.AbstractButton) window.named("presenter.peek")).doClick());
        assertThat(window.ask(() -> window.named("presenter.answer").isVisible()))
                .isTrue();
        window.press(KeyEvent.VK_ESCAPE);
        window.until("the window to have the focus", window.frame()::isActive);
        window.press(KeyEvent.VK_F5);
        assertThat(window.ask(() -> window.named("presenter.answer").isVisible()))
                .isFalse();
    }

    @Test
    void aClassThatWasLeftByMistakeGoesOnWithItsHands() {
        window.run(() -> ((JTextField) window.named("presenter.count.N4")).setText("12"));
        leave();
        assertThat(window.hands().label("status").text()).contains("Shift + F5");
        showAgain(KeyEvent.VK_SHIFT);
        assertThat(readable()).contains("12");
        leave();
        showAgain();
        assertThat(readable()).as("another class").doesNotContain("12");
        assertThat(window.ask(() -> ((JTextField) window.named("presenter.count.N4")).getText()))
                .isEmpty();
    }

    @Test
    void handsAreThoseOfOneLessonThoughAnotherHasAStepOfThatName() {
        window.open("capture", "which");
        window.run(() -> fields().get(0).setText("7"));
        assertThat(hands()).contains("7");
        window.open("extra-turn", "which");
        assertThat(hands()).isNotEmpty().containsOnly("");
        window.open("capture", "which");
        assertThat(hands()).contains("7");
    }

    private List<JTextField> fields() {
        return Parts.of(window.frame().getContentPane(), JTextField.class).stream()
                .filter(field ->
                        field.getName() != null && field.getName().startsWith("presenter.count.") && field.isShowing())
                .toList();
    }

    private List<String> hands() {
        return window.ask(() -> fields().stream().map(JTextField::getText).toList());
    }

    @Test
    void answersHaveTheLettersOfTheClassOnThePresentersScreenToo() {
        window.open("capture", "which");
        List<String> options = options();
        List<String> own = window.ask(() -> Parts.of(window.frame().getContentPane(), JToggleButton.class).stream()
                .filter(button -> button.isShowing()
                        && button.getName() != null
                        && button.getName().startsWith("answer."))
                .map(button -> button.getAccessibleContext().getAccessibleName().replaceFirst(", ", " "))
                .toList());
        assertThat(own).isNotEmpty().isEqualTo(options);
        leave();
        assertThat(window.ask(() -> Parts.of(window.frame().getContentPane(), JToggleButton.class).stream()
                        .filter(button -> button.isShowing() && button.getName() != null)
                        .map(button -> button.getAccessibleContext().getAccessibleName())
                        .toList()))
                .noneMatch(name -> name.startsWith("A, "));
    }

    @Test
    void puttingTheLessonAwayEndsTheClass() {
        window.run(() -> window.session().close());
        window.until("the window is gone", () -> audiences().findAny().isEmpty());
        window.press(KeyEvent.VK_PAGE_DOWN);
        assertThat(window.ask(() -> window.session().run())).isEmpty();
    }

    private void leave() {
        window.press(KeyEvent.VK_ESCAPE);
        window.until("the window is back", () -> audiences().findAny().isEmpty());
        window.run(() -> window.frame().toFront());
        window.until("the keys are back", () -> window.frame().isFocused());
    }

    private void showAgain(int... held) {
        window.press(KeyEvent.VK_F5, held);
        window.until("the audience's window has the keys", () -> audiences().anyMatch(JFrame::isFocused));
    }

    @Test
    void largerIsLargerForTheClassToo() {
        float before = size();
        window.run(() -> window.frame().inside().setZoom(150));
        assertThat(size()).isEqualTo(before * 1.5f);
        window.run(() -> window.frame().inside().setZoom(75));
        assertThat(size()).isEqualTo(before);
    }

    private float size() {
        window.run(() -> audience().validate());
        return window.ask(() -> Parts.named(audience().getContentPane(), "audience.sentence")
                .getFont()
                .getSize2D());
    }

    @Test
    void theClassReadsWhatLeadsUpToAQuestionWhereThereIsRoom() {
        window.run(() -> audience().setBounds(0, 0, 1920, 1080));
        window.run(() -> audience().validate());
        Set<String> shown = new HashSet<>();
        for (int step = 0; step < window.ask(() -> window.session().size()); step++) {
            window.show(step);
            String led = window.ask(() -> {
                JTextComponent intro = (JTextComponent) window.named("question.intro");
                return asks() && intro.isVisible() ? intro.getText() : "";
            });
            window.run(() -> audience().validate());
            if (!led.isEmpty()) {
                assertThat(sentence()).startsWith(led);
                shown.add(led);
            }
        }
        assertThat(shown).isNotEmpty();
    }

    private List<String> options() {
        return window.ask(() -> List.of(Parts.named(audience().getContentPane(), "audience.options")
                .getAccessibleContext()
                .getAccessibleName()
                .split("; ")));
    }

    @Test
    void theClassIsShownTheCountOfEachHouse() {
        window.open("counting-the-ring", "sixteen");
        assertThat(readable()).as("nothing is told before").doesNotContain("S7 2");
        window.press(KeyEvent.VK_PAGE_DOWN);
        assertThat(open()).isFalse();
        assertThat(options()).containsExactly("S4 4", "S5 2", "S6 1", "S7 2");
    }

    @Test
    void aWrongAnswerShowsTheClassNothingAndTheClickerThenTheRightOne() {
        window.open("counting-the-ring", "sixteen");
        window.run(() -> window.session().answer("1,1,1,1"));
        assertThat(readable()).doesNotContain("S7 2");
        int step = window.ask(() -> window.session().index());
        window.press(KeyEvent.VK_PAGE_DOWN);
        assertThat(options()).containsExactly("S4 4", "S5 2", "S6 1", "S7 2");
        assertThat(window.ask(() -> window.session().index())).isEqualTo(step);
    }

    @Test
    void theClassIsShownTheNumberThatWasAskedFor() {
        window.open("counting-the-ring", "how-often");
        assertThat(window.ask(() -> Parts.named(audience().getContentPane(), "audience.options")
                        .isVisible()))
                .isFalse();
        window.press(KeyEvent.VK_PAGE_DOWN);
        assertThat(window.ask(() -> Parts.named(audience().getContentPane(), "audience.options")
                        .isVisible()))
                .isTrue();
        assertThat(options()).containsExactly("2");
    }

    @Test
    void ofATryTheClassSeesAWayToTheGoalBeforeItGoesOn() throws Exception {
        window.open(Opened.lesson("{ 'id': 't', 'kind': 'try', 'position': 'start', 'moves': 1, 'goal': "
                + "{ 'at': 'S.store', 'gte': 1 } }, { 'id': 'end', 'kind': 'show', 'position': 'few' }"));
        window.press(KeyEvent.VK_PAGE_DOWN);
        window.until("a way", () -> window.session().attempt().revealed());
        assertThat(window.ask(() -> window.session().index())).isZero();
        assertThat(window.ask(() -> window.session().trial().orElseThrow().isDone()))
                .isTrue();
        window.press(KeyEvent.VK_PAGE_UP);
        assertThat(window.ask(() -> window.session().offers().has(Action.MOVE))).isTrue();
        window.press(KeyEvent.VK_PAGE_DOWN);
        window.until("a way", () -> window.session().attempt().revealed());
        window.run(() -> window.playback().last());
        window.press(KeyEvent.VK_PAGE_DOWN);
        assertThat(window.ask(() -> window.session().index())).isEqualTo(1);
    }

    @Test
    void aGameIsNotLeftBeforeAClassWithoutAWord() throws Exception {
        window.open(Opened.lesson("{ 'id': 'g', 'kind': 'game', 'position': 'few', 'opponent': 'big-sister', 'goals': ["
                + "{ 'text': 'Finish.', 'when': { 'roundOver': true } }] }"));
        window.press(KeyEvent.VK_PAGE_DOWN);
        assertThat(window.ask(() -> window.session().isFinished())).isFalse();
        assertThat(window.ask(() -> ((JLabel) window.named("status")).getText()))
                .isEqualTo("Choose a house to play. Page Down goes on without it.");
        window.press(KeyEvent.VK_PAGE_DOWN);
        assertThat(window.ask(() -> window.session().isFinished())).isTrue();
    }

    @Test
    void theClassIsShownTheRightOrder() {
        window.open("openings-return", "in-order");
        List<String> asked = options();
        assertThat(asked).hasSize(4).isSorted();
        window.press(KeyEvent.VK_PAGE_DOWN);
        assertThat(options()).containsExactly(asked.get(2), asked.get(1), asked.get(3), asked.get(0));
    }

    @Test
    void theClassLooksForWhatBoardsHaveInCommonBeforeItIsTold() {
        window.open("counting-the-ring", "other-way");
        int step = window.ask(() -> window.session().index());
        assertThat(sentence()).endsWith("?");
        assertThat(window.ask(() -> shown("followed-board.0"))).isTrue();
        assertThat(window.ask(() -> shown("board-labels") || shown("board-turn")))
                .as("what only one who sits before it can use")
                .isFalse();
        for (int i = 0; i < 5 && !window.ask(() -> window.playback().atLimit()); i++) {
            window.press(KeyEvent.VK_PAGE_DOWN);
        }
        assertThat(sentence()).as("what is to be found stays in sight").endsWith("?");
        assertThat(readable()).doesNotContain("Fifteen come home");
        window.press(KeyEvent.VK_PAGE_DOWN);
        assertThat(window.ask(() -> window.session().index())).isEqualTo(step);
        assertThat(sentence()).endsWith("Fifteen come home, whichever way the hand goes.");
        assertThat(new ClassScreen(window).words("audience.source"))
                .as("the clause, and who says so")
                .startsWith("Which way you sow · ")
                .endsWith(" · Sungka in Philippines");
        window.press(KeyEvent.VK_PAGE_DOWN);
        assertThat(window.ask(() -> window.session().index())).isEqualTo(step + 1);
    }

    @Test
    void aStepWithAChartIsShownFromAnyOther() {
        window.open("openings-return", "watch");
        window.show(window.first(stage -> stage.step().head().id().equals("lead")));
        window.until("the class to see the chart", () -> window.ask(() -> shown("learn.chart.0")));
        assertThat(window.ask(() -> shown("learn.chart.table") || shown("learn.chart.save")))
                .as("what only one who sits before it can use")
                .isFalse();
    }

    @Test
    void aTableOfTheAuthorsIsReadFromAfarAndTakesNothingFromTheClicker() throws Exception {
        String charts = """
                "charts": { "mine": { "title": "The hand", "kind": "table", "x": "lap", "series": [{ "of": "hand" }] } },
                """;
        String text = LessonText.around("""
                        { 'id': 'played', 'kind': 'play', 'from': 'start', 'moves': ['S3'] },
                        { 'id': 'own', 'kind': 'chart', 'chart': 'mine' },
                        { 'id': 'program', 'kind': 'chart', 'chart': 'stores', 'per': 'lap' }""").replace("\"steps\"", charts + "\"steps\"");
        window.open(LessonRun.of(LessonReader.read(text, "own.lesson.json", RuleBooks.shipped()), RuleBooks.shipped()));
        window.show(1);
        assertThat(window.ask(() -> shown("learn.chart.numbers"))).isTrue();
        assertThat(window.ask(() -> Parts.named(audience().getContentPane(), "learn.chart.numbers")
                        .getFont()
                        .getSize2D()))
                .isEqualTo(size());
        window.press(KeyEvent.VK_PAGE_DOWN);
        assertThat(window.ask(() -> window.session().index())).isEqualTo(2);
        assertThat(window.ask(() -> shown("learn.chart.numbers"))).isFalse();
        window.show(1);
        window.run(() -> {
            window.frame().toFront();
            window.frame().requestFocus();
        });
        window.until("the presenter's window to have the focus", window.frame()::isActive);
        window.run(() -> Parts.named(window.frame().getContentPane(), "learn.chart.numbers")
                .requestFocusInWindow());
        window.until("the table to have the focus", () -> window.owner().equals("learn.chart.numbers"));
        window.press(KeyEvent.VK_PAGE_DOWN);
        assertThat(window.ask(() -> window.session().index())).isEqualTo(2);
    }

    @Test
    void chartsAndBoardsAreWrittenAsLargeAsTheSentence() {
        window.open("counting-the-ring", "other-way");
        float size = size();
        assertThat(window.ask(() -> Parts.of(audience().getContentPane(), TextLabel.class).stream()
                        .filter(Component::isShowing)
                        .map(name -> name.getFont().getSize2D())
                        .toList()))
                .hasSize(2)
                .containsOnly(size);
        assertThat(window.ask(() -> Parts.of(audience().getContentPane(), BoardView.class).stream()
                        .filter(Component::isShowing)
                        .map(board -> board.geometry().lettering())
                        .toList()))
                .as("how much larger numbers are than they need be at a desk")
                .hasSize(2)
                .allMatch(larger -> larger > 1.2);
        window.open("openings-return", "lead");
        size = size();
        assertThat(window.ask(() -> ((ChartPanel) Parts.named(audience().getContentPane(), "learn.chart.0"))
                        .getChart()
                        .getXYPlot()
                        .getDomainAxis()
                        .getTickLabelFont()
                        .getSize2D()))
                .isEqualTo(size);
    }

    /** What a class says is drawn at the presenter's desk, and seen there and on its own screen. */
    private static final String LINES = """
            { 'id': 'line', 'kind': 'ask', 'position': 'start', 'question': { 'type': 'drawCurve', 'move': 'S6',
              'chart': 'stores', 'per': 'lap' } },
            { 'id': 'played', 'kind': 'play', 'from': 'start', 'moves': ['S3'] },
            { 'id': 'curve', 'kind': 'chart', 'chart': 'stores', 'per': 'lap', 'predictFirst': true },
            { 'id': 'words', 'kind': 'ask', 'skippable': false, 'question': { 'type': 'explain', 'text': 'Why not?',
              'model': 'Because of the lap.' } },
            { 'id': 'hands', 'kind': 'ask', 'question': { 'type': 'tally', 'text': 'Who wins?',
              'options': [{ 'id': 'south', 'text': 'South' }, { 'id': 'north', 'text': 'North' }] } }""";

    private String drawn() {
        return window.ask(() -> Parts.named(audience().getContentPane(), "lesson.curve")
                .getAccessibleContext()
                .getAccessibleName());
    }

    @Test
    void theClassSeesALineWhileItIsDrawnAndThenTheTrueOne() throws Exception {
        window.open(Opened.lesson(LINES));
        assertThat(window.ask(() -> shown("lesson.curve"))).isTrue();
        String before = drawn();
        window.run(() -> Parts.of(window.frame(), JComponent.class).stream()
                .filter(part -> "answer.curve".equals(part.getName()) && part.isShowing())
                .forEach(curve -> curve.getActionMap()
                        .get("papan.curve." + KeyEvent.VK_UP)
                        .actionPerformed(new ActionEvent(curve, ActionEvent.ACTION_PERFORMED, "up"))));
        assertThat(drawn()).isNotEqualTo(before).doesNotContain("What happened");
        window.press(KeyEvent.VK_PAGE_DOWN);
        assertThat(drawn()).contains("What happened");
    }

    @Test
    void theClassForetellsALineBeforeItSeesTheChart() throws Exception {
        window.open(Opened.lesson(LINES));
        window.show(2);
        assertThat(window.ask(() -> shown("learn.chart.0")))
                .as("a chart that gives the line away")
                .isFalse();
        assertThat(window.ask(() -> shown("lesson.curve"))).isTrue();
        assertThat(sentence()).contains("store");
        assertThat(drawn()).doesNotContain("What happened");
        window.press(KeyEvent.VK_PAGE_DOWN);
        assertThat(drawn()).contains("What happened");
        assertThat(window.ask(() -> window.session().index())).isEqualTo(2);
    }

    @Test
    void theClassIsShownWhatTheAuthorWouldHaveWritten() throws Exception {
        window.open(Opened.lesson(LINES));
        window.show(3);
        assertThat(sentence()).isEqualTo("Why not?");
        window.press(KeyEvent.VK_PAGE_DOWN);
        assertThat(sentence()).startsWith("Why not?").contains("Because of the lap.");
        window.press(KeyEvent.VK_PAGE_DOWN);
        assertThat(sentence()).isEqualTo("Who wins?");
        assertThat(window.ask(() -> shown("lesson.curve"))).isFalse();
    }

    private static boolean shown(String name) {
        return ClassScreen.shows(name);
    }

    @Test
    void theKeysComeBackToThePageWithThePicture() {
        window.press(KeyEvent.VK_B);
        window.press(KeyEvent.VK_B);
        window.until("the page to have the keys", () -> audience().getFocusOwner() != null);
        assertThat(window.ask(() -> audience().getFocusOwner().getName())).isEqualTo("audience.page");
    }

    @Test
    void whoeverHasOneScreenHearsWhereTheKeysGo() {
        assertThat(window.ask(() -> audience().getFocusOwner())).isNotNull();
        leave();
        List<String> spoken = window.spoken();
        showAgain();
        assertThat(spoken).anySatisfy(said -> assertThat(said).contains("Esc stops showing it"));
    }
}
