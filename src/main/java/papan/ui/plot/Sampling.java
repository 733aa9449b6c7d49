package papan.ui.plot;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import papan.chart.Chart;
import papan.rules.RuleSet;
import papan.search.Simulation;
import papan.search.Strategy;
import papan.search.Watch;
import papan.ui.common.Background;
import papan.ui.common.Edt;

/**
 * Plays many rounds in the background and tells how far it has come. A part of them is played first, so that there is
 * something to look at soon; the figures at the end are those of all of them, whatever the number of threads.
 */
public final class Sampling {
    /** The part of all rounds after which a first result is told. */
    private static final int FIRST_PART = 20;

    private static final int WORTH_PARTS = 2_000;

    private AtomicBoolean stopped = new AtomicBoolean();
    private boolean running;

    /**
     * What is to be played.
     *
     * @param matches whether whole matches, not single rounds
     * @param count how many under each rule set
     */
    public record Request(
            List<RuleSet> rules, boolean matches, long count, Strategy south, Strategy north, long seed, int threads) {}

    /** Who hears of it, on the event dispatch thread. */
    public interface Listener {
        /** So many of all rounds have been played. */
        void progress(long done, long total);

        /** There are results: of a part of the rounds, or at the end. */
        void found(List<Chart.Sample> samples);

        /** It broke off; what was found before stays. */
        void failed();

        void over(boolean complete, long done, long total);
    }

    /** Whether rounds are being played. */
    public boolean isRunning() {
        return running;
    }

    /** Ends it with what has been played so far. */
    public void stop() {
        stopped.set(true);
    }

    /** Ends it, and tells nobody of what has been played: it is about something else now. */
    public void abandon() {
        stop();
        stopped = new AtomicBoolean();
        running = false;
    }

    /** Begins; what is running is ended first. */
    public void start(Request request, Listener listener) {
        stop();
        running = true;
        AtomicBoolean end = new AtomicBoolean();
        stopped = end;
        long total = request.count() * request.rules().size();
        if (request.count() < WORTH_PARTS) {
            run(request, end, listener, total);
            return;
        }
        Background.run(
                () -> play(request, request.count() / FIRST_PART, end, done -> {}),
                samples -> {
                    if (end.get()) {
                        finish(samples, end, listener, total);
                    } else if (stopped == end) {
                        listener.found(samples);
                        run(request, end, listener, total);
                    }
                },
                failure -> fail(end, listener));
    }

    private void fail(AtomicBoolean end, Listener listener) {
        if (stopped == end) {
            running = false;
            listener.failed();
        }
    }

    private void run(Request request, AtomicBoolean end, Listener listener, long total) {
        Background.run(
                () -> play(
                        request,
                        request.count(),
                        end,
                        done -> Edt.later(() -> {
                            if (stopped == end && running) {
                                listener.progress(done, total);
                            }
                        })),
                samples -> finish(samples, end, listener, total),
                failure -> fail(end, listener));
    }

    private void finish(List<Chart.Sample> samples, AtomicBoolean end, Listener listener, long total) {
        if (stopped == end) {
            running = false;
            long done = samples.stream()
                    .mapToLong(s -> s.statistics().count() + s.statistics().unfinished())
                    .sum();
            if (done > 0) {
                listener.found(samples);
            }
            listener.over(!end.get(), done, total);
        }
    }

    /** Who hears how many rounds have been played. */
    private interface Told {
        void tell(long done);
    }

    private static List<Chart.Sample> play(Request request, long count, AtomicBoolean end, Told told) {
        List<Chart.Sample> samples = new ArrayList<>();
        for (RuleSet rules : request.rules()) {
            long before = samples.size() * count;
            Simulation.Plan plan = new Simulation.Plan(
                    rules,
                    request.matches(),
                    count,
                    request.south(),
                    request.north(),
                    request.seed(),
                    request.threads(),
                    Simulation.ByTurn.LEAD);
            boolean even = request.south().equals(request.north());
            samples.add(new Chart.Sample(rules, Simulation.run(plan, new Watching(end, before, count, told)), even));
        }
        return samples;
    }

    /** Tells progress a hundred times at most. */
    private static final class Watching implements Watch {
        private final AtomicBoolean end;
        private final long before;
        private final long step;
        private final Told told;
        private long last;

        Watching(AtomicBoolean end, long before, long count, Told told) {
            this.end = end;
            this.before = before;
            this.step = Math.max(1, count / 100);
            this.told = told;
        }

        @Override
        public boolean isOver() {
            return end.get();
        }

        @Override
        public synchronized void progress(long done) {
            if (done >= last + step) {
                last = done;
                told.tell(before + done);
            }
        }
    }
}
