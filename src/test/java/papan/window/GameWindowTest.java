package papan.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.event.KeyEvent;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.JComponent;
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
import papan.testing.RuleFiles;
import papan.ui.app.Options;
import papan.ui.board.BoardView;
import papan.ui.common.Choice;
import papan.ui.explore.ExploreSession;
import papan.ui.explore.ExploreWorkspace;
import papan.ui.people.Mood;
import papan.ui.people.Person;
import papan.ui.people.Portrait;

/** A small game against the computer from its first move to the result and the next game, by mouse and by keys. */
@Windowed
class GameWindowTest {
    private static final RuleSet RULES =
            RuleBooks.shipped().find("congklak-simple").orElseThrow();
    private static final int MOST_MOVES = 60;

    /** Rounds of 18 seeds, one after the other until a player cannot fill a house. */
    private static final RuleSet SHORT = RuleFiles.changed(
            "congklak-classic",
            "\"board\": {\"housesPerSide\": 3, \"setup\": {\"uniform\": 3}}, \"rounds\": {\"untilBroke\":"
                    + " {\"full\": 3, \"refill\": {\"houseByHouse\": {\"from\": \"left\", \"lastHouse\":"
                    + " \"fullOrNone\"}}, \"burntHouse\": \"skipped\", \"nextStarter\": \"secondLastTime\"}}");

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
        return window.frame()
                .contents()
                .workspaces()
                .bench(ExploreWorkspace.class)
                .orElseThrow();
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

    private Optional<Portrait> face() {
        return window.ask(() -> PortraitSeen.in((JComponent) window.named("explore.tag.other"), 40));
    }

    @Test
    void theFaceOfTheOtherPlayerFollowsTheGame() {
        begin();
        assertThat(face().map(Portrait::person)).contains(Person.LITTLE_SISTER);
        assertThat(face().map(Portrait::mood)).contains(Mood.CALM);
        for (int i = 0; i < MOST_MOVES && !isOver(); i++) {
            House house = house();
            window.run(() -> session().choose(house));
            letItPlay();
        }
        Mood expected = status().startsWith("You won")
                ? Mood.OH
                : status().startsWith("Little Sister won") ? Mood.GLAD : Mood.CALM;
        assertThat(face().map(Portrait::mood)).as(status()).contains(expected);
        window.run(() -> ((Choice<?>) window.named("explore.opponent")).setSelectedIndex(3));
        assertThat(face()).as("two people").isEmpty();
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

    /** Plays rounds until best of three is decided; a match that its rules end before is played again. */
    private void playUntilDecided(Consumer<House> choose, Consumer<String> press) {
        window.run(() -> explore().play(SHORT, Optional.empty()));
        for (int i = 0; i < 5 * MOST_MOVES; i++) {
            window.run(() -> {
                if (session().playback().isPlaying()) {
                    session().playback().last();
                }
            });
            window.until("nobody thinks", () -> !explore().isBusy());
            if (window.isShowing("explore.next-round")) {
                if (status().matches(".* best of 3\\.")) {
                    return;
                }
                press.accept("explore.next-round");
            } else if (window.isShowing("explore.rematch")) {
                press.accept("explore.rematch");
            } else if (mayChoose()) {
                choose.accept(house());
            }
        }
        throw new AssertionError("not decided: " + status());
    }

    @Test
    void aMatchEndsWithBestOfThreeByMouse() {
        playUntilDecided(
                house -> window.click(
                        window.<Component>ask(() -> ((BoardView) window.named("explore.board")).componentOf(house))),
                name -> window.click(name));
        decided();
        window.click("explore.rematch");
        // The other player may begin, and does so at once.
        assertThat(window.<Integer>ask(() -> session().line().size())).isLessThan(2);
    }

    @Test
    void aMatchEndsWithBestOfThreeByKeys() {
        playUntilDecided(
                house -> {
                    window.run(() -> explore().entry().requestFocusInWindow());
                    window.press(KeyEvent.VK_0 + house.number());
                },
                name -> {
                    window.walkTo(name, KeyEvent.VK_TAB);
                    window.press(KeyEvent.VK_ENTER);
                });
        decided();
        window.until("the focus on the next round", () -> window.owner().equals("explore.next-round"));
        window.walkTo("explore.rematch", KeyEvent.VK_TAB);
        window.press(KeyEvent.VK_ENTER);
        assertThat(window.<Integer>ask(() -> session().line().size())).isLessThan(2);
        window.pressWithCtrl(KeyEvent.VK_Z);
        assertThat(status()).as("the match before comes back").endsWith("best of 3.");
    }

    /** It is said who has won, and what can be done now: play again, or all the same the next round. */
    private void decided() {
        boolean mine = status().contains("Rounds: you 2,");
        assertThat(status()).endsWith(mine ? "You win best of 3." : "Little Sister wins best of 3.");
        assertThat(window.text("explore.told")).isEqualTo("Play again, or play on: Space begins the next round.");
        assertThat(window.isShowing("explore.next-round")).isTrue();
        assertThat(window.isShowing("explore.rematch")).isTrue();
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
