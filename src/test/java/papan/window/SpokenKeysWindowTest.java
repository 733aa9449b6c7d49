package papan.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.awt.event.KeyEvent;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import javax.swing.JList;
import javax.swing.text.JTextComponent;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papan.json.rules.RuleBooks;
import papan.lesson.script.Step;
import papan.model.House;
import papan.model.Side;
import papan.ui.app.Options;
import papan.ui.app.Workspace;
import papan.ui.board.BoardView;
import papan.ui.common.Choice;
import papan.ui.compare.CompareWorkspace;
import papan.ui.explore.ExploreSession;
import papan.ui.explore.ExploreWorkspace;
import papan.ui.lesson.LearnSession;
import papan.ui.lesson.LearnWorkspace;

/** What whoever cannot see the window hears of keys whose effect is seen at once. */
@Windowed
class SpokenKeysWindowTest {
    @TempDir
    private Path settings;

    private Opened window;
    private List<String> spoken;

    @BeforeEach
    void open() throws Exception {
        window = new Opened(Options.NONE, settings);
        spoken = window.spoken();
    }

    @AfterEach
    void close() {
        window.close();
    }

    private ExploreSession explore() {
        return window.frame()
                .contents()
                .workspaces()
                .bench(ExploreWorkspace.class)
                .orElseThrow()
                .session();
    }

    @Test
    void aKeyThatChangesTheLookSaysWhatIsThereNow() {
        window.press(KeyEvent.VK_T);
        assertThat(spoken).last().isEqualTo("You’re looking from North’s side.");
        window.press(KeyEvent.VK_L);
        assertThat(spoken).last().isEqualTo("Names and numbers: numbers only");
        window.pressWithCtrl(KeyEvent.VK_MINUS);
        assertThat(spoken).last().isEqualTo("90 %");
        window.pressWithCtrl(KeyEvent.VK_0);
        assertThat(spoken).last().isEqualTo("100 %");
        window.press(KeyEvent.VK_MINUS);
        assertThat(spoken).last().isEqualTo("Speed 0.5×");
        window.press(KeyEvent.VK_0);
        assertThat(spoken).last().isEqualTo("Speed 1×");
    }

    @Test
    void whatIsTakenBackIsToldAndSoIsThatNothingCanBe() {
        window.run(() -> window.frame().contents().workspaces().show(Workspace.EXPLORE));
        window.pressWithCtrl(KeyEvent.VK_Z);
        assertThat(spoken).last().isEqualTo("There is nothing to take back here.");
        window.run(() -> explore().choose(new House(Side.SOUTH, 1)));
        window.pressWithCtrl(KeyEvent.VK_Z);
        assertThat(spoken).contains("The last change is taken back.");
        window.pressWithCtrl(KeyEvent.VK_Y);
        assertThat(spoken).contains("It’s been done again.");
    }

    @Test
    void aWhatIfIsToldAndSoIsTheWayBack() {
        window.run(() -> window.frame().contents().workspaces().show(Workspace.EXPLORE));
        window.run(() -> explore().choose(new House(Side.SOUTH, 1)));
        window.run(() -> explore().playback().seek(explore().line().cursorBefore(0)));
        spoken.clear();
        window.run(() -> explore().choose(new House(Side.SOUTH, 2)));
        assertThat(spoken).contains("What if A: you choose S2 instead of S1.");
        window.press(KeyEvent.VK_ESCAPE);
        assertThat(spoken).contains("The match");
    }

    @Test
    void atTheVeryBeginningOfAMatchItIsToldWhoChoosesAndAKeyDoesIt() {
        window.run(() -> window.frame().contents().workspaces().show(Workspace.EXPLORE));
        window.run(() -> explore().choose(new House(Side.SOUTH, 1)));
        window.run(() -> explore().playback().last());
        spoken.clear();
        window.press(KeyEvent.VK_HOME);
        window.until("it to be told", () -> spoken.stream().anyMatch(said -> said.startsWith("You chose S1 here.")));
        window.press(KeyEvent.VK_O);
        assertThat(spoken).last().asString().contains("You chose S1 here.").doesNotContain("on its way");
        window.press(KeyEvent.VK_M);
        assertThat(spoken).last().asString().contains("South house 2").doesNotContain("North");
        window.run(() -> window.named("explore.board").requestFocusInWindow());
        window.press(KeyEvent.VK_2);
        assertThat(spoken).contains("What if A: you choose S2 instead of S1.");
        spoken.clear();
        window.press(KeyEvent.VK_O);
        // The lift may be told a moment later.
        assertThat(spoken).anySatisfy(said -> assertThat(said).contains("What if A: you choose S2 instead of S1."));
        window.press(KeyEvent.VK_ESCAPE);
        spoken.clear();
        window.press(KeyEvent.VK_O);
        assertThat(spoken)
                .anySatisfy(said -> assertThat(said).contains("You chose S1 here."))
                .noneSatisfy(said -> assertThat(said).contains("What if"));
    }

    @Test
    void beforeAnythingWasChosenItIsToldWhoBegins() {
        window.run(() -> window.frame().contents().workspaces().show(Workspace.EXPLORE));
        window.twoPeoplePlay();
        spoken.clear();
        window.pressWithCtrl(KeyEvent.VK_LEFT);
        window.until("it to be told", () -> spoken.stream().anyMatch(said -> said.startsWith("South begins")));
        window.run(() -> window.named("explore.board").requestFocusInWindow());
        window.press(KeyEvent.VK_3);
        assertThat(window.ask(() -> explore().line().moves())).hasToString("[S3]");
    }

    @Test
    void inASimultaneousOpeningEachPlayerIsAskedInTurn() {
        window.run(() -> window.frame().contents().workspaces().show(Workspace.EXPLORE));
        window.twoPeoplePlay();
        window.run(() -> explore().begin(RuleBooks.shipped().find("congkak").orElseThrow()));
        window.press(KeyEvent.VK_M);
        assertThat(spoken).last().asString().contains("South house 3").doesNotContain("North house 3");
        window.run(() -> window.named("explore.board").requestFocusInWindow());
        window.press(KeyEvent.VK_3);
        assertThat(spoken).anySatisfy(said -> assertThat(said).contains("North chooses"));
        window.press(KeyEvent.VK_M);
        assertThat(spoken).last().asString().contains("North house 3").doesNotContain("South house 3");
        window.press(KeyEvent.VK_4);
        window.run(() -> {
            assertThat(explore().variations().isOnMain()).isTrue();
            assertThat(explore().line().moves()).hasToString("[S3, N4]");
            explore().playback().seek(explore().line().cursorBefore(0));
        });
        window.press(KeyEvent.VK_M);
        assertThat(spoken).last().asString().contains("North house 3").contains("South house 3");
    }

    @Test
    void onBoardsThatAreComparedHousesKeysAndAnswersAgree() {
        window.run(() -> window.frame().contents().workspaces().show(Workspace.COMPARE));
        BoardView board = window.ask(() -> (BoardView) window.named("compare.board.0"));
        assertThat(name(board, "S1")).isEqualTo("South house 1, 7 seeds, can be played");
        assertThat(name(board, "N2")).endsWith("can’t be played because it’s South’s turn");
        window.press(KeyEvent.VK_M);
        assertThat(spoken).last().asString().contains("South house 1").doesNotContain("North");
        window.press(KeyEvent.VK_O);
        assertThat(spoken).last().asString().contains("The same moves").contains(": South moves");
        sow(board, "S1");
        // Seeds move meanwhile, and what they do is told too.
        assertThat(answered(KeyEvent.VK_M))
                .anySatisfy(said -> assertThat(said).startsWith("No house can be played yet"));
        assertThat(name(board, "N2")).endsWith("can’t be played because the last move hasn’t all been shown");
        assertThat(answered(KeyEvent.VK_O))
                .anySatisfy(said -> assertThat(said).contains("S1").contains("hasn’t all been shown"));
        sow(board, "N2");
        assertThat(window.ask(() -> compare().playback().atLimit())).isTrue();
        assertThat(name(board, "S2")).endsWith("can’t be played because it’s North’s turn");
        window.press(KeyEvent.VK_M);
        String may = spoken.get(spoken.size() - 1);
        assertThat(may).contains("North house").doesNotContain("South");
        for (int number = 1; number <= 7; number++) {
            assertThat(name(board, "N" + number).contains("can be played"))
                    .as("N" + number)
                    .isEqualTo(may.contains("North house " + number));
        }
        window.press(KeyEvent.VK_O);
        assertThat(spoken).last().asString().contains("moves S1").contains(": North moves");
    }

    /** All that is said from a key on. */
    private List<String> answered(int key) {
        int before = spoken.size();
        window.press(key);
        return List.copyOf(spoken.subList(before, spoken.size()));
    }

    private void sow(BoardView board, String house) {
        window.focus(window.ask(() -> board.componentOf(House.parseHouse(house).orElseThrow())));
        window.press(KeyEvent.VK_ENTER);
        window.until("nothing is worked out", () -> !compare().isBusy());
    }

    private CompareWorkspace compare() {
        return window.frame()
                .contents()
                .workspaces()
                .bench(CompareWorkspace.class)
                .orElseThrow();
    }

    private String name(BoardView board, String house) {
        return window.ask(() -> board.componentOf(House.parseHouse(house).orElseThrow())
                .getAccessibleContext()
                .getAccessibleName());
    }

    @Test
    void arrowsThroughAListChooseNothingBeforeEnter() {
        window.run(() -> window.frame().contents().workspaces().show(Workspace.EXPLORE));
        Choice<?> rules = window.ask(() -> (Choice<?>) window.named("explore.rules"));
        window.focus(rules);
        String before = window.ask(() -> explore().line().rules().id());
        String name = window.ask(() -> rules.getAccessibleContext().getAccessibleDescription());
        window.press(KeyEvent.VK_DOWN);
        window.press(KeyEvent.VK_DOWN);
        window.press(KeyEvent.VK_DOWN);
        assertThat(window.ask(() -> explore().line().rules().id())).isEqualTo(before);
        window.press(KeyEvent.VK_ENTER);
        assertThat(window.ask(() -> explore().line().rules().id())).isNotEqualTo(before);
        assertThat(window.ask(() -> rules.getAccessibleContext().getAccessibleDescription()))
                .isNotBlank()
                .isNotEqualTo(name);
    }

    @Test
    void whereOneIsSaysWhatIsAskedAndWhatWasSaidToAnAnswer() {
        window.press(KeyEvent.VK_O);
        assertThat(spoken).last().asString().contains("Where does the last one land");
        window.focus(window.ask(() -> window.board().componentOf(new House(Side.SOUTH, 1))));
        window.press(KeyEvent.VK_ENTER);
        window.press(KeyEvent.VK_O);
        assertThat(spoken)
                .last()
                .asString()
                .contains("S1: not quite. ")
                .contains("Where does the last one land")
                .doesNotContain("..");
    }

    @Test
    void aStepThatBeginsAgainIsTold() {
        window.run(() -> session().reveal());
        window.run(() -> session().next());
        spoken.clear();
        window.press(KeyEvent.VK_R);
        assertThat(spoken).last().asString().contains("Step 2 of");
    }

    @Test
    void theEndIsToldEvenWhereTheLastStepSaysNothing() {
        window.run(() -> session().show(session().size() - 1));
        window.run(() -> session().playback().last());
        spoken.clear();
        window.run(() -> session().next());
        assertThat(spoken).last().asString().contains("You’ve reached the end");
    }

    @Test
    void whatWasToldBeforeTheEndIsNotToldOnceMoreWithIt() {
        window.run(() -> session().show(session().size() - 1));
        window.run(() -> session().playback().last());
        window.until("the last sentence", () -> !spoken.isEmpty());
        String sentence = window.ask(
                () -> ((JTextComponent) window.frame().contents().learn().narration()).getText());
        assertThat(sentence).isNotBlank();
        spoken.clear();
        window.run(() -> session().next());
        // Where nothing else was seen of the lesson, the same sentence tells its best moment: once.
        assertThat(spoken)
                .last()
                .asString()
                .startsWith("You’ve reached the end")
                .containsOnlyOnce(sentence);
    }

    @Test
    void whyBoardsDifferIsToldOnceItIsAskedForAndReadAgain() {
        openLesson("counting-the-ring");
        window.show(Step.Compare.class);
        window.press(KeyEvent.VK_END);
        window.focus(window.ask(() -> window.named("compared.show")));
        spoken.clear();
        window.press(KeyEvent.VK_ENTER);
        assertThat(spoken)
                .singleElement()
                .asString()
                .contains("Fifteen come home")
                .contains("Which way you sow");
        window.until("the explanation to have the focus", () -> explanation().isFocusOwner());
        String told = spoken.get(0);
        window.press(KeyEvent.VK_N);
        assertThat(spoken).last().isEqualTo(told);
        window.press(KeyEvent.VK_UP, KeyEvent.VK_ALT);
        window.press(KeyEvent.VK_DOWN, KeyEvent.VK_ALT);
        assertThat(spoken).last().isEqualTo(told);
    }

    private Component explanation() {
        return ((Container) window.named("compared")).getComponent(0);
    }

    @Test
    void whatTheAuthorSaysOfASeedIsToldWhileSeedsRunByThemselves() {
        openLesson("counting-the-ring");
        window.show(4);
        spoken.clear();
        window.run(() -> session().playback().play());
        for (int seed = 0; seed < 40; seed++) {
            window.crank(200);
        }
        assertThat(spoken)
                .anySatisfy(said -> assertThat(said).startsWith("The first seed falls into S5"))
                .noneSatisfy(said -> assertThat(said).contains("S7"));
    }

    private void openLesson(String id) {
        window.run(() -> {
            LearnWorkspace learn = window.frame().contents().learn();
            learn.lessons().stream()
                    .filter(lesson -> lesson.id().equals(id))
                    .findFirst()
                    .ifPresent(learn::open);
        });
    }

    @Test
    void backFromTheLibraryOneIsWhereTheLessonGoesOn() {
        String before = window.ask(window::owner);
        window.run(() -> window.frame().contents().learn().chooseLesson());
        window.until("the library", () -> !window.owner().equals(before));
        window.run(() -> window.frame().contents().learn().chooseLesson());
        window.until("the board again", () -> window.owner().equals(before));
    }

    @Test
    void keysGoRoundTheLibraryAndBackToTheLesson() {
        String lesson = window.ask(window::owner);
        window.run(() -> window.frame().contents().learn().chooseLesson());
        window.until("the library", () -> window.owner().equals("lessons.back"));
        window.press(KeyEvent.VK_O);
        assertThat(spoken)
                .last()
                .asString()
                .contains("The list of lessons.")
                .doesNotContain("Where does the last one land");
        List<String> visited = new ArrayList<>();
        do {
            window.press(KeyEvent.VK_F6);
            visited.add(window.ask(window::owner));
        } while (visited.size() < 12 && !window.ask(window::owner).equals("lessons.back"));
        assertThat(visited)
                .hasSizeBetween(5, 11)
                .doesNotHaveDuplicates()
                .contains("lessons.continue", "practice.some", "games.play");
        window.press(KeyEvent.VK_ESCAPE);
        window.until("the lesson again", () -> window.owner().equals(lesson));
    }

    @Test
    void theSheetOfKeysIsReadWithTheArrowKeys() {
        window.press(KeyEvent.VK_F1);
        JList<?> keys = window.ask(() -> (JList<?>) Arrays.stream(window.frame().getOwnedWindows())
                .filter(Component::isShowing)
                .map(sheet -> Parts.named(sheet, "keys.list"))
                .findFirst()
                .orElseThrow());
        window.until("the list of keys to have the focus", keys::isFocusOwner);
        window.press(KeyEvent.VK_DOWN);
        assertThat(window.ask(() -> keys.getAccessibleContext()
                        .getAccessibleSelection()
                        .getAccessibleSelection(0)
                        .getAccessibleContext()
                        .getAccessibleName()))
                .isEqualTo("←: Back");
        window.press(KeyEvent.VK_ESCAPE);
        window.until("the sheet to be gone", () -> !keys.isShowing());
    }

    private LearnSession session() {
        return window.frame().contents().session();
    }
}
