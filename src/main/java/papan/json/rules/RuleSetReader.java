package papan.json.rules;

import java.util.List;
import java.util.Optional;
import papan.engine.Engine;
import papan.engine.Match;
import papan.format.FormatException;
import papan.format.JsonObjectReader;
import papan.format.JsonValue;
import papan.format.Problem;
import papan.format.Problems;
import papan.format.Reading;
import papan.rules.RuleBook;
import papan.rules.RuleSet;

/** Reads rule sets in the format {@code rules/1}, the shipped ones and a teacher's own alike. */
final class RuleSetReader {
    private RuleSetReader() {}

    /**
     * Reads a rule set.
     *
     * @throws FormatException with everything that is wrong with the file
     */
    static RuleSet read(JsonValue value, String file, RulesShape.Around around) throws FormatException {
        Problems problems = new Problems(file);
        Optional<RuleSet> rules =
                JsonObjectReader.of(value, problems).flatMap(in -> read(in, new Reading(problems, around)));
        problems.throwIfAny();
        return rules.orElseThrow();
    }

    /**
     * Tells everything that is wrong with a rule set, warnings included; nothing if it is in order.
     *
     * @param value the parsed file
     */
    static List<Problem> check(JsonValue value, String file, Bibliography bibliography, RuleBook installed) {
        Problems problems = new Problems(file);
        JsonObjectReader.of(value, problems)
                .ifPresent(in -> read(in, new Reading(problems, new RulesShape.Around(bibliography, installed)))
                        .ifPresent(rules -> look(rules, in, problems)));
        return problems.inOrder();
    }

    /** What it extends must be known, and that it is no file of another format, before anything else is said of it. */
    private static Optional<RuleSet> read(JsonObjectReader in, Reading reading) {
        in.value(RulesShape.FORMAT.name())
                .ifPresent(format -> RulesShape.FORMAT.shape().read(format, reading));
        Optional<RuleSet> base =
                reading.problems().hasErrors() ? Optional.empty() : RulesShape.EXTENDS.find(in, reading);
        Reading known = base.map(other ->
                        reading.with(reading.context(RulesShape.Around.class).extending(other)))
                .orElse(reading);
        return reading.problems().hasErrors() ? Optional.empty() : RulesShape.RULES.read(in, known);
    }

    private static void look(RuleSet rules, JsonObjectReader in, Problems problems) {
        if (problems.hasErrors()) {
            return;
        }
        AboutShape.ask(in, problems);
        ClauseShapes.checkCitations(rules, in, problems);
        if (Match.fromStart(new Engine(rules)).legalMoves().isEmpty()) {
            problems.warning(
                    "R218",
                    in.firstOf(List.of("board", "playable")),
                    "Nobody can make the first move: the match would be over before it begins.",
                    "Put more seeds into the houses, or ask for fewer in \"playable\".");
        }
    }
}
