package papan.narration;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import papan.event.Fact;
import papan.event.Rejection;
import papan.event.SowingEvent.Ruled;
import papan.model.House;
import papan.model.Says;
import papan.rules.RuleSet;

/**
 * What a last seed can meet and what comes of it, line by line: the first line that fits decides. Once a ruling is known,
 * its line is marked, and each line above it says what ruled it out.
 */
public record DecisionTable(List<Line> lines) {
    public DecisionTable {
        lines = List.copyOf(lines);
    }

    /**
     * A line.
     *
     * @param where what the last seed meets
     * @param outcome what comes of it, in a few words
     * @param text both of them
     */
    @Says(value = "Something that a last seed can meet, and what comes of it.", name = "caseLine")
    public record Line(
            LastSeedCase at,
            String where,
            String outcome,
            @Says("What is read.") String text,

            @Says(
                    "passed: it was looked at and did not fit; decides: it fits; open: nobody has to look at it any more.")
            Standing standing,

            @Says("What ruled it out; empty if it was not passed.")
            String fact) {}

    /** How it stands with a line. */
    public enum Standing {
        /** It was looked at and did not fit. */
        PASSED,
        /** It fits, so it decides. */
        DECIDES,
        /** Nobody has to look at it any more, or nothing has been decided. */
        OPEN
    }

    /** The table of a rule set, with nothing decided. */
    public static DecisionTable of(Reasoning reasoning) {
        return new DecisionTable(LastSeedCase.of(reasoning.rules()).stream()
                .map(each -> line(reasoning, each, Standing.OPEN, ""))
                .toList());
    }

    /** The table for a ruling; empty where something else decided, such as another hand in an opening. */
    public static Optional<DecisionTable> of(Ruled ruled, Reasoning reasoning) {
        return LastSeedCase.deciding(ruled, reasoning.rules()).map(deciding -> of(ruled, deciding, reasoning));
    }

    /** The lines with which it stands so. */
    public List<Line> lines(Standing standing) {
        return lines.stream().filter(line -> line.standing() == standing).toList();
    }

    private static DecisionTable of(Ruled ruled, LastSeedCase deciding, Reasoning reasoning) {
        List<Line> lines = new ArrayList<>();
        for (LastSeedCase each : LastSeedCase.of(reasoning.rules())) {
            int order = each.compareTo(deciding);
            lines.add(
                    order < 0
                            ? line(reasoning, each, Standing.PASSED, against(each, ruled, reasoning))
                            : line(reasoning, each, order == 0 ? Standing.DECIDES : Standing.OPEN, ""));
        }
        return new DecisionTable(lines);
    }

    private static Line line(Reasoning reasoning, LastSeedCase at, Standing standing, String fact) {
        RuleSet rules = reasoning.rules();
        CaptionText words = reasoning.words();
        String where =
                words.text("case." + at.id(), Map.of("where", LastSeedCase.capturesAnywhere(rules) ? "any" : "own"));
        String outcome = outcome(at, reasoning);
        String text = words.text("case.line", Map.of("where", where, "outcome", outcome));
        return new Line(at, where, outcome, text, standing, fact);
    }

    private static String outcome(LastSeedCase at, Reasoning reasoning) {
        return at.isTurnOver() ? reasoning.words().text("case.turn-over") : reasoning.brief(at.clause());
    }

    private static String against(LastSeedCase passed, Ruled ruled, Reasoning reasoning) {
        return refutation(passed, ruled, reasoning.rules())
                .map(fact -> reasoning.shortly(fact, ruled.player()))
                .orElseGet(() -> reasoning.words().text("case.house", Map.of("place", ruled.at())));
    }

    /** What ruled a line out: the first thing that it asks for and that is not so; empty where a house is no store. */
    static Optional<Fact> refutation(LastSeedCase passed, Ruled ruled, RuleSet rules) {
        if (passed.isStore() && ruled.at() instanceof House) {
            return Optional.empty();
        }
        List<Fact> known = Stream.concat(
                        ruled.because().stream(), ruled.rejected().stream().map(Rejection::because))
                .toList();
        List<LastSeedCase.Condition> asked = passed.conditions(rules);
        return asked.stream()
                .flatMap(condition -> known.stream().filter(condition::isRefutedBy))
                .findFirst()
                .or(() -> inferred(asked, known).map(unsaid -> unsaid.refuted(ruled.at(), rules.layout())));
    }

    /** Every known fact fits a line that did not apply, so the condition that nothing is known of is not met. */
    private static Optional<LastSeedCase.Condition> inferred(List<LastSeedCase.Condition> asked, List<Fact> known) {
        return asked.stream()
                .filter(condition -> known.stream().noneMatch(fact -> fact.kind() == condition.kind()))
                .findFirst();
    }
}
