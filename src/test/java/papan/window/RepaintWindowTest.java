package papan.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Rectangle;
import java.awt.Robot;
import java.awt.Toolkit;
import java.awt.event.KeyEvent;
import java.awt.image.BufferedImage;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papan.lesson.script.Step;
import papan.ui.explore.ExploreWorkspace;
import papan.ui.playback.Playback;

/** Only what has changed is painted anew; the screen is to look as if everything had been. */
@Windowed
class RepaintWindowTest {
    private static final int JUMPS = 8;
    private static final int LOOKS = 100;

    @TempDir
    private Path folder;

    private Opened window;
    private Robot eye;

    @BeforeEach
    void open() throws Exception {
        window = new Opened(Opened.on("first-turn"), folder);
        eye = new Robot();
    }

    @AfterEach
    void close() {
        window.close();
    }

    @Test
    void stepsOfALessonLeaveNothingBehind() {
        for (int zoom : new int[] {100, 150}) {
            resize(zoom);
            window.show(Step.Play.class);
            jump(window.playback());
        }
    }

    @Test
    void jumpsInAMatchLeaveNothingBehind() throws Exception {
        Scenes.explored(window.frame());
        for (int zoom : new int[] {100, 150}) {
            resize(zoom);
            jump(window.frame()
                    .contents()
                    .workspaces()
                    .bench(ExploreWorkspace.class)
                    .orElseThrow()
                    .playback());
        }
    }

    @Test
    void aHintLeavesNothingBehind() {
        resize(150);
        window.focus(window.ask(() -> window.named("skip-step")));
        window.press(KeyEvent.VK_H);
        look("a hint");
    }

    private void resize(int zoom) {
        window.run(() -> window.frame().inside().setZoom(zoom));
        window.resize(1024, 700);
    }

    private void jump(Playback playback) {
        for (int i = 0; i < JUMPS; i++) {
            int to = window.ask(() -> playback.limit() * 5 / 8);
            int jump = i;
            window.run(() -> playback.seek(jump % 2 == 0 ? (jump * 7 + to) % playback.limit() : playback.cursor() + 1));
            look("jump " + i);
        }
    }

    private void look(String after) {
        BufferedImage seen = still();
        window.run(() -> window.frame().repaint());
        assertThat(different(seen, still()))
                .as("pixels left behind by " + after)
                .isZero();
    }

    /** The window on the screen, once two looks at it see the same. */
    private BufferedImage still() {
        BufferedImage before = look();
        for (int i = 0; i < LOOKS; i++) {
            BufferedImage now = look();
            if (different(before, now) == 0) {
                return now;
            }
            before = now;
        }
        throw new AssertionError("the picture does not stand still");
    }

    private BufferedImage look() {
        window.run(() -> Toolkit.getDefaultToolkit().sync());
        return eye.createScreenCapture(window.ask(() -> new Rectangle(
                window.frame().getContentPane().getLocationOnScreen(),
                window.frame().getContentPane().getSize())));
    }

    private static int different(BufferedImage one, BufferedImage other) {
        int count = 0;
        for (int y = 0; y < one.getHeight(); y++) {
            for (int x = 0; x < one.getWidth(); x++) {
                count += one.getRGB(x, y) == other.getRGB(x, y) ? 0 : 1;
            }
        }
        return count;
    }
}
