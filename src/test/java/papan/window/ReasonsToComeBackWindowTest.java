package papan.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.KeyEvent;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import javax.swing.JButton;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papan.json.progress.ProgressFolder;
import papan.lesson.kept.Answered;
import papan.lesson.kept.Bookmark;
import papan.lesson.learner.Progress;
import papan.lesson.play.Exercise;
import papan.ui.common.Choice;
import papan.ui.common.Idle;

/** What waits on the home for somebody who comes back: a board of Little Sister's, and somebody who wants to play. */
@Windowed
class ReasonsToComeBackWindowTest {
    @TempDir
    private Path settings;

    private Opened window;

    @AfterEach
    void close() {
        window.close();
    }

    private ProgressFolder folder() {
        return new ProgressFolder(settings.resolve("learners"));
    }

    /** Somebody has come to a drill, and has so many right answers. */
    private void open(int right) throws Exception {
        folder().change(Progress.NAMELESS, before -> {
            Progress all = before.at("sit-down", 1, new Bookmark("x", 0, true), 9, Instant.EPOCH);
            for (int i = 0; i < right; i++) {
                all = all.answered("sit-down", answer("question-" + i));
            }
            return all;
        });
        window = Opened.atHome(settings);
    }

    private static Answered answer(String step) {
        return new Answered(
                step,
                "0123456789ab",
                "landing",
                "",
                "en",
                List.of(new Answered.Attempt("S1", true, Instant.EPOCH)),
                0,
                false,
                5,
                List.of(),
                0,
                Instant.EPOCH,
                false);
    }

    private String said(String button) {
        return window.ask(() -> ((JButton) window.named(button)).getText());
    }

    @Test
    void littleSistersBoardSaysTheGoalAndTheMovesOfTheBoardThatComes() throws Exception {
        open(0);
        Idle.awaitBackground();
        String said = said("practice.some");
        window.click("practice.some");
        Exercise first = window.ask(() -> window.session()
                .rehearsal()
                .orElseThrow()
                .questions()
                .get(0)
                .exercise()
                .orElseThrow());
        assertThat(said).isEqualTo("Little Sister’s board of today: “Find the ready house” in one move");
        assertThat(first.drill().lesson().id()).isEqualTo("sit-down");
        assertThat(first.board().moves()).isEqualTo(1);
    }

    @Test
    void theStoreSaysHowManySeedsAreLeftUntilSomebodyWantsToPlay() throws Exception {
        open(8);
        assertThat(window.hands().textBox("home.next").text())
                .isEqualTo("2 more seeds, and Little Sister wants to play.");
    }

    @Test
    void bigSisterInvitesOnceAndPlays() throws Exception {
        open(25);
        assertThat(window.has("home.next")).as("one at a time").isFalse();
        window.walkTo("home.play", KeyEvent.VK_TAB);
        window.press(KeyEvent.VK_ENTER);
        window.until("the board", () -> window.has("explore.opponent"));
        assertThat(window.ask(() -> ((Choice<?>) window.named("explore.opponent")).getSelectedIndex()))
                .as("after Little Sister")
                .isEqualTo(1);
        window.leave();
        assertThat(folder().load(Progress.NAMELESS).practice().invited()).containsExactly("big-sister");
        window = Opened.atHome(settings);
        assertThat(window.has("home.play")).isFalse();
    }

    @Test
    void anInvitationIsPutAwayForGood() throws Exception {
        open(25);
        window.click("home.later");
        assertThat(window.has("home.play")).isFalse();
        assertThat(window.has("home.next")).as("Grandma is still to come").isTrue();
        assertThat(folder().load(Progress.NAMELESS).practice().invited()).containsExactly("big-sister");
    }
}
