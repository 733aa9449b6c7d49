package papan.window;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Window;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.Thread.UncaughtExceptionHandler;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.LongStream;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import papan.testing.Attacks;
import papan.ui.app.Options;
import papan.ui.app.Workspace;

/** Hands that know nothing of the program, in every workspace: nothing that they do may fail. */
@Windowed
class MonkeyWindowTest {
    private static final int ACTS = 80;

    /** Seeds that have found something; they are tried for ever. */
    private static final long[] KEPT = {2};

    @TempDir
    private Path settings;

    private final List<Throwable> failures = new CopyOnWriteArrayList<>();
    private UncaughtExceptionHandler before;

    @BeforeEach
    void listen() {
        before = Thread.getDefaultUncaughtExceptionHandler();
        Thread.setDefaultUncaughtExceptionHandler((thread, failure) -> failures.add(failure));
    }

    @AfterEach
    void forget() {
        Thread.setDefaultUncaughtExceptionHandler(before);
    }

    private static String told(Throwable failure) {
        StringWriter text = new StringWriter();
        failure.printStackTrace(new PrintWriter(text));
        return text.toString();
    }

    private void play(Workspace workspace, long seed) throws Exception {
        Opened window = new Opened(Options.NONE, settings.resolve(workspace.id() + seed));
        try {
            window.run(() -> window.frame().contents().workspaces().show(workspace));
            Monkey monkey = new Monkey(seed);
            for (int act = 0; act < ACTS && failures.isEmpty(); act++) {
                // What opens a dialog comes back only when somebody has closed it.
                SwingUtilities.invokeLater(monkey::act);
                SwingUtilities.invokeAndWait(Monkey::closeDialogs);
            }
            SwingUtilities.invokeAndWait(() -> {});
        } finally {
            window.close();
            SwingUtilities.invokeAndWait(() -> {
                for (Window each : Window.getWindows()) {
                    each.dispose();
                }
            });
        }
        assertThat(failures.stream().map(MonkeyWindowTest::told))
                .as("%s, seed %d", workspace.id(), seed)
                .isEmpty();
    }

    @ParameterizedTest
    @EnumSource(Workspace.class)
    void whateverHandsDoNothingFails(Workspace workspace) throws Exception {
        long[] seeds = LongStream.concat(LongStream.of(KEPT), LongStream.rangeClosed(1, Attacks.rounds(1)))
                .toArray();
        for (long seed : seeds) {
            play(workspace, seed);
        }
    }
}
