package papan.bench;

import java.awt.AWTEvent;
import java.awt.EventQueue;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * An event queue that takes the time of every event that it dispatches, and tells how long each frame was busy: by the
 * clock, and in the thread's own processor time, which other programs on the machine do not lengthen.
 */
final class BusyFrames extends EventQueue {
    private static final double FRAME_MS = 16;

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private final List<double[]> busy = new ArrayList<>();

    @Override
    protected void dispatchEvent(AWTEvent event) {
        long begin = System.nanoTime();
        long used = THREADS.getCurrentThreadCpuTime();
        super.dispatchEvent(event);
        double own = (THREADS.getCurrentThreadCpuTime() - used) / 1e6;
        busy.add(new double[] {begin / 1e6, (System.nanoTime() - begin) / 1e6, own});
    }

    /** Gives its place back to the queue before it. */
    void end() {
        pop();
    }

    /**
     * Work that follows without a pause belongs to one frame: the tick, and the painting that it asked for.
     *
     * @param measure 1 for the time by the clock, 2 for the processor time
     */
    private double[] frames(int measure) {
        List<Double> frames = new ArrayList<>();
        double end = Double.NEGATIVE_INFINITY;
        double sum = 0;
        for (double[] one : List.copyOf(busy)) {
            if (one[0] - end > 1) {
                frames.add(sum);
                sum = 0;
            }
            sum += one[measure];
            end = one[0] + one[1];
        }
        frames.add(sum);
        return frames.stream()
                .mapToDouble(each -> each)
                .filter(each -> each > 0.05)
                .toArray();
    }

    /** Prints how many frames were longer than they may be. */
    void print(String name, int cursor) {
        Times.of(frames(1)).print(name + ", frame by the clock", FRAME_MS);
        Times.of(frames(2)).print(name + ", frame, processor time", FRAME_MS);
        double[] each = List.copyOf(busy).stream().mapToDouble(one -> one[2]).toArray();
        Times.of(each).print(name + ", one event, processor time", FRAME_MS);
        System.out.printf(Locale.ROOT, "%s: played to event %d%n", name, cursor);
    }
}
