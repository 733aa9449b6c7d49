package papan.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.awt.Point;
import java.awt.Toolkit;
import java.awt.datatransfer.DataFlavor;
import java.awt.event.KeyEvent;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.swing.AbstractButton;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JTable;
import javax.swing.SwingUtilities;
import javax.swing.text.JTextComponent;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papan.model.House;
import papan.model.Side;
import papan.narration.Language;
import papan.replay.Pairing;
import papan.testing.RuleFiles;
import papan.ui.app.Options;
import papan.ui.board.BoardView;
import papan.ui.common.Zoom;
import papan.ui.compare.CompareWorkspace;

/** The Compare workspace, by mouse and by keyboard. */
@Windowed
class CompareWindowTest {
    @TempDir
    private Path folder;

    private Opened window;

    @BeforeEach
    void open() throws Exception {
        window = new Opened(Options.NONE, folder);
        window.pressWithCtrl(KeyEvent.VK_5);
        idle();
    }

    @AfterEach
    void close() {
        window.close();
    }

    private void idle() {
        window.until(
                "nothing is worked out",
                () -> window.frame()
                        .contents()
                        .workspaces()
                        .bench(CompareWorkspace.class)
                        .filter(c -> !c.isBusy())
                        .isPresent());
    }

    private CompareWorkspace compare() {
        return window.frame()
                .contents()
                .workspaces()
                .bench(CompareWorkspace.class)
                .orElseThrow();
    }

    private String text(String name) {
        return window.ask(() -> ((JTextComponent) window.named(name)).getText());
    }

    private String label(String name) {
        return window.ask(() -> ((AbstractButton) window.named(name)).getText());
    }

    private BoardView board(int number) {
        return (BoardView) window.named("compare.board." + number);
    }

    private int south(int number) {
        return window.ask(() -> board(number).scene().position().inStore(Side.SOUTH));
    }

    /** Chooses an item of the menu that is open. */
    private void choose(String item) {
        window.click(window.robot().finder().findByName(item, true));
    }

    private void clickHouse(int number, String house) {
        Component place = window.ask(
                () -> board(number).componentOf(House.parseHouse(house).orElseThrow()));
        window.click(place);
        idle();
    }

    private void toTheEnd() {
        window.press(KeyEvent.VK_END);
        window.press(KeyEvent.VK_END);
    }

    @Test
    void aHouseOnAnyBoardIsSownOnAllOfThemAndTheFirstDifferenceIsPinned() {
        clickHouse(1, "S3");
        window.run(() -> compare().playback().last());
        assertThat(south(0)).isEqualTo(10);
        assertThat(south(1)).isEqualTo(9);
        assertThat(text("compare.first-difference.1")).contains("15");
        assertThat(readAll("compare.pinned"))
                .contains("captures 9 seeds")
                .contains("captures 8 seeds")
                .contains("Congkak, with five diagrams")
                .contains("Every later difference follows from it.");
        window.click("compare.go.1");
        assertThat(window.ask(() -> compare().playback().atLimit())).isFalse();
        assertThat(south(0)).isEqualTo(south(1));
        window.press(KeyEvent.VK_RIGHT);
        window.until("the next seed has dropped", () -> south(0) != south(1));
    }

    private String readAll(String name) {
        List<String> texts = new ArrayList<>();
        window.run(() -> collect((Container) window.named(name), texts));
        return String.join("\n", texts);
    }

    private static void collect(Container in, List<String> texts) {
        for (Component child : in.getComponents()) {
            if (child instanceof JTextComponent text) {
                texts.add(text.getText());
            } else if (child instanceof AbstractButton button) {
                texts.add(button.getText());
            } else if (child instanceof Container container) {
                collect(container, texts);
            }
        }
    }

    @Test
    void everythingCanBeDoneWithTheKeyboard() {
        assertThat(window.ask(window::owner)).isNotEmpty();
        // The board has the focus: the third house by its number.
        window.press(KeyEvent.VK_3);
        idle();
        assertThat(text("compare.moves")).isEqualTo("S3");
        window.pressWithCtrl(KeyEvent.VK_Z);
        idle();
        assertThat(text("compare.moves")).isEmpty();
        window.pressWithCtrl(KeyEvent.VK_Y);
        idle();
        assertThat(text("compare.moves")).isEqualTo("S3");
        toTheEnd();
        assertThat(south(0)).isEqualTo(10);
        window.press(KeyEvent.VK_HOME);
        assertThat(south(0)).isZero();
        window.press(KeyEvent.VK_F6);
        String part = window.ask(window::owner);
        for (int i = 0; i < 12 && !"compare.moves".equals(part); i++) {
            window.press(KeyEvent.VK_F6);
            part = window.ask(window::owner);
        }
        assertThat(part).isEqualTo("compare.moves");
        window.type(", N6\n");
        idle();
        assertThat(text("compare.moves")).isEqualTo("S3, N6");
        window.type("?\n");
        assertThat(text("compare.told")).contains("N6?");
        window.press(KeyEvent.VK_BACK_SPACE);
        window.type("9\n");
        assertThat(text("compare.told")).contains("N69").contains("S7");
        assertThat(window.ask(() -> compare().isBusy())).isFalse();
    }

    @Test
    void theSmallestContrastIsFoundAndBecomesALessonStep() throws Exception {
        window.run(() -> compare().compare(RuleFiles.shipped("congkak"), RuleFiles.shipped("congklak-classic")));
        idle();
        List<String> spoken = window.spoken();
        String offer = label("compare.smallest");
        window.click("compare.smallest");
        idle();
        assertThat(label("compare.smallest")).isEqualTo(offer);
        assertThat(text("compare.told")).contains("1 seed");
        assertThat(spoken).contains(text("compare.told"));
        assertThat(text("compare.first-difference.1")).isNotEmpty();
        window.click("compare.step");
        String step = (String) Toolkit.getDefaultToolkit().getSystemClipboard().getData(DataFlavor.stringFlavor);
        assertThat(step).contains("\"kind\" : \"compare\"").contains("congklak-classic");
        window.click("compare.own-start");
        idle();
        assertThat(text("compare.moves")).isEmpty();
    }

    @Test
    void belowEachBoardStandsTheRuleThatDecidedOnIt() {
        window.run(() ->
                compare().compare(RuleFiles.shipped("congklak-classic"), RuleFiles.shipped("congklak-simple-literal")));
        idle();
        clickHouse(0, "S3");
        window.until("seeds", () -> !compare().isBusy() && compare().playback().limit() > 0);
        window.run(() -> compare().playback().first());
        assertThat(text("compare.rule.0")).isEmpty();
        window.run(() -> compare().playback().seek(compare().playback().limit()));
        assertThat(text("compare.rule.0")).isNotEmpty().isNotEqualTo(text("compare.rule.1"));
        assertThat(text("compare.rule.1")).isNotEmpty();
    }

    @Test
    void aBoardOnWhichBothBeginAtOnceSaysWhoHasChosen() {
        window.run(() -> compare().compare(RuleFiles.shipped("congklak-classic"), RuleFiles.shipped("congkak")));
        idle();
        clickHouse(0, "S3");
        idle();
        window.run(() -> compare().playback().last());
        assertThat(text("compare.caption.1"))
                .isEqualTo("South has chosen S3. Both begin at once, so now North chooses.");
        assertThat(text("compare.first-difference.1"))
                .startsWith("So far ")
                .endsWith(" are the same. Congkak waits for North to choose.");
        window.run(() -> compare().playback().first());
        assertThat(text("compare.caption.1")).doesNotContain("chosen");
    }

    @Test
    void aClauseIsSwitchedOnABoardOfItsOwnAndInTheMiddleOfPlay() {
        clickHouse(0, "S3");
        window.click("compare.try.capturing-seed");
        choose("compare.try.board");
        idle();
        assertThat(window.ask(() -> board(2))).isNotNull();
        window.run(() -> compare().playback().last());
        assertThat(south(2)).isEqualTo(south(1)).isNotEqualTo(south(0));
        window.run(() -> compare().playback().seek(10));
        window.click("compare.try.capturing-seed");
        choose("compare.try.here");
        idle();
        window.run(() -> compare().playback().last());
        assertThat(south(3)).isEqualTo(south(1));
        assertThat(readAll("compare.column.3")).contains("From that moment on");
        window.click("compare.remove.3");
        idle();
        window.click("compare.remove.2");
        idle();
        assertThat(readAll("compare.boards")).doesNotContain("From that moment on");
    }

    @Test
    void theFirstBoardCanGo() {
        clickHouse(0, "S3");
        window.run(() -> compare().playback().seek(10));
        window.click("compare.try.capturing-seed");
        choose("compare.try.here");
        idle();
        // With the first board goes the one whose rules came into force in the middle of its moves: two must be left.
        assertThat(window.ask(() -> window.named("compare.remove.0").isVisible()))
                .isFalse();
        window.click("compare.add");
        idle();
        window.click("compare.remove.0");
        idle();
        assertThat(readAll("compare.boards")).doesNotContain("From that moment on");
        assertThat(text("compare.moves")).isEqualTo("S3");
    }

    @Test
    void theFocusStaysWhereItWasWhenAPageIsFilledAnew() {
        clickHouse(0, "S3");
        Component go = window.ask(() -> window.named("compare.go.1"));
        window.run(go::requestFocusInWindow);
        window.pressWithCtrl(KeyEvent.VK_Z);
        idle();
        window.hands().robot().waitForIdle();
        assertThat(window.ask(
                        () -> SwingUtilities.isDescendingFrom(window.frame().getFocusOwner(), window.named("compare"))))
                .isTrue();
    }

    @Test
    void seedsAreLaidOutOnTheBoard() {
        window.click("compare.lay-out");
        idle();
        assertThat(text("compare.told")).contains("Shift");
        clickHouse(0, "S2");
        clickHouse(0, "N7");
        clickHouse(0, "N7");
        assertThat(window.ask(() -> board(1).scene().position().inRow(Side.NORTH)))
                .isEqualTo(2);
        window.click("compare.lay-out");
        clickHouse(0, "S2");
        window.run(() -> compare().playback().last());
        assertThat(text("compare.moves")).isEqualTo("S2");
        assertThat(south(0)).isEqualTo(3);
        assertThat(south(1)).isEqualTo(2);
    }

    @Test
    void boardsAreChosenAddedAndKeptInStepByAnything() {
        JComboBox<?> rules = (JComboBox<?>) window.ask(() -> window.named("compare.rules.1"));
        window.run(() -> rules.setSelectedItem(RuleFiles.shipped("sungka")));
        idle();
        assertThat(readAll("compare.boards-page")).contains("S1 = S7");
        window.click("compare.add");
        idle();
        clickHouse(0, "S2");
        for (Pairing pairing : Pairing.values()) {
            window.click("compare.pairing." + pairing.id());
            idle();
            window.run(() -> compare().playback().first());
            window.run(() -> compare().playback().last());
            assertThat(window.ask(() -> compare().playback().lockstep().pairing()))
                    .isEqualTo(pairing);
        }
    }

    /** They become smaller for it; in a smaller window still they keep their size, and one scrolls. */
    @Test
    void fourBoardsAreSeenAtOnce() throws Exception {
        window.resize(1280, 800);
        Scenes.fourBoards(window.frame());
        assertThat(window.all(BoardView.class)).hasSize(4).allMatch(CompareWindowTest::isSeen);
        window.resize(1024, 700);
        assertThat(window.all(BoardView.class)).noneMatch(board -> board.getWidth() < 400);
        window.resize(1280, 800);
        assertThat(window.all(BoardView.class)).allMatch(CompareWindowTest::isSeen);
    }

    /** In large letters not everything is seen at once: a board and the way on are, and what is chosen comes below. */
    @Test
    void theBoardIsSeenFirstWhereOneHasToScroll() {
        window.resize(1024, 700);
        window.run(() -> Zoom.set(100));
        assertThat(window.<Boolean>ask(() -> isAbove("compare.bar", "compare.board.0")))
                .isTrue();
        for (int zoom : List.of(200, 300)) {
            window.run(() -> Zoom.set(zoom));
            assertThat(window.<Boolean>ask(() -> isAbove("compare.bar", "compare.board.0")))
                    .isFalse();
            assertThat(window.<Boolean>ask(() -> isAbove("compare.page.boards", "compare.board.0")))
                    .isFalse();
            assertThat(window.<Boolean>ask(() -> isSeen(compare().transport()))).isTrue();
            assertThat(window.<Boolean>ask(() -> isSeen(window.named("workspace.compare"))))
                    .isTrue();
        }
        window.run(() -> Zoom.set(200));
        assertThat(window.<Boolean>ask(() -> isSeen(board(0)))).isTrue();
    }

    @Test
    void whatHasTheFocusIsSeenWhereOneHasToScroll() {
        window.resize(1024, 700);
        window.run(() -> Zoom.set(200));
        for (int part = 0; part < 8 && !window.ask(window::owner).equals("compare.moves"); part++) {
            window.press(KeyEvent.VK_F6);
        }
        assertThat(window.ask(window::owner)).isEqualTo("compare.moves");
        assertThat(window.<Boolean>ask(() -> isSeen(window.named("compare.moves"))))
                .isTrue();
    }

    private boolean isAbove(String one, String other) {
        Component root = window.frame().getContentPane();
        return SwingUtilities.convertPoint(window.named(one), 0, 0, root).y
                < SwingUtilities.convertPoint(window.named(other), 0, 0, root).y;
    }

    private static boolean isSeen(Component part) {
        // A pixel or two may lie below the line that tells of more.
        return ((JComponent) part).getVisibleRect().height >= part.getHeight() - 2;
    }

    @Test
    void theMatrixOpensTwoRuleSetsOnBoards() {
        window.click("compare.page.matrix");
        JTable table = (JTable) window.ask(() -> window.named("compare.matrix"));
        assertThat(window.ask(table::getRowCount)).isEqualTo(65);
        window.run(() -> {
            table.requestFocusInWindow();
            table.changeSelection(0, 1, false, false);
        });
        String pair = text("compare.matrix.told");
        assertThat(pair).containsPattern("rules? differs?");
        window.press(KeyEvent.VK_ENTER);
        idle();
        assertThat(window.ask(() -> board(0).isShowing())).isTrue();
    }

    @Test
    void eachActOfAnOpeningIsToldOnceWhicheverBoardMoves() {
        window.click("compare.page.opening");
        idle();
        List<String> spoken = window.spoken();
        int steps = Math.min(70, window.ask(() -> compare().playback().limit()));
        for (int cursor = 1; cursor <= steps; cursor++) {
            int at = cursor;
            window.run(() -> compare().playback().seek(at));
        }
        assertThat(spoken).as("of " + steps + " steps").hasSizeBetween(30, steps - 2);
        for (int i = 1; i < spoken.size(); i++) {
            assertThat(spoken.get(i)).isNotEqualTo(spoken.get(i - 1));
        }
        assertThat(spoken).last().isEqualTo(text("compare.opening.told"));
    }

    /** S3 and N5 come to the same house in their first common lap. */
    @Test
    void oneChoosesWhoLiftsAHouseThatBothMustLift() {
        window.click("compare.page.opening");
        idle();
        BoardView own = (BoardView) window.ask(() -> window.named("compare.opening.board.own"));
        window.click(window.ask(() -> own.componentOf(House.parseHouse("N5").orElseThrow())));
        idle();
        String first = text("compare.opening.end.lap");
        JComboBox<?> answers = (JComboBox<?>) window.ask(() -> window.named("compare.opening.contested"));
        window.run(() -> answers.setSelectedIndex(2));
        idle();
        assertThat(text("compare.opening.end.lap")).isNotEqualTo(first);
        window.pressWithCtrl(KeyEvent.VK_Z);
        idle();
        assertThat(text("compare.opening.end.lap")).isEqualTo(first);
        assertThat(window.ask(answers::getSelectedIndex)).isZero();
    }

    @Test
    void oneChoosesWhoMovesNextWhereBothFinishInTheSameLap() {
        window.click("compare.page.opening");
        idle();
        BoardView own = (BoardView) window.ask(() -> window.named("compare.opening.board.own"));
        for (String house : List.of("S2", "N5")) {
            window.click(
                    window.ask(() -> own.componentOf(House.parseHouse(house).orElseThrow())));
            idle();
        }
        assertThat(text("compare.opening.end.lap")).contains("North has finished first.");
        JComboBox<?> answers = (JComboBox<?>) window.ask(() -> window.named("compare.opening.together"));
        window.run(() -> answers.setSelectedIndex(1));
        idle();
        assertThat(text("compare.opening.end.lap")).contains("South has finished first.");
    }

    @Test
    void handsAreDraggedPastOneAnother() {
        window.click("compare.page.opening");
        idle();
        Component lanes = window.ask(() -> window.named("compare.lanes"));
        String before = window.ask(() -> lanes.getAccessibleContext().getAccessibleDescription());
        window.run(lanes::requestFocusInWindow);
        window.press(KeyEvent.VK_RIGHT);
        assertThat(window.ask(() -> lanes.getAccessibleContext().getAccessibleDescription()))
                .isNotEqualTo(before);
        int count = window.ask(() -> window.named("compare.meetings").getHeight());
        Point from = new Point(lanes.getHeight() / 4, lanes.getHeight() / 3);
        window.drag(lanes, List.of(from, new Point(from.x + 200, from.y), new Point(from.x + 260, from.y)));
        idle();
        assertThat(text("compare.opening.told")).isEqualTo("The hands act in another order now.");
        window.pressWithCtrl(KeyEvent.VK_Z);
        idle();
        assertThat(window.ask(() -> window.named("compare.meetings").getHeight()))
                .isEqualTo(count);
    }

    @Test
    void everyLanguageIsSpoken() {
        clickHouse(0, "S3");
        for (Language language : Language.values()) {
            window.run(() -> window.frame().inside().setLanguage(language));
            assertThat(readAll("compare")).as(language.tag()).doesNotContain("[compare");
        }
    }
}
