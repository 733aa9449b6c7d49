package papan.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.ref.WeakReference;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papan.ui.app.Contents;

/** Nobody keeps what was closed: no listener of language, lesson or system holds it. */
@Windowed
class ClosedWindowsWindowTest {
    private static final int ATTEMPTS = 50;

    @TempDir
    private Path settings;

    private Opened window;

    @AfterEach
    void close() {
        window.close();
    }

    /** Whether it is gone once nobody holds it; each attempt leaves those who only wait for their turn the time for it. */
    private boolean isForgotten(WeakReference<?> gone) {
        for (int i = 0; i < ATTEMPTS && gone.get() != null; i++) {
            System.gc();
            window.run(() -> {});
        }
        return gone.get() == null;
    }

    @Test
    void whatWasInAWindowIsForgottenWhenItBeginsAnew() throws Exception {
        window = new Opened(Opened.on("first-turn"), settings);
        WeakReference<Contents> before = new WeakReference<>(window.ask(() -> window.frame().contents()));
        window.close();
        window = new Opened(Opened.on("first-turn"), settings);
        assertThat(isForgotten(before)).isTrue();
    }
}
