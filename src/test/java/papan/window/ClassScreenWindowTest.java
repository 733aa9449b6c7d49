package papan.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.awt.Frame;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.event.KeyEvent;
import java.awt.image.BufferedImage;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.swing.JComponent;
import javax.swing.JFrame;
import javax.swing.JRootPane;
import javax.swing.UIManager;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import papan.ui.app.Environment;
import papan.ui.common.Desktop;
import papan.ui.common.Paints;
import papan.ui.common.Theme;
import papan.ui.sound.Loudspeaker;

/** A laptop with a projector beside it: what the class sees there, what is seen of it here, and the room that is left. */
@Windowed
class ClassScreenWindowTest {
    private static final Rectangle LAPTOP = new Rectangle(0, 0, 1440, 900);
    private static final Rectangle PROJECTOR = new Rectangle(1440, 0, 1024, 768);

    @TempDir
    private Path settings;

    private Opened window;

    @BeforeEach
    void open() throws Exception {
        window = new Opened(
                Opened.on("first-turn"),
                settings,
                new Environment(
                        new HandTicker(), Desktop.silent(), () -> List.of(LAPTOP, PROJECTOR), Loudspeaker.none()));
        window.run(() -> window.frame().setBounds(LAPTOP));
        window.show(0);
    }

    @AfterEach
    void close() {
        window.run(() -> audiences().forEach(Frame::dispose));
        window.close();
    }

    private static Stream<JFrame> audiences() {
        return Stream.of(Frame.getFrames())
                .filter(frame -> "audience".equals(frame.getName()) && frame.isShowing())
                .map(JFrame.class::cast);
    }

    private static JRootPane seen() {
        return audiences().findFirst().orElseThrow().getRootPane();
    }

    private void present(int... held) {
        window.press(KeyEvent.VK_F5, held);
        window.until("the class sees", () -> audiences().findAny().isPresent());
    }

    private void leave() {
        window.press(KeyEvent.VK_ESCAPE);
        window.until("the class is gone", () -> audiences().findAny().isEmpty());
    }

    /** What is painted of something. */
    private BufferedImage painted(JComponent part) {
        return window.ask(() -> {
            BufferedImage image = new BufferedImage(part.getWidth(), part.getHeight(), BufferedImage.TYPE_INT_RGB);
            Graphics2D g = image.createGraphics();
            part.printAll(g);
            g.dispose();
            return image;
        });
    }

    private BufferedImage projected() {
        return painted(window.ask(ClassScreenWindowTest::seen));
    }

    private Color projected(int x, int y) {
        return new Color(projected().getRGB(x, y));
    }

    @ParameterizedTest
    @CsvSource({"LIGHT, Papan projector", "PROJECTOR, Papan projector", "DARK, FlatLaf Dark", "CONTRAST, Papan contrast"
    })
    void aDarkThemeStaysOnTheClassesScreen(Theme theme, String worn) {
        window.run(() -> window.frame().setTheme(theme));
        String before = window.ask(() -> UIManager.getLookAndFeel().getName());
        present();
        assertThat(window.ask(() -> UIManager.getLookAndFeel().getName())).isEqualTo(worn);
        window.press(KeyEvent.VK_B);
        double light = Paints.contrast(projected(512, 384), Color.BLACK);
        boolean dark = theme == Theme.DARK || theme == Theme.CONTRAST;
        assertThat(light).as("1 is black, 21 is white").isBetween(dark ? 1 : 18.0, dark ? 1.4 : 21);
        leave();
        assertThat(window.ask(() -> UIManager.getLookAndFeel().getName())).isEqualTo(before);
    }

    @Test
    void aThemeThatIsChosenMeanwhileStaysAfterwards() {
        present();
        window.run(() -> window.frame().setTheme(Theme.DARK));
        leave();
        assertThat(window.ask(Paints::isDark)).isTrue();
        present();
        window.run(() -> window.frame().setTheme(Theme.LIGHT));
        leave();
        assertThat(window.ask(() -> UIManager.getLookAndFeel().getName())).isEqualTo("FlatLaf Light");
    }
}
