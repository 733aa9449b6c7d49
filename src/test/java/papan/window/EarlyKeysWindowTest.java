package papan.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Frame;
import java.awt.event.KeyEvent;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.assertj.swing.edt.GuiActionRunner;
import org.assertj.swing.timing.Condition;
import org.assertj.swing.timing.Pause;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import papan.lesson.play.LessonRun;
import papan.lesson.script.Lesson;
import papan.ui.app.Environment;
import papan.ui.app.Lessons;
import papan.ui.app.Options;
import papan.ui.app.PapanApp;
import papan.ui.app.PapanFrame;
import papan.ui.app.Preferences;

/** Keys that are pressed before the window is whole. */
@Windowed
class EarlyKeysWindowTest {
    @TempDir
    private Path settings;

    /** Lessons that take long to read. */
    private record Slow(CountDownLatch read) implements Lessons {
        @Override
        public List<Lesson> all() {
            try {
                read.await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            return new CourseLessons().all();
        }

        @Override
        public Optional<LessonRun> ready(Lesson lesson) {
            return new CourseLessons().ready(lesson);
        }
    }

    @Test
    void aWorkspaceThatIsAskedForBeforeItCanBeThereComesAsSoonAsItCan() throws Exception {
        Keyboard keyboard = new Keyboard();
        CountDownLatch read = new CountDownLatch(1);
        CompletableFuture<PapanFrame> opened = new CompletableFuture<>();
        PapanApp.start(
                Options.NONE,
                new Preferences(settings),
                new Slow(read),
                Environment.quiet(new HandTicker()),
                opened::complete);
        until(
                "the window",
                () -> Stream.of(Frame.getFrames()).anyMatch(frame -> frame.isShowing() && frame.isFocused()));
        keyboard.press(KeyEvent.VK_2, KeyEvent.VK_CONTROL);
        assertThat(opened).isNotDone();
        read.countDown();
        PapanFrame window = opened.get(30, TimeUnit.SECONDS);
        try {
            until("Explore", () -> window.contents().explore().isPresent());
        } finally {
            GuiActionRunner.execute(window::close);
        }
    }

    private static void until(String what, Callable<Boolean> holds) {
        Pause.pause(new Condition(what) {
            @Override
            public boolean test() {
                return Boolean.TRUE.equals(GuiActionRunner.execute(holds));
            }
        });
    }
}
