package papan.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import papan.rules.RuleSet;
import papan.search.CtrlC;
import papan.search.Simulation;
import papan.search.Statistics;
import papan.search.Strategy;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code papan simulate}: statistics of many rounds or matches. */
@Command(
        name = "simulate",
        description = "Plays many rounds or matches and prints what they came to. Ctrl-C prints what there is so far.",
        mixinStandardHelpOptions = true,
        sortOptions = false)
final class SimulateCommand implements Callable<Integer> {
    private static final int MAX_THREADS = 256;

    @Spec
    private @Nullable CommandSpec spec;

    @Option(names = "--rules", required = true, paramLabel = "ID|FILE", description = "the rule set")
    private String rulesName = "";

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

    @Option(names = "--seed", paramLabel = "K", defaultValue = "1", description = "of the dice (default: 1)")
    private long seed = 1;

    @Option(names = "--threads", paramLabel = "T", description = "default: one for each processor; changes no figure")
    private @Nullable Integer threads;

    @Option(names = "--by-turn", description = "also the mean seeds in every place after each turn of a round")
    private boolean byTurn;

    @Option(
            names = "--format",
            paramLabel = "table|csv|json",
            defaultValue = "table",
            description = "how to print the figures")
    private String format = "table";

    @Mixin
    private LanguageOption language = new LanguageOption();

    @Override
    public Integer call() {
        CliText words = new CliText(language.language());
        RuleSet rules = RuleSetOption.find(rulesName);
        Arguments.oneOf("--format", format, List.of("table", "csv", "json"));
        Simulation.Plan plan = plan(rules);
        var commandLine = Objects.requireNonNull(spec).commandLine();
        PrintWriter out = commandLine.getOut();
        try (CtrlC ctrlC = CtrlC.watched()) {
            String counted = plan.matches() ? "progress.matches" : "progress.rounds";
            Progress progress = Progress.on(commandLine.getErr(), words, counted, plan.count());
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
        int workers = threads != null ? threads : Runtime.getRuntime().availableProcessors();
        if (workers < 1 || workers > MAX_THREADS) {
            throw CallException.wrong("--threads " + workers + " is not between 1 and " + MAX_THREADS + ".");
        }
        List<Strategy> both = Arguments.players(players);
        return new Simulation.Plan(
                rules,
                matches != null,
                count,
                both.get(0),
                both.get(1),
                seed,
                workers,
                byTurn ? Simulation.ByTurn.SEEDS : Simulation.ByTurn.NOTHING);
    }
}
