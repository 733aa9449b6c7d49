package papan.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import papan.rules.RuleSet;
import papan.search.CtrlC;
import papan.search.Simulation;
import papan.search.Statistics;
import papan.search.Strategy;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code papan simulate}: statistics of many rounds or matches. */
@Command(
        name = "simulate",
        description = "Plays many rounds or matches and prints what they came to. Ctrl-C prints what there is so far.",
        footer = "  papan simulate --rules kalah --rounds 10000 --players greedy,random")
final class SimulateCommand extends SpeakingCommand {
    @Mixin
    private RuleSetOption ruleSet = new RuleSetOption();

    @Option(names = "--rounds", paramLabel = "N", description = "how many single rounds")
    private @Nullable Long rounds;

    @Option(names = "--matches", paramLabel = "N", description = "how many whole matches, instead of rounds")
    private @Nullable Long matches;

    @Option(
            names = "--players",
            paramLabel = "SOUTH,NORTH",
            defaultValue = "random",
            description = "who plays: random, greedy, search:DEPTH or montecarlo:ROUNDS; one name stands for both")
    private String players = "random";

    @Mixin
    private SamplingOptions sampling = new SamplingOptions();

    @Option(names = "--by-turn", description = "also the mean seeds in every place after each turn of a round")
    private boolean byTurn;

    @Option(
            names = "--format",
            paramLabel = "table|csv|json",
            defaultValue = "table",
            description = "how to print the figures")
    private String format = "table";

    @Override
    public Integer call() {
        CliText words = text();
        RuleSet rules = ruleSet.rules();
        Simulation.Plan plan = plan(rules);
        PrintWriter out = out();
        try (CtrlC ctrlC = CtrlC.watched()) {
            String counted = plan.matches() ? "progress.matches" : "progress.rounds";
            ProgressLine progress = ProgressLine.on(err(), words, counted, plan.count());
            Patience patience = new Patience(ctrlC, 0, progress);
            Statistics statistics = Simulation.run(plan, patience);
            patience.done();
            new SimulationReport(plan, statistics, words, out).print(format);
            out.flush();
        }
        return Exit.DONE;
    }

    private Simulation.Plan plan(RuleSet rules) {
        if ((rounds == null) == (matches == null)) {
            throw CallException.wrong("papan simulate needs either --rounds N or --matches N.");
        }
        long count = rounds != null ? rounds : Objects.requireNonNull(matches);
        if (count < 1) {
            throw CallException.wrong((rounds != null ? "--rounds " : "--matches ") + count + " is below 1.");
        }
        int workers = sampling.workers();
        List<Strategy> both = Arguments.players(players);
        return new Simulation.Plan(
                rules,
                matches != null,
                count,
                both.get(0),
                both.get(1),
                sampling.seed(),
                workers,
                byTurn ? Simulation.ByTurn.SEEDS : Simulation.ByTurn.NOTHING);
    }
}
