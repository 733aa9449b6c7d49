package papan.ui.lesson;

import java.awt.EventQueue;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import papan.json.progress.ProgressFolder;
import papan.lesson.kept.LessonProgress;
import papan.lesson.play.LessonRun;
import papan.lesson.play.LessonText;
import papan.ui.playback.Playback;
import papan.ui.playback.Ticker;
import papan.ui.settings.KeptSettings;
import papan.ui.settings.Settings;

/** A session of a learner called Ana, which can be closed and opened again. No time passes in it. */
abstract class OpenSession {
    static final Instant NOW = Instant.parse("2026-03-01T09:00:00Z");

    @TempDir
    Path folder;

    LearnSession session;

    /** Time never passes. */
    private static final class Still implements Ticker {
        @Override
        public void start(Callback callback) {}

        @Override
        public void stop() {}
    }

    @BeforeEach
    void sitDown() throws Exception {
        session = onEdt(this::fresh);
    }

    /** A window that has just been opened, with Ana at it. */
    private LearnSession fresh() {
        LessonRun any = LessonText.run("{ 'id': 'any', 'kind': 'show', 'position': 'start' }");
        LearnSession fresh = new LearnSession(
                new Playback(new Still(), any.stages().get(0).timeline().positionAt(0)), OpenSession.unhurried());
        Journal journal = new Journal(new ProgressFolder(folder), InstantSource.fixed(NOW));
        journal.setLearner("Ana");
        fresh.setJournal(journal);
        return fresh;
    }

    /** What is chosen by somebody whose lessons go on by themselves. */
    static KeptSettings unhurried() {
        return new KeptSettings(Settings.DEFAULT.with(Settings.OWN_PACE, false), settings -> {});
    }

    static <T> T onEdt(Callable<T> work) throws Exception {
        AtomicReference<T> found = new AtomicReference<>();
        AtomicReference<Exception> thrown = new AtomicReference<>();
        EventQueue.invokeAndWait(() -> {
            try {
                found.set(work.call());
            } catch (Exception e) {
                thrown.set(e);
            }
        });
        if (thrown.get() != null) {
            throw thrown.get();
        }
        return found.get();
    }

    void run(Runnable work) throws Exception {
        onEdt(() -> {
            work.run();
            return true;
        });
    }

    /** The window is closed without a word, and another one opened. */
    void reopen(LessonRun lesson) throws Exception {
        session = onEdt(this::fresh);
        run(() -> session.resume(lesson));
    }

    String step() throws Exception {
        return onEdt(() -> session.stage().step().head().id());
    }

    LessonProgress kept(LessonRun lesson) {
        return new ProgressFolder(folder).load("Ana").in(lesson.lesson().id()).orElseThrow();
    }
}
