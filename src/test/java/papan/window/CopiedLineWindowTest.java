package papan.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Toolkit;
import java.awt.datatransfer.DataFlavor;
import java.awt.datatransfer.StringSelection;
import java.awt.event.KeyEvent;
import java.nio.file.Path;
import java.util.Optional;
import javax.swing.JComponent;
import javax.swing.text.JTextComponent;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papan.model.House;
import papan.model.Side;
import papan.ui.app.Contents;
import papan.ui.app.Options;
import papan.ui.explore.ExploreSession;
import papan.ui.explore.ExploreWorkspace;

/** A position and a place in a lesson are copied as a line, and pasted wherever one is. */
@Windowed
class CopiedLineWindowTest {
    private static final String LATER = "congklak-classic 8,8,8,8,8,0,8/10 8,0,8,8,8,8,0/0 n";

    @TempDir
    private Path settings;

    private Opened window;

    @BeforeEach
    void open() throws Exception {
        window = new Opened(Options.NONE, settings);
    }

    @AfterEach
    void close() {
        window.close();
    }

    private Contents contents() {
        return window.frame().contents();
    }

    private void paste(String text) {
        window.run(() -> Toolkit.getDefaultToolkit().getSystemClipboard().setContents(new StringSelection(text), null));
        window.pressWithCtrl(KeyEvent.VK_V);
    }

    private String copied() throws Exception {
        window.pressWithCtrl(KeyEvent.VK_C);
        return (String) Toolkit.getDefaultToolkit().getSystemClipboard().getData(DataFlavor.stringFlavor);
    }

    private ExploreSession played() {
        return contents()
                .workspaces()
                .bench(ExploreWorkspace.class)
                .orElseThrow()
                .session();
    }

    private void untilNotice(String said) {
        window.until(
                said,
                () -> window.named("file-notice").isShowing()
                        && ((JTextComponent) window.named("file-notice.text"))
                                .getText()
                                .contains(said));
    }

    private void untilStep(String lesson, String step) {
        window.until(
                lesson + "/" + step,
                () -> contents().learn().isShowing()
                        && contents()
                                .session()
                                .run()
                                .filter(run -> run.lesson().id().equals(lesson))
                                .isPresent()
                        && contents().session().stage().step().head().id().equals(step));
    }

    @Test
    void aPositionThatIsPastedIsPlayedInExplore() throws Exception {
        paste("  " + LATER + "\n");
        window.until(
                "the position",
                () -> contents().workspaces().bench(ExploreWorkspace.class).isPresent());
        assertThat(window.ask(() -> played().line().match().position().inStore(Side.SOUTH)))
                .isEqualTo(10);
        assertThat(copied()).isEqualTo(LATER);
    }

    @Test
    void whileSeedsAreOnTheirWayThePositionBeforeThemIsCopied() throws Exception {
        window.pressWithCtrl(KeyEvent.VK_2);
        paste("congklak-classic start");
        assertThat(copied()).isEqualTo("congklak-classic start");
        window.run(() -> {
            played().choose(new House(Side.SOUTH, 6));
            played().playback().pause();
            played().playback().last();
        });
        assertThat(copied()).isEqualTo(LATER);
        window.run(() -> {
            played().choose(new House(Side.NORTH, 4));
            played().playback().pause();
        });
        assertThat(copied()).isEqualTo(LATER);
    }

    @Test
    void aPlaceInALessonIsCopiedAndPastedWhereAnyTextHasTheFocus() throws Exception {
        paste("lesson:first-turn/which-rule");
        untilStep("first-turn", "which-rule");
        JComponent sentence = window.ask(() -> contents().learn().reading());
        window.run(sentence::requestFocusInWindow);
        window.until("the focus", sentence::isFocusOwner);
        assertThat(copied()).isEqualTo("lesson:first-turn/which-rule");
        window.run(() -> contents().session().show(0));
        String elsewhere =
                window.ask(() -> contents().session().stage().step().head().id());
        assertThat(elsewhere).isNotEqualTo("which-rule");
        paste("lesson:first-turn/which-rule");
        untilStep("first-turn", "which-rule");
        window.pressWithCtrl(KeyEvent.VK_5);
        paste("lesson:first-turn/" + elsewhere);
        untilStep("first-turn", elsewhere);
    }

    @Test
    void whatCannotBeOpenedIsToldInASentenceWithTheNearestLineThatCould() {
        paste("my shopping list\neggs");
        untilNotice("no position and no place in a lesson");
        paste("congklak-classic 8,8,8,8,8,0/10 8,0,8,8,8,8,0/0 n");
        untilNotice("At letter 18: south has 6 numbers");
        paste("congkk start");
        untilNotice("Did you mean \"congkak\"?");
        paste("lesson:first-trun");
        untilNotice("Did you mean “lesson:first-turn”?");
        paste("lesson:first-turn/whichrule");
        untilNotice("Did you mean “lesson:first-turn/which-rule”?");
        assertThat(window.<Optional<?>>ask(() -> contents().workspaces().bench(ExploreWorkspace.class)))
                .isEmpty();
    }

    @Test
    void whereThereIsNoPositionThatIsSaid() {
        window.pressWithCtrl(KeyEvent.VK_4);
        window.pressWithCtrl(KeyEvent.VK_C);
        window.until("why", () -> window.text("quiet").startsWith("There’s no position"));
    }
}
