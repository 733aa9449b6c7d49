package papan.cli;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import papan.format.JsonPrinter;
import papan.format.Shapes;
import papan.model.Move;
import papan.model.Position;
import papan.rules.RuleSet;
import papan.search.BestMoves;
import papan.search.CtrlC;
import papan.search.FirstTurnSearch;
import papan.search.Goal;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code papan search}: the best moves, or a line of extra turns. */
@Command(
        name = "search",
        description =
                "Finds the best moves, or with --first-turn a line of extra turns. Ctrl-C prints the best so far.",
        footer = "  papan search --rules congklak-classic --first-turn --goal \"store>=50\"")
final class SearchCommand extends SpeakingCommand {
    private static final int MAX_DEPTH = 500;

    @Mixin
    private RuleSetOption ruleSet;

    @Mixin
    private PositionOption position;

    @Option(names = "--first-turn", description = "what the player can do before the opponent moves at all")
    private boolean firstTurn;

    @Option(
            names = "--goal",
            paramLabel = "GOAL",
            description = "such as store>=50, or with --first-turn store>=50,moves<=25")
    private Optional<String> goalText = Optional.empty();

    @Option(names = "--depth", paramLabel = "N", description = "moves to look ahead (default: as far as time allows)")
    private Optional<Integer> depth = Optional.empty();

    @Option(
            names = "--time",
            paramLabel = "SECONDS",
            defaultValue = "60",
            description = "how long to search at most (default: 60; 0 for as long as it takes)")
    private int seconds;

    @Mixin
    private FormatOption format;

    @Override
    public Integer call() {
        RuleSet rules = ruleSet.rules();
        depth.ifPresent(moves -> Arguments.within("--depth", moves, 1, MAX_DEPTH));
        if (depth.isPresent() && firstTurn) {
            throw CallException.wrong(
                    "--depth is for best moves: with --first-turn write --goal \"store>=50,moves<=25\".");
        }
        if (seconds < 0) {
            throw CallException.wrong("--time " + seconds + " is below 0.");
        }
        Optional<Goal> goal = goalText.map(SearchCommand::goal);
        Optional<Position> from = position.read(around(), rules);
        try (CtrlC ctrlC = CtrlC.watched()) {
            Patience patience = new Patience(ctrlC, seconds, ProgressLine.on(err(), text(), "progress.moves", 0));
            boolean reached = firstTurn ? line(rules, from, goal, patience) : best(rules, from, goal, patience);
            out().flush();
            return reached ? Exit.DONE : Exit.NO;
        }
    }

    private static Goal goal(String text) {
        return Goal.parse(text)
                .orElseThrow(() -> CallException.wrong(
                        "--goal \"" + text + "\" is not understood. Write store>=50, or store>=50,moves<=25."));
    }

    private boolean line(RuleSet rules, Optional<Position> from, Optional<Goal> goal, Patience patience) {
        FirstTurnSearch.Answer answer = from.isPresent()
                ? FirstTurnSearch.from(rules, from.get(), goal, patience)
                : FirstTurnSearch.fromStart(rules, goal, patience);
        patience.done();
        int store = answer.line().store();
        List<String> moves = answer.line().moves().stream().map(Move::toString).toList();
        if (format.isJson()) {
            json(
                    "store", store,
                    "moves", moves,
                    "reached", answer.reached(),
                    "exact", answer.exact(),
                    "tried", answer.boards());
        } else {
            out().println(String.join(",", moves));
            out().println(text().text("search.line", Map.of("store", store, "moves", moves.size())));
            out().println(text().text("search.line." + outcome(answer, goal.isPresent())));
        }
        return answer.reached();
    }

    private void json(Object... namesAndValues) {
        out().println(JsonPrinter.line(Shapes.keywords(namesAndValues)));
    }

    private static String outcome(FirstTurnSearch.Answer answer, boolean goal) {
        if (!goal) {
            return answer.exact() ? "most" : "best";
        }
        return answer.reached()
                ? answer.exact() ? "goal.shortest" : "goal.reached"
                : answer.exact() ? "goal.impossible" : "goal.open";
    }

    private boolean best(RuleSet rules, Optional<Position> from, Optional<Goal> goal, Patience patience) {
        int ahead = depth.orElse(MAX_DEPTH);
        BestMoves.Answer answer = from.isPresent()
                ? BestMoves.from(rules, from.get(), ahead, patience)
                : BestMoves.fromStart(rules, ahead, patience);
        patience.done();
        boolean reached = goal.isEmpty()
                || (answer.exact() && answer.store() >= goal.get().store());
        if (format.isJson()) {
            List<Map<String, Object>> moves = answer.values().stream()
                    .map(value -> Shapes.keywords("move", value.move().toString(), "margin", value.margin()))
                    .toList();
            json("moves", moves, "depth", answer.depth(), "exact", answer.exact(), "reached", reached);
            return reached;
        }
        answer.values().forEach(v -> out().printf(Locale.ROOT, "%-6s %+d%n", v.move(), v.margin()));
        out().println(text().text(
                        answer.exact() ? "search.moves.exact" : "search.moves.ahead", Map.of("depth", answer.depth())));
        if (goal.isPresent()) {
            String outcome = reached ? "forced" : answer.exact() ? "impossible" : "open";
            out().println(text().text("search.goal." + outcome));
        }
        return reached;
    }
}
