package papan.bench;

import java.awt.EventQueue;
import java.util.Locale;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import javax.swing.JComponent;
import papan.replay.Timeline;
import papan.ui.app.PapanFrame;
import papan.ui.plot.PlaybackChart;

/**
 * Drags through a turn of {@value LongTurn#EVENTS} events and jumps about in it, in the real window of 1280 × 800, and
 * prints how long it takes until board, sentence, rule card, history and chart show the new place. Needs a display.
 */
final class Scrubbing {
    private static final int JUMPS = 1000;

    private Scrubbing() {}

    public static void main(String[] args) throws Exception {
        LongTurn turn = LongTurn.find();
        int[] at = new Random(2).ints(JUMPS, 0, LongTurn.EVENTS + 1).toArray();
        Timeline timeline = Timeline.of(turn.before(), turn.turn().events());
        long begin = System.nanoTime();
        int seen = 0;
        for (int cursor : at) {
            seen += timeline.positionAt(cursor).total();
        }
        System.out.printf(
                Locale.ROOT,
                "%d random positions, cold: %.2f ms in all (%d seeds)%n",
                JUMPS,
                (System.nanoTime() - begin) / 1e6,
                seen);
        PapanFrame frame = MeasuredWindow.open(new Still(), turn.lesson(), "turn");
        // The chart comes a moment after the lesson.
        for (int i = 0; i < 20; i++) {
            EventQueue.invokeAndWait(() -> {});
        }
        EventQueue.invokeAndWait(() -> frame.contents().playback().last());
        Times.measure(LongTurn.EVENTS, LongTurn.EVENTS, i -> show(frame, i)).print("drag, event by event");
        Times.measure(0, JUMPS, i -> show(frame, at[i])).print("random jump");
        JComponent chart = chart(frame);
        double[] times = new double[JUMPS];
        for (int i = 0; i < JUMPS; i++) {
            int number = i;
            EventQueue.invokeAndWait(() -> {
                frame.contents().playback().seek(at[number]);
                frame.validate();
                long begun = System.nanoTime();
                MeasuredWindow.paint(chart);
                times[number] = (System.nanoTime() - begun) / 1e6;
            });
        }
        Times.of(times).print("the chart's share of a jump");
        System.exit(0);
    }

    /** Goes to a cursor and waits until the screen shows it. */
    private static void show(PapanFrame frame, int cursor) throws Exception {
        EventQueue.invokeAndWait(() -> {
            frame.contents().playback().seek(cursor);
            frame.validate();
            MeasuredWindow.paint(frame);
        });
    }

    private static JComponent chart(PapanFrame frame) throws Exception {
        CompletableFuture<JComponent> found = new CompletableFuture<>();
        EventQueue.invokeAndWait(() -> found.complete(find(frame.getRootPane())));
        return found.get();
    }

    private static JComponent find(JComponent in) {
        for (var child : in.getComponents()) {
            if (child instanceof PlaybackChart chart) {
                return chart;
            }
            if (child instanceof JComponent component && find(component) instanceof PlaybackChart chart) {
                return chart;
            }
        }
        return in;
    }
}
