package papan.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.event.WindowEvent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import javax.swing.AbstractButton;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papan.json.progress.ProgressFolder;
import papan.ui.app.Preferences;
import papan.ui.settings.Settings;

/** Closing while nothing can be written. A file that has the folder's name stands for the full disk. */
@Windowed
class FullDiskWindowTest {
    @TempDir
    private Path folder;

    private Opened window;

    @BeforeEach
    void open() throws Exception {
        new Preferences(folder).save(Settings.DEFAULT.with(Settings.LEARNER, "Aina"));
        Files.writeString(folder.resolve("learners"), "in the way");
        window = new Opened(Opened.on("first-turn"), folder);
    }

    @AfterEach
    void close() {
        window.close();
    }

    private Optional<Component> button(String text) {
        return Stream.of(java.awt.Window.getWindows())
                .filter(each -> each != window.frame() && each.isShowing())
                .flatMap(each -> Parts.of(each, AbstractButton.class).stream())
                .filter(each -> text.equals(each.getText()))
                .map(Component.class::cast)
                .findFirst();
    }

    private void closeByItsButton() {
        SwingUtilities.invokeLater(
                () -> window.frame().dispatchEvent(new WindowEvent(window.frame(), WindowEvent.WINDOW_CLOSING)));
    }

    private void press(String text) {
        window.until(text, () -> button(text).isPresent());
        Component pressed = window.ask(() -> button(text).orElseThrow());
        SwingUtilities.invokeLater(() -> ((AbstractButton) pressed).doClick());
    }

    @Test
    void nothingIsLostUnasked() throws Exception {
        closeByItsButton();
        press("Try again");
        window.until("still open", () -> button("Close anyway").isPresent());
        assertThat(window.<Boolean>ask(() -> window.frame().isDisplayable())).isTrue();
        Files.delete(folder.resolve("learners"));
        press("Try again");
        window.until("closed", () -> !window.frame().isDisplayable());
        assertThat(ProgressFolder.files(folder.resolve("learners"))).hasSize(1);
    }

    @Test
    void whoeverWantsToMayCloseAnyway() {
        closeByItsButton();
        press("Close anyway");
        window.until("closed", () -> !window.frame().isDisplayable());
        assertThat(folder.resolve("learners")).hasContent("in the way");
    }
}
