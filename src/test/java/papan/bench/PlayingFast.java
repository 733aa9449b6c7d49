package papan.bench;

import java.awt.EventQueue;
import java.awt.Toolkit;
import java.util.concurrent.atomic.AtomicBoolean;
import papan.ui.app.PapanFrame;
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
        PapanFrame frame =
                MeasuredWindow.open(new SwingTicker(), LongTurn.find().lesson(), "turn");
        MeasuredWindow.resize(frame, 1920, 1080);
        // Nobody is there to go on after each ruling.
        EventQueue.invokeAndWait(() -> frame.contents().playback().setStopping(() -> false));
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
}
