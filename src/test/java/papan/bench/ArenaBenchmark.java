package papan.bench;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import papan.engine.Arena;
import papan.search.Dice;
import papan.search.Simulation;
import papan.search.Statistics;
import papan.search.Strategy;
import papan.search.Watch;
import papan.testing.RuleFiles;

/** Random rounds of congklak-classic a second: in the bare arena, and with all statistics as {@code simulate} plays them. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class ArenaBenchmark {
    private static final int BATCH = 100_000;

    private Arena arena;
    private Dice dice;

    @Setup
    public void setUp() {
        arena = new Arena(RuleFiles.shipped("congklak-classic"));
        dice = new Dice(1);
    }

    @Benchmark
    public int randomRound() {
        arena.begin();
        while (!arena.isOver()) {
            arena.play(dice.oneOf(arena.legal()));
        }
        return arena.inStore(0);
    }

    @Benchmark
    @OperationsPerInvocation(BATCH)
    public Statistics simulateOnOneThread() {
        return simulate(1);
    }

    @Benchmark
    @OperationsPerInvocation(BATCH)
    public Statistics simulateOnTwoThreads() {
        return simulate(2);
    }

    private Statistics simulate(int threads) {
        Strategy random = new Strategy(Strategy.Kind.RANDOM, 0);
        return Simulation.run(
                new Simulation.Plan(arena.rules(), false, BATCH, random, random, 1, threads, Simulation.ByTurn.NOTHING),
                Watch.NOBODY);
    }
}
