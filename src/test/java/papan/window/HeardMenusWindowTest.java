package papan.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.event.KeyEvent;
import java.nio.file.Path;
import java.util.List;
import javax.accessibility.Accessible;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRole;
import javax.accessibility.AccessibleState;
import javax.swing.AbstractButton;
import javax.swing.MenuElement;
import javax.swing.MenuSelectionManager;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import papan.ui.app.Options;

/** What is heard of the menus at the foot of the rail: where one is when they open, and of what each line is a choice. */
@Windowed
class HeardMenusWindowTest {
    @TempDir
    private Path settings;

    private Opened window;

    @BeforeEach
    void open() throws Exception {
        window = new Opened(Options.NONE, settings);
        // A step that plays: where a question is open, there is no transport with a speed.
        window.show(window.first(stage -> !stage.step().asks() && stage.end() > stage.start()));
    }

    @AfterEach
    void close() {
        window.close();
    }

    private Component opener(String name) {
        return Parts.named(window.frame(), name);
    }

    /** Opens a menu by keys and waits until it stands at one of its lines. */
    private AbstractButton line(String name) {
        window.focus(window.ask(() -> opener(name)));
        window.press(KeyEvent.VK_ENTER);
        window.until("a line of the menu " + name, () -> path().length > 1);
        return window.ask(() -> (AbstractButton) path()[1].getComponent());
    }

    private static MenuElement[] path() {
        return MenuSelectionManager.defaultManager().getSelectedPath();
    }

    @ParameterizedTest
    @ValueSource(strings = {"settings", "language", "zoom", "speed"})
    void aMenuOpensAtWhatIsChosenAndBelongsToWhatOpensIt(String name) {
        AbstractButton line = line(name);
        assertThat(window.ask(line::isSelected)).as(line.getText()).isTrue();
        Component opener = window.ask(() -> opener(name));
        assertThat(window.ask(() -> context(line.getParent()).getAccessibleParent()))
                .isSameAs(opener);
        window.press(KeyEvent.VK_ESCAPE);
        window.until("the menu to be gone", () -> path().length == 0);
    }

    @Test
    void aLineOfTheSettingsSaysWhatItIsAChoiceOf() {
        AbstractButton line = line("settings");
        assertThat(window.ask(() -> context(line).getAccessibleDescription())).isEqualTo("Theme");
        window.press(KeyEvent.VK_UP);
        window.until("the sound", () -> "sound".equals(path()[1].getComponent().getName()));
        assertThat(window.ask(() -> context(path()[1].getComponent()).getAccessibleDescription()))
                .isEqualTo("Sound");
        window.press(KeyEvent.VK_ESCAPE);
    }

    @Test
    void whatOpensAMenuOrASheetIsNoSwitch() {
        for (String name : List.of("settings", "language", "zoom", "help")) {
            AccessibleContext button = window.ask(() -> context(opener(name)));
            assertThat(button.getAccessibleRole()).as(name).isEqualTo(AccessibleRole.PUSH_BUTTON);
        }
        AbstractButton line = line("zoom");
        assertThat(window.ask(
                        () -> context(opener("zoom")).getAccessibleStateSet().contains(AccessibleState.CHECKED)))
                .as("opened from " + line.getText())
                .isFalse();
        window.press(KeyEvent.VK_ESCAPE);
    }

    @Test
    void thePanesBehindEverythingAreNotSpoken() {
        assertThat(window.ask(() -> context(window.frame().getRootPane()).getAccessibleRole()))
                .isEqualTo(AccessibleRole.FILLER);
        assertThat(window.ask(() -> context(window.frame().getLayeredPane()).getAccessibleRole()))
                .isEqualTo(AccessibleRole.FILLER);
    }

    private static AccessibleContext context(Component part) {
        return ((Accessible) part).getAccessibleContext();
    }
}
