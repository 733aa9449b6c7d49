package papan.search;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import papan.rules.RuleSet;

/**
 * Plays many rounds or matches at once. Each has dice of its own, so that the result depends on the seed alone and not
 * on the number of threads.
 */
public final class Simulation {
    private static final int CHUNK = 64;

    private final Plan plan;
    private final Watch watch;
    private final AtomicLong next = new AtomicLong();
    private final AtomicLong done = new AtomicLong();
    private final AtomicReference<@Nullable RuntimeException> failure = new AtomicReference<>();

    /**
     * What is to be played.
     *
     * @param matches whether whole matches are played, not single rounds
     * @param count how many
     * @param south how south chooses
     * @param north how north chooses
     * @param threads 1 or more
     * @param byTurn what is counted after every turn, which takes time
     */
    public record Plan(
            RuleSet rules,
            boolean matches,
            long count,
            Strategy south,
            Strategy north,
            long seed,
            int threads,
            ByTurn byTurn) {}

    /** What is counted after every turn. */
    public enum ByTurn {
        /** Nothing. */
        NOTHING,
        /** By how much the first player is ahead. */
        LEAD,
        /** That, and the seeds in each place. */
        SEEDS
    }

    private Simulation(Plan plan, Watch watch) {
        this.plan = plan;
        this.watch = watch;
    }

    /** Plays and waits; what has been played so far if the watch ended it. */
    public static Statistics run(Plan plan, Watch watch) {
        return new Simulation(plan, watch).run();
    }

    private Statistics run() {
        List<Tally> tallies = new ArrayList<>();
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < plan.threads(); i++) {
            Tally tally = newTally();
            tallies.add(tally);
            threads.add(new Thread(() -> work(tally), "simulation-" + (i + 1)));
        }
        threads.forEach(Thread::start);
        for (Thread thread : threads) {
            join(thread);
        }
        RuntimeException failed = failure.get();
        if (failed != null) {
            throw failed;
        }
        Tally all = newTally();
        tallies.forEach(all::add);
        return all.statistics();
    }

    private Tally newTally() {
        int total = plan.rules().board().total();
        return new Tally(plan.matches(), plan.rules().layout().places(), total);
    }

    private void work(Tally tally) {
        try {
            SimulatedSeries play = new SimulatedSeries(plan, tally, watch);
            for (long from = next.getAndAdd(CHUNK); from < plan.count(); from = next.getAndAdd(CHUNK)) {
                long to = Math.min(plan.count(), from + CHUNK);
                for (long i = from; i < to; i++) {
                    if (watch.isOver() || failure.get() != null) {
                        return;
                    }
                    play.play(i);
                }
                watch.progress(done.addAndGet(to - from));
            }
        } catch (RuntimeException e) {
            failure.set(e);
        } catch (Error e) {
            // Whoever waits for the threads must not take what there is for all of it.
            failure.set(new IllegalStateException(e));
            throw e;
        }
    }

    private static void join(Thread thread) {
        boolean interrupted = false;
        while (thread.isAlive()) {
            try {
                thread.join();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
