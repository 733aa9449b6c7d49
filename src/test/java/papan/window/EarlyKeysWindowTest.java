package papan.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.AWTEvent;
import java.awt.Component;
import java.awt.Container;
import java.awt.Frame;
import java.awt.Rectangle;
import java.awt.Toolkit;
import java.awt.event.AWTEventListener;
import java.awt.event.KeyEvent;
import java.awt.event.PaintEvent;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
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
import papan.ui.common.Idle;
import papan.ui.explore.ExploreWorkspace;

/** What is seen of a start, and keys that are pressed before the window is whole. */
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
            until(
                    "Explore",
                    () -> window.contents()
                            .workspaces()
                            .bench(ExploreWorkspace.class)
                            .isPresent());
        } finally {
            GuiActionRunner.execute(window::close);
        }
    }

    @Test
    void nothingChangesAfterTheFirstPaint() throws Exception {
        CompletableFuture<PapanFrame> opened = new CompletableFuture<>();
        CompletableFuture<Map<String, Rectangle>> painted = new CompletableFuture<>();
        AWTEventListener eye = event -> {
            if (event instanceof PaintEvent && event.getSource() instanceof PapanFrame frame) {
                painted.complete(shown(frame));
            }
        };
        Toolkit.getDefaultToolkit().addAWTEventListener(eye, AWTEvent.PAINT_EVENT_MASK);
        try {
            PapanApp.start(
                    Options.NONE,
                    new Preferences(settings),
                    new CourseLessons(),
                    Environment.quiet(new HandTicker()),
                    opened::complete);
            PapanFrame window = opened.get(30, TimeUnit.SECONDS);
            try {
                Map<String, Rectangle> first = painted.get(30, TimeUnit.SECONDS);
                Idle.await();
                assertThat(first).containsKeys("home.game", "find", "open.first-turn");
                assertThat(GuiActionRunner.execute(() -> shown(window))).isEqualTo(first);
            } finally {
                GuiActionRunner.execute(window::close);
            }
        } finally {
            Toolkit.getDefaultToolkit().removeAWTEventListener(eye);
        }
    }

    /** What has a name and is seen, and where it is. */
    private static Map<String, Rectangle> shown(Container in) {
        Map<String, Rectangle> all = new TreeMap<>();
        for (Component each : in.getComponents()) {
            if (each.isShowing() && each.getName() != null) {
                all.put(each.getName(), each.getBounds());
            }
            if (each.isVisible() && each instanceof Container inner) {
                all.putAll(shown(inner));
            }
        }
        return all;
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
