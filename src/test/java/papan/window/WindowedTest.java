package papan.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.swing.JLabel;
import javax.swing.RepaintManager;
import org.assertj.swing.edt.GuiActionRunner;
import org.assertj.swing.exception.EdtViolationException;
import org.junit.jupiter.api.Test;

/** Every test with a window is watched, and the watch finds what it is there for. */
@Windowed
class WindowedTest {
    private static ThreadWatch watch() {
        return (ThreadWatch) RepaintManager.currentManager(null);
    }

    @Test
    void everyTestOfAWindowIsWatched() throws IOException {
        List<Path> tests;
        try (Stream<Path> all = Files.list(Path.of("src/test/java/papan/window"))) {
            tests = all.filter(file -> file.toString().endsWith("Test.java")).toList();
        }
        assertThat(tests)
                .hasSizeGreaterThan(15)
                .allSatisfy(test -> assertThat(Files.readString(test))
                        .containsPattern("\n@Windowed(\\(painted = false\\))?\nclass "));
    }

    @Test
    void aComponentThatIsTouchedByAnotherThreadIsFound() throws InterruptedException {
        JLabel label = GuiActionRunner.execute(() -> new JLabel("before"));
        Thread other = new Thread(() -> label.setText("after"));
        other.start();
        other.join();
        assertThat(watch().found()).isNotEmpty().allMatch(EdtViolationException.class::isInstance);
    }

    @Test
    void whatNobodyCatchesIsFound() throws InterruptedException {
        Thread other = new Thread(() -> {
            throw new IllegalArgumentException("on purpose");
        });
        other.start();
        other.join();
        assertThat(watch().found()).hasSize(1);
    }
}
