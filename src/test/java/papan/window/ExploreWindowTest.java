package papan.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.event.KeyEvent;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javax.swing.text.JTextComponent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papan.json.match.MatchReader;
import papan.json.rules.RuleBooks;
import papan.model.House;
import papan.model.Side;
import papan.replay.RecordedMatch;
import papan.replay.Variations;
import papan.ui.app.Options;
import papan.ui.app.Workspace;
import papan.ui.board.BoardView;
import papan.ui.common.Zoom;
import papan.ui.explore.ExploreSession;
import papan.ui.explore.ExploreWorkspace;

/** The Explore workspace, by mouse and by keyboard. */
@Windowed
class ExploreWindowTest {
    @TempDir
    private Path folder;

    private Opened window;

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

    private String text(String name) {
        return window.ask(() -> ((JTextComponent) window.named(name)).getText());
    }

    private void clickHouse(Side side, int number) {
        BoardView board = (BoardView) window.ask(() -> window.named("explore.board"));
        window.click(window.ask(() -> board.componentOf(new House(side, number))));
    }

    private void end() {
        window.run(() -> explore().playback().last());
    }

    @Test
    void aMatchIsPlayedAndPlayedOtherwiseByMouseAndByKeyboard() throws Exception {
        window = new Opened(Options.NONE, folder);
        try {
            window.pressWithCtrl(KeyEvent.VK_2);
            assertThat(text("explore.told")).contains("begin");
            window.twoPeoplePlay();
            plays();
            refuses();
            parts();
            opensAndFilters();
        } finally {
            window.close();
        }
    }

    @Test
    void theFocusStaysOnTheBoardWhenWhatHadItGoesAway() throws Exception {
        window = new Opened(Options.NONE, folder);
        try {
            window.pressWithCtrl(KeyEvent.VK_2);
            window.run(
                    () -> session().begin(RuleBooks.shipped().find("bay-khom").orElseThrow()));
            window.run(() -> explore().entry().requestFocusInWindow());
            window.press(KeyEvent.VK_1);
            window.until("a way is asked for", () -> window.owner().equals("explore.clockwise"));
            window.press(KeyEvent.VK_SPACE);
            assertThat(window.<Integer>ask(() -> session().line().size())).isEqualTo(1);
            window.until("the board has the focus", () -> window.owner().matches("[NS]1"));
            // Kalah has a house more, on the same side or not.
            window.run(() -> session().begin(RuleBooks.shipped().find("kalah").orElseThrow()));
            window.until("the board has the focus", () -> window.owner().matches("[NS]1"));
            assertThat(window.<Integer>ask(() -> window.named("summary").getHeight()))
                    .isLessThanOrEqualTo(1);
        } finally {
            window.close();
        }
    }

    /** Else it would be drawn anew at another size, and would jump in the middle of a match. */
    @Test
    void theBoardKeepsItsPlaceWhileAMatchGrowsLong() throws Exception {
        window = new Opened(Options.NONE, folder);
        try {
            window.run(() -> window.frame().contents().workspaces().show(Workspace.EXPLORE));
            Rectangle before = window.ask(() -> window.board().getBounds());
            RecordedMatch match = MatchReader.read(Path.of("examples/two-captures.match.json"), RuleBooks.shipped());
            window.run(() -> explore().open(match));
            assertThat(window.ask(() -> window.board().getBounds())).isEqualTo(before);
        } finally {
            window.close();
        }
    }

    /** In large letters not everything is seen at once: the board is, and what is chosen comes below it. */
    @Test
    void theBoardIsSeenFirstWhereOneHasToScroll() throws Exception {
        window = new Opened(Options.NONE, folder);
        try {
            window.run(() -> window.frame().contents().workspaces().show(Workspace.EXPLORE));
            window.resize(1024, 700);
            assertThat(window.<Boolean>ask(this::isBoardBelowBar)).isTrue();
            window.run(() -> Zoom.set(200));
            assertThat(window.<Boolean>ask(this::isBoardBelowBar)).isFalse();
            assertThat(window.<Integer>ask(() -> window.board().getVisibleRect().height))
                    .isEqualTo(window.<Integer>ask(() -> window.board().getHeight()));
        } finally {
            window.close();
        }
    }

    private boolean isBoardBelowBar() {
        return window.board().getY() > window.named("explore.bar").getY();
    }

    private void plays() {
        clickHouse(Side.SOUTH, 1);
        assertThat(window.<Integer>ask(() -> session().line().size())).isEqualTo(1);
        end();
        clickHouse(window.ask(() -> session().line().match().mover()), 4);
        end();
        assertThat(window.<Integer>ask(() -> session().line().size())).isEqualTo(2);
        window.pressWithCtrl(KeyEvent.VK_Z);
        assertThat(window.<Integer>ask(() -> session().line().size())).isEqualTo(1);
        window.pressWithCtrl(KeyEvent.VK_Y);
        assertThat(window.<Integer>ask(() -> session().line().size())).isEqualTo(2);
        end();
    }

    private void refuses() {
        Side waiting = window.ask(() -> session().line().match().mover().opponent());
        List<String> spoken = window.spoken();
        clickHouse(waiting, 3);
        assertThat(spoken).containsExactly(text("explore.told"));
        assertThat(text("explore.told")).contains(waiting.id().substring(0, 1).toUpperCase(Locale.ROOT) + "3");
        assertThat(window.<Integer>ask(() -> session().line().size())).isEqualTo(2);
    }

    private void parts() {
        // By keyboard: back to the first choice, another house of South's, and back with Esc.
        window.run(() -> explore().playback().seek(session().line().cursorBefore(0)));
        window.run(() -> explore().entry().requestFocusInWindow());
        window.press(KeyEvent.VK_5);
        assertThat(window.<Integer>ask(() -> session().variations().current())).isEqualTo(1);
        assertThat(text("explore.band")).contains("S5", "S1");
        window.press(KeyEvent.VK_ESCAPE);
        assertThat(window.<Boolean>ask(() -> session().variations().isOnMain())).isTrue();
        int cursor = window.ask(() -> session().line().cursorBefore(0));
        assertThat(window.<Integer>ask(() -> explore().playback().cursor())).isEqualTo(cursor);
        // By mouse: onto the branch's lane, and away with it.
        Component overview = window.ask(() -> window.named("overview"));
        Point lane = window.ask(() -> new Point(overview.getWidth() / 4, overview.getHeight() - 8));
        window.click(overview, lane);
        assertThat(window.<Integer>ask(() -> session().variations().current())).isEqualTo(1);
        window.click("explore.remove");
        assertThat(window.<Boolean>ask(() -> session().variations().branches().isEmpty()))
                .isTrue();
    }

    private void opensAndFilters() throws Exception {
        RecordedMatch match = MatchReader.read(Path.of("examples/two-captures.match.json"), RuleBooks.shipped());
        window.run(() -> explore().open(match));
        assertThat(window.<Integer>ask(() -> session().line().size()))
                .isEqualTo(match.variations().main().size());
        window.run(() ->
                explore().transport().setFilter(new papan.replay.MarkFilter.Kind(papan.replay.Mark.Kind.CAPTURE)));
        window.press(KeyEvent.VK_G);
        int at = window.ask(() -> explore().playback().cursor());
        assertThat(match.variations().main().timeline().events().get(at - 1))
                .isInstanceOf(papan.event.SowingEvent.Captured.class);
        assertThat(window.<Optional<Variations.Branch>>ask(
                        () -> session().variations().branch()))
                .isEmpty();
        assertThat(text("narration")).isNotBlank();
    }
}
