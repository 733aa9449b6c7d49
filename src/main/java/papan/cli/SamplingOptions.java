package papan.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
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
    private Optional<Long> rounds = Optional.empty();

    @Option(names = "--matches", paramLabel = "N", description = "how many whole matches, instead of rounds")
    private Optional<Long> matches = Optional.empty();

    @Option(
            names = "--players",
            paramLabel = "SOUTH,NORTH",
            split = ",",
            defaultValue = "random",
            description = "who plays: random, greedy, search:DEPTH or montecarlo:ROUNDS; one name stands for both")
    private List<Strategy> players;

    @Option(names = "--seed", paramLabel = "K", defaultValue = "1", description = "of the dice (default: 1)")
    private long seed;

    @Option(names = "--threads", paramLabel = "T", description = "default: one for each processor; changes no figure")
    private Optional<Integer> threads = Optional.empty();

    /** How many rounds were asked for. */
    Optional<Long> rounds() {
        return rounds;
    }

    /** How many matches were asked for. */
    Optional<Long> matches() {
        return matches;
    }

    /** South's player, and north's. */
    List<Strategy> players() {
        if (players.size() > 2) {
            throw CallException.wrong("--players names " + players.size() + " players; there are two.");
        }
        return List.of(players.get(0), players.get(players.size() - 1));
    }

    /** What the dice begin with. */
    long seed() {
        return seed;
    }

    /** So many matches, or rounds where no matches were asked for. */
    Simulation.Plan plan(RuleSet rules, long count, Simulation.ByTurn byTurn) {
        int workers = threads.map(asked -> Arguments.within("--threads", asked, 1, MOST_THREADS))
                .orElseGet(() -> Runtime.getRuntime().availableProcessors());
        List<Strategy> both = players();
        return new Simulation.Plan(rules, matches.isPresent(), count, both.get(0), both.get(1), seed, workers, byTurn);
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
