package papan.cli;

import java.util.Optional;
import papan.rules.RuleSet;
import papan.search.CtrlC;
import papan.search.Simulation;
import papan.search.Statistics;
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
    private RuleSetOption ruleSet;

    @Mixin
    private SamplingOptions sampling;

    @Option(names = "--by-turn", description = "also the mean seeds in every place after each turn of a round")
    private boolean byTurn;

    @Mixin
    private FiguresFormat format;

    @Override
    public Integer call() {
        CliText words = text();
        Simulation.Plan plan = plan(ruleSet.rules());
        try (CtrlC ctrlC = CtrlC.watched()) {
            Statistics statistics = SamplingOptions.played(plan, ctrlC, words, err());
            new SimulationReport(plan, statistics, words, out()).print(format.asked());
            out().flush();
        }
        return Exit.DONE;
    }

    private Simulation.Plan plan(RuleSet rules) {
        Optional<Long> rounds = sampling.rounds();
        if (rounds.isPresent() == sampling.matches().isPresent()) {
            throw CallException.wrong("papan simulate needs either --rounds N or --matches N.");
        }
        long count = rounds.or(sampling::matches).orElseThrow();
        if (count < 1) {
            throw CallException.wrong((rounds.isPresent() ? "--rounds " : "--matches ") + count + " is below 1.");
        }
        return sampling.plan(rules, count, byTurn ? Simulation.ByTurn.SEEDS : Simulation.ByTurn.NOTHING);
    }
}
