package papan.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.awt.Rectangle;
import java.awt.Window;
import java.awt.event.KeyEvent;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.accessibility.Accessible;
import javax.swing.JList;
import javax.swing.JRootPane;
import javax.swing.JViewport;
import javax.swing.MenuSelectionManager;
import javax.swing.RootPaneContainer;
import javax.swing.SwingUtilities;
import javax.swing.text.JTextComponent;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import papan.narration.Language;
import papan.ui.common.Wraps;

/** The sheet of words and signs: how it is reached, and that all of it can be read. */
@Windowed
class WordsSheetWindowTest {
    private static final int WIDTH = 1366;
    private static final int HEIGHT = 708;

    @TempDir
    private Path settings;

    private Opened window;

    @BeforeEach
    void open() throws Exception {
        window = new Opened(Opened.on("first-turn"), settings);
        window.resize(WIDTH, HEIGHT);
    }

    @AfterEach
    void close() {
        window.close();
    }

    private Optional<Window> found() {
        return Stream.of(window.frame().getOwnedWindows())
                .filter(each -> each.isShowing() && "words".equals(each.getName()))
                .findFirst();
    }

    private Window sheet() {
        window.until("the sheet", () -> found().filter(Window::isFocused).isPresent());
        return window.ask(() -> found().orElseThrow());
    }

    private void closedByEscape() {
        window.press(KeyEvent.VK_ESCAPE);
        window.until("the sheet to be gone", () -> found().isEmpty());
    }

    @Test
    void itsKeyOpensItAndEscapeClosesIt() {
        window.press(KeyEvent.VK_F1, KeyEvent.VK_SHIFT);
        Window sheet = sheet();
        window.until("its first list", () -> Parts.named(sheet, "words.board").isFocusOwner());
        assertThat(window.ask(() -> name(Parts.named(sheet, "words.board")))).isEqualTo("On the board");
        closedByEscape();
    }

    @Test
    void theHelpMenuOpensIt() {
        window.focus(window.named("help"));
        window.press(KeyEvent.VK_ENTER);
        window.until("the menu", () -> MenuSelectionManager.defaultManager().getSelectedPath().length > 1);
        window.press(KeyEvent.VK_DOWN);
        window.press(KeyEvent.VK_ENTER);
        sheet();
        closedByEscape();
    }

    @Test
    void theHelpMenuEndsWithWhatTheProgramIs() {
        window.choose("help", "help.about");
        window.until("the sheet", () -> about().filter(Window::isFocused).isPresent());
        String inside =
                window.ask(() -> ((JTextComponent) Parts.named(about().orElseThrow(), "about.inside")).getText());
        assertThat(inside).contains("Apache-2.0", "org.jfree:jfreechart", "com.miglayout:miglayout-core");
        window.press(KeyEvent.VK_ESCAPE);
        window.until("the sheet to be gone", () -> about().isEmpty());
    }

    private Optional<Window> about() {
        return Stream.of(window.frame().getOwnedWindows())
                .filter(each -> each.isShowing() && "about".equals(each.getName()))
                .findFirst();
    }

    @Test
    void theButtonInTheCornerOfTheBoardOpensIt() {
        window.click("board-words");
        sheet();
        closedByEscape();
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void everyLineCanBeRead(Language language) {
        window.run(() -> window.frame().inside().setLanguage(language));
        for (int zoom : List.of(100, 200)) {
            window.run(() -> window.frame().inside().setZoom(zoom));
            window.run(() -> window.frame().inside().showWords());
            Window sheet = sheet();
            List<String> cut = window.ask(() -> cut(sheet));
            assertThat(cut).as(language + " " + zoom).isEmpty();
            closedByEscape();
        }
    }

    private static List<String> cut(Window sheet) {
        JRootPane inside = ((RootPaneContainer) sheet).getRootPane();
        List<String> cut = new ArrayList<>(CutText.in(inside));
        cut.addAll(cut((JList<?>) Parts.named(sheet, "words.board"), 15));
        cut.addAll(cut((JList<?>) Parts.named(sheet, "words.game"), 23));
        return cut;
    }

    private static <T> List<String> cut(JList<T> list, int lines) {
        List<String> cut = new ArrayList<>();
        JViewport seen = (JViewport) SwingUtilities.getAncestorOfClass(JViewport.class, list);
        if (list.getX() + list.getWidth() > seen.getWidth()) {
            cut.add(list.getName() + " is " + list.getWidth() + " wide, and " + seen.getWidth() + " are seen");
        }
        assertThat(list.getModel().getSize()).isEqualTo(lines);
        for (int at = 0; at < lines; at++) {
            Container cell = (Container) list.getCellRenderer()
                    .getListCellRendererComponent(list, list.getModel().getElementAt(at), at, false, false);
            Rectangle bounds = list.getCellBounds(at, at);
            cell.setSize(bounds.getSize());
            cell.doLayout();
            for (Component part : cell.getComponents()) {
                boolean low = part instanceof Wraps text && text.heightFor(part.getWidth()) > part.getHeight();
                if (low || part.getY() + part.getHeight() > cell.getHeight() || part.getWidth() < 100) {
                    cut.add(name(cell) + " " + part.getBounds() + " in " + bounds);
                }
            }
        }
        return cut;
    }

    private static String name(Component part) {
        return ((Accessible) part).getAccessibleContext().getAccessibleName();
    }
}
