package papan.bench;

import java.awt.EventQueue;
import java.awt.Toolkit;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import papan.json.RuleBooks;
import papan.lesson.Lesson;
import papan.lesson.LessonRun;
import papan.ui.app.Lessons;
import papan.ui.app.PapanApp;
import papan.ui.app.PapanFrame;
import papan.ui.app.Preferences;
import papan.ui.playback.SwingTicker;

/**
 * Plays a turn of {@value LongTurn#EVENTS} events at eight times the speed in a lesson, with board, sentence, rule card,
 * history and chart in the real window of 1920 × 1080, and prints how long the event dispatch thread was busy with each
 * frame of 16 ms: right after the start, and when Java is warm. Needs a display.
 */
final class PlayingFast {
    private static final int SPEED = 8;
    private static final int TIMES = 3;

    private PlayingFast() {}

    public static void main(String[] args) throws Exception {
        PapanFrame frame = open(LongTurn.find().lesson());
        EventQueue.invokeAndWait(() -> {
            frame.setBounds(0, 0, 1920, 1080);
            frame.validate();
        });
        // The chart comes a moment after the lesson.
        Thread.sleep(2000);
        for (int time = 1; time <= TIMES; time++) {
            play(frame, time == 1 ? "cold" : "time " + time);
        }
        System.exit(0);
    }

    private static void play(PapanFrame frame, String name) throws Exception {
        BusyFrames frames = new BusyFrames();
        EventQueue.invokeAndWait(() -> {
            frame.contents().playback().first();
            frame.contents().playback().setSpeed(SPEED);
            Toolkit.getDefaultToolkit().getSystemEventQueue().push(frames);
            frame.contents().playback().play();
        });
        AtomicBoolean playing = new AtomicBoolean(true);
        while (playing.get()) {
            Thread.sleep(500);
            EventQueue.invokeAndWait(
                    () -> playing.set(frame.contents().playback().isPlaying()));
        }
        EventQueue.invokeAndWait(frames::end);
        EventQueue.invokeAndWait(() -> {});
        frames.print(name, frame.contents().playback().cursor());
    }

    private static PapanFrame open(Lesson lesson) throws Exception {
        CompletableFuture<PapanFrame> opened = new CompletableFuture<>();
        Path settings = Files.createTempDirectory("papan");
        PapanApp.Options options = new PapanApp.Options(
                Optional.empty(), Optional.of("turn"), Optional.empty(), Optional.empty(), Optional.empty());
        PapanApp.start(options, new Preferences(settings), new One(lesson), new SwingTicker(), opened::complete);
        PapanFrame frame = opened.get();
        Files.deleteIfExists(settings);
        return frame;
    }

    /** One lesson. */
    private record One(Lesson lesson) implements Lessons {
        @Override
        public List<Lesson> all() {
            return List.of(lesson);
        }

        @Override
        public Optional<LessonRun> ready(Lesson each) {
            return Optional.of(LessonRun.of(each, RuleBooks.shipped()));
        }
    }
}
