package papan.lesson.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BooleanSupplier;
import papan.chart.Chart;
import papan.lesson.scene.Effort;
import papan.lesson.script.ManyRounds;
import papan.rules.RuleSet;
import papan.search.Simulation;
import papan.search.Strategy;

/** The rounds that were played for the charts of a lesson, each once. Any thread may ask. */
public final class PlayedRounds {
    /** The laps that all of them may take together: far more than any chart for people, and some seconds' work. */
    private static final long MOST = 50_000_000;

    /** Of how many of a chart's rounds one is played. */
    private final int each;

    private final Effort left;
    /** Nothing for those that were given up. */
    private final Map<ManyRounds, Optional<List<Chart.Sample>>> played = new ConcurrentHashMap<>();

    /** All rounds. */
    PlayedRounds() {
        this(1);
    }

    /** One of each so many rounds: that tells whether all would take too long, and is done much sooner. */
    public PlayedRounds(int each) {
        this.each = each;
        this.left = new Effort(MOST / each);
    }

    /** What they came to, if they have been played. */
    Optional<List<Chart.Sample>> known(ManyRounds rounds) {
        return played.getOrDefault(rounds, Optional.empty());
    }

    /** Whether they were given up, because they take too long. */
    boolean areGivenUp(ManyRounds rounds) {
        return played.containsKey(rounds) && known(rounds).isEmpty();
    }

    /**
     * Plays them, unless they have been played; takes a second or so.
     *
     * @param over whether nobody waits for them any more
     * @return what they came to; empty if they take too long, or nobody waits
     */
    public synchronized Optional<List<Chart.Sample>> of(ManyRounds rounds, BooleanSupplier over) {
        if (!played.containsKey(rounds)) {
            long before = left.left();
            Effort effort = new Effort(before);
            List<Chart.Sample> samples = play(rounds, new PaidTurns(effort, rounds, over));
            if (over.getAsBoolean()) {
                return Optional.empty();
            }
            left.spend(before - effort.left());
            played.put(rounds, Optional.of(samples).filter(any -> !effort.isSpent()));
        }
        return known(rounds);
    }

    private List<Chart.Sample> play(ManyRounds rounds, PaidTurns watch) {
        Strategy players = Strategy.parse(rounds.players()).orElseThrow();
        int threads = Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
        List<Chart.Sample> all = new ArrayList<>();
        for (ManyRounds.Board board : rounds.boards()) {
            RuleSet rules =
                    board.label().isEmpty() ? board.rules() : board.rules().called(board.label());
            Simulation.Plan plan = new Simulation.Plan(
                    rules,
                    false,
                    rounds.rounds() / each,
                    players,
                    players,
                    rounds.seed(),
                    threads,
                    Simulation.ByTurn.LEAD);
            all.add(new Chart.Sample(rules, Simulation.run(plan, watch), true));
        }
        return List.copyOf(all);
    }
}
