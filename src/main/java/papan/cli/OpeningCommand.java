package papan.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import papan.analysis.Interleavings;
import papan.engine.Engine;
import papan.engine.OpeningOrder;
import papan.engine.SimultaneousOpening;
import papan.json.match.OpeningWriter;
import papan.model.Move;
import papan.model.Side;
import papan.rules.FirstMove.Schedule;
import papan.rules.RuleSet;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code papan opening}: what the order of the two hands does to a simultaneous opening. */
@Command(
        name = "opening",
        description = "Plays a simultaneous opening by lap, by seed and in an order of your own, and tells where the"
                + " hands meet and all that can come of it.",
        footer = "  papan opening --rules congkak --south S3 --north N5")
final class OpeningCommand extends SpeakingCommand {
    @Option(
            names = "--rules",
            required = true,
            paramLabel = "ID|FILE",
            description = "a rule set with a simultaneous opening")
    private RuleSet rules;

    @Option(
            names = "--south",
            required = true,
            paramLabel = "S3,…",
            description = "the house that south chooses, and those for its extra turns")
    private String south;

    @Option(names = "--north", required = true, paramLabel = "N5,…", description = "the same for north")
    private String north;

    @Option(
            names = "--order",
            paramLabel = "SNNS…|by-lap|by-seed",
            description = "whose hand acts next, act by act; after its end the hands take turns (default: as the"
                    + " rule set has it)")
    private Optional<String> order = Optional.empty();

    @Mixin
    private FormatOption format;

    @Override
    public Integer call() {
        if (SimultaneousOpening.in(rules).isEmpty()) {
            throw CallException.wrong(rules.id() + " has no simultaneous opening.");
        }
        Map<Side, List<Move>> choices = Map.of(
                Side.SOUTH, chosen("--south", south, Side.SOUTH),
                Side.NORTH, chosen("--north", north, Side.NORTH));
        Interleavings opening = new Interleavings(rules, new Engine(rules).start(), choices);
        OpeningOrder chosen = order(opening);
        PrintWriter out = out();
        if (format.isJson()) {
            out.print(OpeningWriter.line(opening, chosen));
        } else {
            new PlainOpening(opening, chosen, text(), out).print();
        }
        out.flush();
        return Exit.DONE;
    }

    private OpeningOrder order(Interleavings opening) {
        return switch (order.orElse("")) {
            case "" -> opening.asWritten().order();
            case "by-lap" -> opening.bySchedule(Schedule.BY_LAP).order();
            case "by-seed" -> opening.bySchedule(Schedule.BY_SEED).order();
            default ->
                order.flatMap(OpeningOrder::parse)
                        .orElseThrow(() -> CallException.wrong("--order \"" + order.orElseThrow()
                                + "\" is no order. It is by-lap, by-seed, or letters S and N, one for each act."));
        };
    }

    private List<Move> chosen(String option, String text, Side side) {
        List<Move> moves = List.of(text.split(",", -1)).stream()
                .map(name -> Arguments.move(name.strip(), rules.layout(), option))
                .toList();
        for (Move move : moves) {
            if (move.from().side() != side) {
                throw CallException.wrong(option + ": " + move + " is not " + side.id() + "’s house.");
            }
        }
        return moves;
    }
}
