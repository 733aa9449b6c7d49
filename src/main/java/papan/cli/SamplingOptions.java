package papan.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import papan.rules.RuleSet;
import papan.search.CtrlC;
import papan.search.Simulation;
import papan.search.Statistics;
import papan.search.Strategy;
import picocli.CommandLine.Option;

/** Who plays, how often, with which dice and on how many threads: for every command that plays in great numbers. */
final class SamplingOptions {
    private static final int MOST_THREADS = 256;

    @Option(names = "--rounds", paramLabel = "N", description = "how many rounds")
    private @Nullable Long rounds;

    @Option(names = "--matches", paramLabel = "N", description = "how many whole matches, instead of rounds")
    private @Nullable Long matches;

    @Option(
            names = "--players",
            paramLabel = "SOUTH,NORTH",
            defaultValue = "random",
            description = "who plays: random, greedy, search:DEPTH or montecarlo:ROUNDS; one name stands for both")
    private String players = "random";

    @Option(names = "--seed", paramLabel = "K", defaultValue = "1", description = "of the dice (default: 1)")
    private long seed = 1;

    @Option(names = "--threads", paramLabel = "T", description = "default: one for each processor; changes no figure")
    private @Nullable Integer threads;

    /** How many rounds were asked for. */
    Optional<Long> rounds() {
        return Optional.ofNullable(rounds);
    }

    /** How many matches were asked for. */
    Optional<Long> matches() {
        return Optional.ofNullable(matches);
    }

    /** South's player, and north's. */
    List<Strategy> players() {
        return Arguments.players(players);
    }

    /** What the dice begin with. */
    long seed() {
        return seed;
    }

    /** So many matches, or rounds where no matches were asked for. */
    Simulation.Plan plan(RuleSet rules, long count, Simulation.ByTurn byTurn) {
        int workers = threads == null
                ? Runtime.getRuntime().availableProcessors()
                : Arguments.within("--threads", threads, 1, MOST_THREADS);
        List<Strategy> both = players();
        return new Simulation.Plan(rules, matches != null, count, both.get(0), both.get(1), seed, workers, byTurn);
    }

    /** What comes of it, or of as much as was played before Ctrl-C; how far it is stands in a line of its own. */
    static Statistics played(Simulation.Plan plan, CtrlC ctrlC, CliText words, PrintWriter err) {
        String counted = plan.matches() ? "progress.matches" : "progress.rounds";
        Patience patience = new Patience(ctrlC, 0, ProgressLine.on(err, words, counted, plan.count()));
        Statistics statistics = Simulation.run(plan, patience);
        patience.done();
        return statistics;
    }
}
