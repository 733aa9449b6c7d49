package papan.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.KeyEvent;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import javax.swing.JCheckBox;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papan.json.progress.ProgressFolder;
import papan.lesson.kept.Bookmark;
import papan.lesson.learner.Practice;
import papan.lesson.learner.Practised;
import papan.lesson.learner.Progress;
import papan.lesson.play.Trial;
import papan.model.Move;
import papan.ui.common.Choice;
import papan.ui.common.Idle;
import papan.ui.lesson.Rehearsal;

/** Boards of drills are practised on the home of a learner. */
@Windowed
class PracticeWindowTest {
    @TempDir
    private Path settings;

    private Opened window;

    @BeforeEach
    void open() throws Exception {
        window = Opened.atHome(settings);
    }

    @AfterEach
    void close() {
        window.close();
    }

    private Practice kept() {
        return folder().load(Progress.NAMELESS).practice();
    }

    private ProgressFolder folder() {
        return new ProgressFolder(settings.resolve("learners"));
    }

    private Trial trial() {
        return window.ask(() -> window.session().trial().orElseThrow());
    }

    private String board() {
        return window.ask(() -> asked().questions()
                .get(asked().number())
                .exercise()
                .orElseThrow()
                .print());
    }

    private Rehearsal asked() {
        return window.session().rehearsal().orElseThrow();
    }

    /** A move with which the goal is reached at once, or one with which it is missed. */
    private String house(boolean right) {
        Trial trial = trial();
        return window.ask(() -> trial.legalMoves().stream()
                .filter(move -> trial.play(move).isDone() == right)
                .map(Move::from)
                .findFirst()
                .orElseThrow()
                .name());
    }

    private void practise() {
        Idle.awaitBackground();
        window.click("practice.some");
    }

    private void sowAll(boolean right) {
        for (boolean over = false; !over; ) {
            window.clickPlace(house(right));
            window.playOut();
            over = trial().outcome() != Trial.Outcome.OPEN;
        }
    }

    @Test
    void threeBoardsOneOfThemMissedThatIsBackTomorrowAndFirst() throws Exception {
        practise();
        assertThat(window.text("try.standing")).isNotEmpty();
        sowAll(true);
        window.click("next-step");
        String missed = board();
        sowAll(false);
        assertThat(kept().boards()).as("written before anything else").hasSize(2);
        window.click("try.undo");
        sowAll(true);
        window.click("next-step");
        sowAll(true);
        window.click("next-step");
        assertThat(window.text("practice.result")).isEqualTo("2 of 3 right at once");
        assertThat(kept().boards()).extracting(Practised::right).containsExactly(true, false, true);
        window.click("library.back");
        assertThat(window.has("practice.streak"))
                .as("one day is no row of days")
                .isFalse();
        window.leave();

        dayGoesBy();
        window = Opened.atHome(settings);
        practise();
        assertThat(board()).isEqualTo(missed);
        window.click("skip-step");
        assertThat(board()).as("passed by").isNotEqualTo(missed);
        sowAll(true);
        window.click("lessons");
        assertThat(kept().boards()).as("what is stopped is kept").hasSize(4);
        assertThat(window.has("practice.streak")).isTrue();
    }

    /** What was practised today was practised yesterday. */
    private void dayGoesBy() {
        folder().change(
                        Progress.NAMELESS,
                        before -> before.practised(practice -> new Practice(
                                practice.without(),
                                practice.invited(),
                                practice.boards().stream()
                                        .map(each -> new Practised(
                                                each.rules(),
                                                each.lesson(),
                                                each.step(),
                                                each.number(),
                                                each.board(),
                                                each.right(),
                                                each.time().minus(Duration.ofDays(1))))
                                        .toList(),
                                practice.begun())));
    }

    @Test
    void asLongAsOneLikesGoesOnUntilItIsEnough() {
        window.click("practice.on");
        int own = window.ask(() -> asked().questions()
                .get(0)
                .exercise()
                .orElseThrow()
                .drill()
                .ladder()
                .rungs()
                .size());
        for (int i = 0; i < own + 2; i++) {
            assertThat(window.isShowing("practice.enough")).isTrue();
            sowAll(true);
            window.click("next-step");
        }
        window.click("practice.enough");
        int boards = own + 2;
        assertThat(window.text("practice.result")).isEqualTo(boards + " of " + boards + " right at once");
        assertThat(kept().boards()).hasSize(boards);
        assertThat(kept().boards().get(boards - 1).number()).isPositive();
        practise();
        assertThat(window.ask(() -> asked().questions()))
                .as("more than three a day for who wants them")
                .hasSize(3);
    }

    @Test
    void whoeverIsShownAWayHasMissedTheBoard() {
        practise();
        window.click("reveal");
        window.until("a way is found", () -> !window.session().isThinking());
        window.playOut();
        window.click("next-step");
        assertThat(kept().boards()).extracting(Practised::right).containsExactly(false);
    }

    @Test
    void itIsPractisedWithTheKeyboardAlone() {
        Idle.awaitBackground();
        window.walkTo("practice.some", KeyEvent.VK_TAB);
        window.press(KeyEvent.VK_ENTER);
        for (int i = 0; i < 3; i++) {
            while (trial().outcome() == Trial.Outcome.OPEN) {
                window.walkTo(house(true), KeyEvent.VK_TAB);
                window.press(KeyEvent.VK_ENTER);
                window.playOut();
            }
            window.walkTo("next-step", KeyEvent.VK_TAB);
            window.press(KeyEvent.VK_ENTER);
        }
        assertThat(window.text("practice.result")).isEqualTo("3 of 3 right at once");
    }

    @Test
    void ofAGuestNothingIsKept() {
        window.run(() -> {
            Choice<?> choice = (Choice<?>) window.named("learner");
            choice.setSelectedIndex(choice.getItemCount() - 1);
        });
        window.click("practice.on");
        List<String> boards = List.of(board(), next(), next());
        assertThat(boards).as("still no board comes twice").doesNotHaveDuplicates();
        window.click("practice.enough");
        assertThat(window.text("practice.result")).isEqualTo("2 of 2 right at once");
        assertThat(kept()).isEqualTo(Practice.NONE);
    }

    private String next() {
        sowAll(true);
        window.click("next-step");
        return board();
    }

    @Test
    void whichRulesArePractisedIsRememberedAndTheNameTakesAllAlong() throws Exception {
        window.leave();
        folder().change(
                        Progress.NAMELESS,
                        fresh -> fresh.at("sit-down", 1, new Bookmark("x", 0, true), 9, Instant.EPOCH)
                                .at("women-of-the-maldives", 1, new Bookmark("x", 0, true), 9, Instant.EPOCH));
        window = Opened.atHome(settings);
        window.click("practice.rules.congklak-classic");
        practise();
        assertThat(window.ask(() -> window.session().lesson().lesson().id())).isEqualTo("women-of-the-maldives");
        window.click("lessons");
        window.click("practice.rules.ohvalhu");
        Idle.awaitBackground();
        assertThat(window.has("practice.some")).isFalse();
        assertThat(window.isShowing("practice.none")).isTrue();
        window.takeName("Ana");
        window.click("learner.adopt");
        assertThat(folder().load("Ana").practice().without()).containsExactly("congklak-classic", "ohvalhu");
        assertThat(window.ask(() -> ((JCheckBox) window.named("practice.rules.ohvalhu")).isSelected()))
                .isFalse();
        window.click("practice.rules.ohvalhu");
        assertThat(folder().load("Ana").practice().without()).containsExactly("congklak-classic");
    }
}
