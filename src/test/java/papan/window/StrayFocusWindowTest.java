package papan.window;

import java.awt.event.KeyEvent;
import java.nio.file.Path;
import java.util.List;
import javax.swing.JTextField;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papan.ui.chart.ChartsWorkspace;

/** Where a part of the window takes the focus with it as it goes, the focus stays near; it never ends up at the very top. */
@Windowed
class StrayFocusWindowTest {
    @TempDir
    private Path settings;

    private Opened window;

    @BeforeEach
    void open() throws Exception {
        window = new Opened(Opened.on("first-turn"), settings);
    }

    @AfterEach
    void close() {
        window.close();
    }

    private void press(String name) {
        window.focus(window.ask(() -> window.named(name)));
        window.press(KeyEvent.VK_SPACE);
    }

    @Test
    void whoComparesRuleSetsGoesOnInTheListAndThenOnTheCard() {
        window.click("workspace.rules");
        window.until("the list", () -> window.owner().equals("atlas.rules"));
        press("atlas.compare");
        window.until("the list", () -> window.owner().equals("atlas.rules"));
        window.press(KeyEvent.VK_DOWN);
        press("atlas.compare");
        window.until("the card", () -> window.owner().equals("atlas.compare"));
    }

    @Test
    void whoAddsARuleSetToAChartGoesOnWithIt() {
        window.click("workspace.charts");
        window.until(
                "charts",
                () -> window.ask(() -> window.frame()
                        .contents()
                        .workspaces()
                        .bench(ChartsWorkspace.class)
                        .isPresent()));
        press("charts.add");
        window.until("the new one", () -> window.owner().equals("charts.rules.1"));
        press("charts.remove.1");
        window.until("the one that is left", () -> window.owner().equals("charts.rules.0"));
    }

    @Test
    void whoseHandsAreCountedAgainAreCountedFromTheFirstAnswerOn() {
        window.press(KeyEvent.VK_F5);
        window.run(() -> window.frame().toFront());
        window.until("the presenter's window", window.frame()::isActive);
        List<JTextField> fields = window.ask(() -> Parts.of(window.frame().getContentPane(), JTextField.class).stream()
                .filter(field ->
                        field.getName() != null && field.getName().startsWith("presenter.count.") && field.isShowing())
                .toList());
        window.run(() -> fields.get(0).setText("3"));
        press("presenter.again");
        window.until(
                "the first field", () -> window.owner().equals(fields.get(0).getName()));
    }
}
