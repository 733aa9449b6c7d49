package papan.json.rules;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import papan.format.JsonObjectReader;
import papan.format.JsonValue;
import papan.format.Problems;
import papan.rules.Citation;
import papan.rules.Clause;
import papan.rules.ClauseAnswer;
import papan.rules.ClauseId;
import papan.rules.RuleSet;
import papan.rules.Source;

/** Reads the clauses of a rule set: for every question the documents for and against, or the reading taken. */
final class ClauseReader {
    private final JsonObjectReader in;
    private final Problems problems;
    private final RuleTexts texts;
    private final RuleSet rules;
    private final @Nullable RuleSet base;

    /**
     * A reader for one file.
     *
     * @param rules the rule set so far, without clauses
     * @param base the rule set that it extends
     */
    ClauseReader(JsonObjectReader in, Problems problems, RuleSet rules, @Nullable RuleSet base) {
        this.in = in;
        this.problems = problems;
        this.texts = new RuleTexts(problems);
        this.rules = rules;
        this.base = base;
    }

    Map<ClauseId, Clause> read() {
        Map<ClauseId, Clause> clauses = new EnumMap<>(ClauseId.class);
        Optional<JsonObjectReader> object = in.object("clauses");
        for (ClauseId id : ClauseId.values()) {
            Optional<Clause> stated = object.flatMap(o -> o.object(id.id())).map(c -> clause(id, c));
            clauses.put(id, stated.orElseGet(() -> inherited(id)));
        }
        object.ifPresent(JsonObjectReader::finish);
        return clauses;
    }

    /** A clause that the file does not state: the extended rule set's, where the answer is the same. */
    private Clause inherited(ClauseId id) {
        if (base != null
                && ClauseAnswer.of(id, base)
                        .key()
                        .equals(ClauseAnswer.of(id, rules).key())) {
            return base.clause(id);
        }
        if (base != null && ClauseAnswer.arises(id, rules)) {
            problems.warning(
                    "R121",
                    in.firstOf(List.of(ClauseAnswer.field(id))),
                    "The clause \"" + id.id() + "\" is answered otherwise than in " + base.id()
                            + ", and no document or reading is given for it.",
                    "Add it to \"clauses\".");
        }
        return Clause.bare(id);
    }

    private Clause clause(ClauseId id, JsonObjectReader clause) {
        List<Citation> supports = clause.list("supports", this::citation);
        List<Citation> against = clause.list("against", this::citation);
        List<Citation> open = clause.list("open", this::citation);
        Map<String, String> reading =
                clause.object("reading").map(texts::sentences).orElse(Map.of());
        clause.finish();
        if (supports.isEmpty() && reading.isEmpty()) {
            problems.error(
                    "R120",
                    clause.object(),
                    "No document is given for this clause, and no reading.",
                    "Cite a document in \"supports\", or say in \"reading\" what you assume and why.");
        }
        return new Clause(id, supports, against, open, reading);
    }

    private Optional<Citation> citation(JsonValue value) {
        return JsonObjectReader.of(value, problems).flatMap(c -> {
            Optional<String> source = c.requiredText("source");
            source.filter(s -> rules.source(s).isEmpty())
                    .flatMap(s -> c.value("source"))
                    .ifPresent(v -> c.unknownWord(v, source.get(), sourceIds()));
            Map<String, String> says = c.object("says").map(texts::sentences).orElse(Map.of());
            Optional<String> quote = c.has("quote") ? texts.name(c, "quote") : Optional.empty();
            int at = c.whole("at", 1, 9999).orElse(0);
            c.finish();
            return source.map(s -> new Citation(s, says, quote, at));
        });
    }

    private List<String> sourceIds() {
        return rules.about().sources().stream().map(Source::id).toList();
    }
}
