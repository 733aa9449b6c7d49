package papan.json.rules;

import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import papan.format.Field;
import papan.format.Fields;
import papan.format.JsonObjectReader;
import papan.format.JsonValue;
import papan.format.ObjectShape;
import papan.format.Problems;
import papan.format.Shape;
import papan.format.Shapes;
import papan.rules.Citation;
import papan.rules.Clause;
import papan.rules.ClauseAnswer;
import papan.rules.ClauseId;
import papan.rules.Document;
import papan.rules.RuleSet;
import papan.rules.Stance;

/** The clauses of a rule set: for every question the documents for and against, or the reading taken. */
final class ClauseShapes {
    static final Field<Map<ClauseId, Clause>> CLAUSES = Field.optional(
                    "clauses", ObjectShape.each(each()), Map.of(), "Where each answer comes from.")
            .late();

    private ClauseShapes() {}

    private static Map<ClauseId, Field<Clause>> each() {
        Map<ClauseId, Field<Clause>> each = new EnumMap<>(ClauseId.class);
        for (ClauseId id : ClauseId.values()) {
            Shape<Clause> clause = RuleWords.ALL
                    .fields(Clause.class)
                    .without("id", id)
                    .object()
                    .with("anyOf", List.of(nonEmpty("supports", "minItems"), nonEmpty("reading", "minProperties")));
            each.put(id, Field.optional(id.id(), clause.named("clause"), ""));
        }
        return each;
    }

    private static Map<String, Object> nonEmpty(String field, String keyword) {
        return Shapes.keywords("properties", Map.of(field, Map.of(keyword, 1)), "required", List.of(field));
    }

    /** Those of a rule set for which something is given. */
    static Map<ClauseId, Clause> given(RuleSet rules) {
        Map<ClauseId, Clause> given = new EnumMap<>(ClauseId.class);
        given.putAll(rules.clauses());
        given.values().removeIf(clause -> clause.supports().isEmpty() && !clause.isReading());
        return given;
    }

    /**
     * A rule set with all its clauses, and with the documents that it names or cites.
     *
     * @param rules the rule set so far, without clauses, with all documents that are known
     * @param base the rule set that it extends
     */
    static RuleSet withClauses(Fields in, RuleSet rules, Optional<RuleSet> base) {
        Map<ClauseId, Clause> own =
                in.find(CLAUSES, in.reading().with(rules.about())).orElse(Map.of());
        Set<String> named = new HashSet<>(AboutShape.named(in));
        Map<ClauseId, Clause> clauses = new EnumMap<>(ClauseId.class);
        clauses.putAll(own);
        for (ClauseId id : ClauseId.values()) {
            clauses.computeIfAbsent(
                    id,
                    missing -> base.map(other -> inherited(id, in, rules, other).restingOn(named))
                            .orElse(Clause.bare(id)));
        }
        own.values().stream().flatMap(clause -> clause.citations().stream()).forEach(it -> named.add(it.source()));
        return rules.withClauses(clauses).citing(named);
    }

    /** Notes citations of the documents that come with the program which do not say what they are cited for. */
    static void checkCitations(RuleSet rules, JsonObjectReader in, Problems problems) {
        in.object(CLAUSES.name()).ifPresent(stated -> {
            for (ClauseId id : ClauseId.values()) {
                stated.value(id.id()).ifPresent(at -> checkCitations(rules, rules.clause(id), at, problems));
            }
        });
    }

    private static void checkCitations(RuleSet rules, Clause clause, JsonValue at, Problems problems) {
        for (Stance cited : Stance.values()) {
            for (Citation citation : clause.cited(cited)) {
                Documents.find(citation.source())
                        .flatMap(document -> document.sentence(citation.at()))
                        .flatMap(sentence -> sentence.mark(clause.id(), rules))
                        .map(Document.Mark::stance)
                        .filter(stance -> stance != cited)
                        .ifPresent(stance -> problems.warning(
                                "R125",
                                at,
                                "Sentence " + citation.at() + " of \"" + citation.source() + "\" " + told(stance),
                                "Cite it in \"" + field(stance) + "\"."));
            }
        }
    }

    private static String told(Stance stance) {
        return switch (stance) {
            case SAYS -> "says so.";
            case LEAVES_OPEN -> "leaves it open.";
            case CONTRADICTS -> "says otherwise.";
        };
    }

    private static String field(Stance stance) {
        return switch (stance) {
            case SAYS -> "supports";
            case LEAVES_OPEN -> "open";
            case CONTRADICTS -> "against";
        };
    }

    /** A clause that the file does not state: the extended rule set's, where the answer is the same. */
    private static Clause inherited(ClauseId id, Fields in, RuleSet rules, RuleSet base) {
        if (ClauseAnswer.of(id, base).equals(ClauseAnswer.of(id, rules))) {
            return base.clause(id);
        }
        if (ClauseAnswer.arises(id, rules)) {
            in.reading()
                    .problems()
                    .warning(
                            "R121",
                            in.in().firstOf(List.of(ClauseAnswer.field(id))),
                            "The clause \"" + id.id() + "\" is answered otherwise than in " + base.id()
                                    + ", and no document or reading is given for it.",
                            "Add it to \"clauses\".");
        }
        return Clause.bare(id);
    }
}
