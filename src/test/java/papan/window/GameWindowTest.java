package papan.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.KeyEvent;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javax.swing.JLabel;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papan.json.rules.RuleBooks;
import papan.model.House;
import papan.model.Layout;
import papan.model.Position;
import papan.model.Side;
import papan.rules.RuleSet;
import papan.ui.app.Options;
import papan.ui.board.BoardView;
import papan.ui.explore.ExploreSession;
import papan.ui.explore.ExploreWorkspace;

/** A small game against the computer from its first move to the result and the next game, by mouse and by keys. */
@Windowed
class GameWindowTest {
    private static final RuleSet RULES =
            RuleBooks.shipped().find("congklak-simple").orElseThrow();
    private static final int MOST_MOVES = 60;

    @TempDir
    private Path folder;

    private Opened window;

    @BeforeEach
    void open() throws Exception {
        window = new Opened(Options.NONE, folder);
        window.pressWithCtrl(KeyEvent.VK_2);
    }

    @AfterEach
    void close() {
        window.close();
    }

    private ExploreWorkspace explore() {
        return window.frame().contents().workspaces().bench(ExploreWorkspace.class).orElseThrow();
    }

    private ExploreSession session() {
        return explore().session();
    }

    /** A few seeds near the end of a round. */
    private static Position small() {
        Layout layout = RULES.layout();
        int[] cells = new int[layout.places()];
        for (Side side : Side.values()) {
            cells[layout.indexOf(new House(side, 1))] = 1;
            cells[layout.indexOf(new House(side, 3))] = 2;
        }
        cells[layout.store(0)] = 4;
        return Position.of(layout, cells, 0, Side.SOUTH, 1);
    }

    private void begin() {
        window.run(() -> explore().play(RULES, Optional.of(small())));
        assertThat(status()).isEqualTo("Your turn.");
    }

    private String status() {
        return window.ask(() -> ((JLabel) window.named("explore.status")).getText());
    }

    private boolean isOver() {
        return window.ask(
                () -> session().line().isOver() && session().playback().atLimit());
    }

    private boolean mayChoose() {
        return window.ask(() -> session().line().match().mover() == Side.SOUTH
                && session().playback().atLimit()
                && !session().line().isOver());
    }

    private House house() {
        return window.ask(() -> session().line().match().legalMoves().get(0).from());
    }

    /** Until it is the person's turn again, or the game is over. */
    private void letItPlay() {
        window.until("the computer has played", () -> {
            session().playback().last();
            return session().playback().atLimit()
                    && !explore().isBusy()
                    && (session().line().isOver() || session().line().match().mover() == Side.SOUTH);
        });
        window.run(() -> {});
    }

    @Test
    void byMouse() {
        begin();
        BoardView board = (BoardView) window.ask(() -> window.named("explore.board"));
        for (int i = 0; i < MOST_MOVES && !isOver(); i++) {
            assertThat(mayChoose()).isTrue();
            House house = house();
            window.click(window.ask(() -> board.componentOf(house)));
            letItPlay();
        }
        assertThat(status()).containsPattern("(won, \\d+ to \\d+|A draw)");
        window.until("the button", () -> window.named("explore.rematch").isShowing());
        window.click("explore.rematch");
        assertThat(window.<Integer>ask(() -> session().line().size())).isZero();
        assertThat(status()).isEqualTo("Your turn.");
    }

    @Test
    void byKeysAndByEar() {
        List<String> spoken = window.spoken();
        begin();
        for (int i = 0; i < MOST_MOVES && !isOver(); i++) {
            House house = house();
            window.run(() -> explore().entry().requestFocusInWindow());
            window.press(KeyEvent.VK_0 + house.number());
            letItPlay();
        }
        assertThat(isOver()).isTrue();
        assertThat(spoken).contains("Your turn.").contains(status());
        window.until("the focus on what comes next", () -> window.owner().equals("explore.rematch"));
        window.press(KeyEvent.VK_ENTER);
        assertThat(window.<Integer>ask(() -> session().line().size())).isZero();
        window.pressWithCtrl(KeyEvent.VK_Z);
        assertThat(isOver()).as("the game before comes back").isTrue();
    }

    @Test
    void aHintIsGivenByKeyAndSaysWhy() {
        begin();
        List<String> spoken = window.spoken();
        window.press(KeyEvent.VK_H);
        window.until("the hint", () -> window.text("explore.told").startsWith("Try "));
        assertThat(spoken).contains(window.text("explore.told"));
        window.press(KeyEvent.VK_A);
        assertThat(spoken).last().isEqualTo("Nobody has moved yet.");
    }

    @Test
    void whoPlaysIsChosenAboveTheBoardAndExactlyOnDemand() {
        begin();
        assertThat(window.isShowing("explore.south")).isFalse();
        window.click("explore.exact");
        assertThat(window.isShowing("explore.south")).isTrue();
        window.click("explore.exact");
        assertThat(window.isShowing("explore.south")).isFalse();
    }

    @Test
    void aLessonIsPlayedWithItsRules() {
        window.pressWithCtrl(KeyEvent.VK_1);
        String rules = window.ask(
                () -> window.session().lesson().rules(window.session().stage()).id());
        window.press(KeyEvent.VK_P, KeyEvent.VK_CONTROL, KeyEvent.VK_SHIFT);
        assertThat(window.<String>ask(() -> session().rules().id())).isEqualTo(rules);
        assertThat(status()).isEqualTo("Your turn.");
    }
}
