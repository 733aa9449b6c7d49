package papan.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Toolkit;
import java.awt.Window;
import java.awt.event.KeyEvent;
import java.lang.reflect.Field;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every window of the program shows its picture, so that it is found on a task bar. */
@Windowed
class IconWindowTest {
    @TempDir
    private Path settings;

    @Test
    void everyWindowShowsTheProgramsPictureAtManySizes() throws Exception {
        Opened window = new Opened(Opened.on("first-turn"), settings);
        try {
            window.press(KeyEvent.VK_F5);
            window.until("the class's window", () -> shown().size() > 1);
            assertThat(window.ask(IconWindowTest::shown))
                    .allSatisfy(each -> assertThat(each.getIconImages()).hasSizeGreaterThan(8));
        } finally {
            window.close();
        }
    }

    @Test
    void theDesktopListsTheWindowsAsPapans() throws Exception {
        new Opened(Opened.on("first-turn"), settings).close();
        Toolkit toolkit = Toolkit.getDefaultToolkit();
        Field name = toolkit.getClass().getDeclaredField("awtAppClassName");
        name.setAccessible(true);
        assertThat(name.get(toolkit)).isEqualTo("Papan");
    }

    private static List<Window> shown() {
        return Arrays.stream(Window.getWindows())
                .filter(Window::isShowing)
                .filter(each -> each instanceof java.awt.Frame || each instanceof java.awt.Dialog)
                .toList();
    }
}
