package papan.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.awt.KeyboardFocusManager;
import java.awt.event.KeyEvent;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papan.model.House;
import papan.model.Side;
import papan.narration.Language;
import papan.ui.app.Options;
import papan.ui.app.Preferences;
import papan.ui.app.Workspace;
import papan.ui.board.BoardLooks;
import papan.ui.board.BoardView;

/** The board turned round, and its names and numbers, by key in the real window, in every workspace. */
@Windowed
class TurnBoardWindowTest {
    @TempDir
    private Path folder;

    private Opened opened;

    @BeforeEach
    void open() throws Exception {
        Options first = new Options(
                Optional.of("first-turn"), Optional.of("sow"), Optional.empty(), Optional.empty(), Optional.empty());
        opened = new Opened(first, folder);
    }

    @AfterEach
    void close() {
        opened.run(BoardLooks.USUAL::install);
        opened.close();
    }

    private List<BoardView> boards() {
        return opened.ask(() -> {
            List<BoardView> all = new ArrayList<>();
            collect(opened.frame(), all);
            return all.stream().filter(Component::isShowing).toList();
        });
    }

    private static void collect(Container in, List<BoardView> into) {
        for (Component child : in.getComponents()) {
            if (child instanceof BoardView board) {
                into.add(board);
            } else if (child instanceof Container container) {
                collect(container, into);
            }
        }
    }

    private Side bottom(BoardView board) {
        return opened.ask(() -> board.scene().viewpoint().bottom());
    }

    @Test
    void keysTurnTheBoardInEveryWorkspaceAndItIsRemembered() throws Exception {
        BoardView board = boards().get(0);
        House third = new House(Side.SOUTH, 3);
        opened.run(() -> board.componentOf(third).requestFocusInWindow());
        opened.press(KeyEvent.VK_T);
        assertThat(bottom(board)).isEqualTo(Side.NORTH);
        assertThat(opened.ask(() ->
                        KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner()))
                .isSameAs(board.componentOf(third));
        // The turning motion under way is given up as soon as a seed moves.
        opened.run(() -> opened.frame().contents().playback().forward());
        assertThat(bottom(board)).isEqualTo(Side.NORTH);
        opened.press(KeyEvent.VK_L);
        opened.press(KeyEvent.VK_L);
        assertThat(opened.ask(() -> board.scene().marks().labels().counts())).isFalse();
        assertThat(opened.ask(() -> board.scene().marks().labels().counted())).containsExactly(third);
        opened.run(() -> opened.frame().contents().workspaces().show(Workspace.COMPARE));
        assertThat(boards()).hasSizeGreaterThan(1).allMatch(each -> bottom(each) == Side.NORTH);
        opened.run(() -> opened.frame().contents().workspaces().show(Workspace.RULES));
        assertThat(boards()).isNotEmpty().allMatch(each -> bottom(each) == Side.NORTH);
        opened.run(() -> opened.frame().inside().setLanguage(Language.SWEDISH));
        assertThat(new Preferences(folder).load().board())
                .as("what is hidden in a lesson comes back with the next one")
                .isEqualTo(new BoardLooks(true, BoardLooks.Writing.ALL));
        // In the list of rule sets letters look for a name.
        BoardView example = boards().get(0);
        opened.run(() -> example.componentOf(third).requestFocusInWindow());
        opened.press(KeyEvent.VK_T);
        assertThat(boards()).allMatch(each -> bottom(each) == Side.SOUTH);
    }
}
