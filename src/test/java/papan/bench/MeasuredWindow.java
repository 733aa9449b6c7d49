package papan.bench;

import java.awt.EventQueue;
import java.awt.Toolkit;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import javax.swing.JComponent;
import papan.json.rules.RuleBooks;
import papan.lesson.play.LessonRun;
import papan.lesson.script.Lesson;
import papan.ui.app.Lessons;
import papan.ui.app.Options;
import papan.ui.app.PapanApp;
import papan.ui.app.PapanFrame;
import papan.ui.app.Preferences;
import papan.ui.playback.Ticker;

/** The real window, opened to be measured: with settings of its own, and no lessons but the one that is asked for. */
final class MeasuredWindow {
    private MeasuredWindow() {}

    /** Opens it without a lesson. */
    static PapanFrame open(Ticker ticker) throws Exception {
        return open(ticker, Options.NONE, new Only(List.of()));
    }

    /** Opens it on a step of a lesson. */
    static PapanFrame open(Ticker ticker, Lesson lesson, String step) throws Exception {
        Options options =
                new Options(Optional.empty(), Optional.of(step), Optional.empty(), Optional.empty(), Optional.empty());
        return open(ticker, options, new Only(List.of(lesson)));
    }

    private static PapanFrame open(Ticker ticker, Options options, Lessons lessons) throws Exception {
        CompletableFuture<PapanFrame> opened = new CompletableFuture<>();
        Path settings = Files.createTempDirectory("papan");
        PapanApp.start(options, new Preferences(settings), lessons, ticker, opened::complete);
        PapanFrame frame = opened.get();
        settings.toFile().deleteOnExit();
        return frame;
    }

    /** Gives it a size. */
    static void resize(PapanFrame frame, int width, int height) throws Exception {
        EventQueue.invokeAndWait(() -> {
            frame.setBounds(0, 0, width, height);
            frame.validate();
        });
    }

    /** Paints all of it at once. On the event dispatch thread. */
    static void paint(PapanFrame frame) {
        paint((JComponent) frame.getContentPane());
    }

    /** Paints a part of it at once. On the event dispatch thread. */
    static void paint(JComponent part) {
        part.paintImmediately(0, 0, part.getWidth(), part.getHeight());
        Toolkit.getDefaultToolkit().sync();
    }

    /** These lessons and no others. */
    private record Only(List<Lesson> all) implements Lessons {
        @Override
        public Optional<LessonRun> ready(Lesson lesson) {
            return Optional.of(LessonRun.of(lesson, RuleBooks.shipped()));
        }
    }
}
