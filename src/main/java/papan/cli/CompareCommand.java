package papan.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import papan.analysis.Comparison;
import papan.analysis.Contrast;
import papan.chart.Chart;
import papan.json.ComparisonWriter;
import papan.lesson.ComparisonText;
import papan.model.Move;
import papan.model.Position;
import papan.narration.Wording;
import papan.rules.RuleSet;
import papan.search.CtrlC;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code papan compare}: where rule sets part on the same moves, and because of which clause. */
@Command(
        name = "compare",
        description =
                "Makes the same moves under several rule sets and tells where they part, and because of which clause.",
        mixinStandardHelpOptions = true,
        sortOptions = false)
final class CompareCommand implements Callable<Integer> {
    @Spec
    private @Nullable CommandSpec spec;

    @Option(
            names = "--rules",
            required = true,
            split = ",",
            paramLabel = "ID|FILE",
            description = "two to four rule sets with commas between them; the others are compared with the first")
    private List<String> rulesNames = List.of();

    @Option(names = "--position", paramLabel = "FILE", description = "where to begin, - for standard input")
    private @Nullable String positionFile;

    @Option(names = "--moves", paramLabel = "S6,N3,…", defaultValue = "", description = "the houses chosen")
    private String moves = "";

    @Option(
            names = "--smallest",
            description = "instead of given moves: looks for the smallest position on which they differ")
    private boolean smallest;

    @Option(
            names = "--format",
            paramLabel = "text|json",
            defaultValue = "text",
            description = "sentences, or JSON Lines: one object for each comparison")
    private String format = "text";

    @Mixin
    private LanguageOption language = new LanguageOption();

    private final Surroundings around;

    CompareCommand(Surroundings around) {
        this.around = around;
    }

    @Override
    public Integer call() throws IOException {
        boolean json =
                Arguments.oneOf("--format", format, List.of("text", "json")).equals("json");
        if (rulesNames.size() < 2) {
            throw CallException.wrong("--rules names one rule set; papan compare needs two to " + Chart.MOST + ".");
        }
        if (smallest && (positionFile != null || !moves.isEmpty())) {
            throw CallException.wrong(
                    "--smallest looks for a position and a move itself: leave out --position and" + " --moves.");
        }
        List<RuleSet> rules = RuleSetOption.findAll(rulesNames, Chart.MOST);
        if (!smallest && moves.isBlank()) {
            throw CallException.wrong("papan compare needs --moves S6,N3,… or --smallest.");
        }
        RuleSet first = rules.get(0);
        boolean differ = false;
        for (RuleSet other : rules.subList(1, rules.size())) {
            if (!first.layout().equals(other.layout())) {
                throw CallException.wrong(first.id() + " has " + first.layout().houses() + " houses a side, "
                        + other.id() + " has " + other.layout().houses()
                        + ": the same houses cannot be chosen on both boards.");
            }
            differ |= smallest ? contrast(first, other, json) : compared(first, other, json);
        }
        return differ ? Exit.DONE : Exit.NO;
    }

    private PrintWriter out() {
        return Objects.requireNonNull(spec).commandLine().getOut();
    }

    private boolean compared(RuleSet one, RuleSet other, boolean json) throws IOException {
        Optional<Position> from =
                positionFile == null ? Optional.empty() : Optional.of(around.position(positionFile, one));
        List<Move> made = Arguments.moves(moves, one.layout());
        Comparison comparison = Comparison.of(one, other, from, made);
        print(comparison, from, made, json);
        return comparison.parts();
    }

    private boolean contrast(RuleSet one, RuleSet other, boolean json) throws IOException {
        Contrast.Outcome outcome;
        try (CtrlC ctrlC = CtrlC.watched()) {
            outcome = Contrast.find(one, other, ctrlC::isPressed);
        }
        CliText words = new CliText(language.language());
        if (outcome.found().isEmpty()) {
            if (!json) {
                out().println(words.text(
                        "compare.none",
                        Map.of(
                                "one", one.id(),
                                "other", other.id(),
                                "seeds", outcome.seeds(),
                                "tried", Long.toString(outcome.tried()))));
            }
            return false;
        }
        Contrast found = outcome.found().get();
        if (!json) {
            out().println(words.text(
                    found.before().isPresent() ? "compare.smallest" : "compare.smallest-start",
                    Map.of("seeds", found.seeds(), "moves", found.moves())));
            found.before().ifPresent(position -> out().println(PlainBoard.of(position)));
        }
        print(found.comparison(), found.before(), found.moves(), json);
        return true;
    }

    private void print(Comparison comparison, Optional<Position> from, List<Move> made, boolean json)
            throws IOException {
        if (json) {
            new ComparisonWriter(language.words(comparison.first().rules()), out()).write(comparison, from, made);
        } else {
            String first = comparison.first().rules().id();
            String second = comparison.second().rules().id();
            PlainComparison.print(
                    new ComparisonText(comparison, first, second, Wording.of(language.language())), out());
        }
        out().flush();
    }
}
