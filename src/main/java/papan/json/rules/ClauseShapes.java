package papan.json.rules;

import java.util.ArrayList;
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
import papan.format.Part;
import papan.format.Problems;
import papan.format.Reading;
import papan.format.Shape;
import papan.format.Shapes;
import papan.rules.Citation;
import papan.rules.Clause;
import papan.rules.ClauseAnswer;
import papan.rules.ClauseId;
import papan.rules.Document;
import papan.rules.RuleSet;
import papan.rules.RuleSet.About;
import papan.rules.Source;
import papan.rules.Stance;

/** The clauses of a rule set: for every question the documents for and against, or the reading taken. */
final class ClauseShapes {
    private static final int MOST_SENTENCES = 9999;

    private static final Field<String> SOURCE =
            Field.filled("source", Shapes.text().checked(ClauseShapes::isCited), "The id of one of the sources.");
    private static final Field<Map<String, String>> SAYS =
            Field.optional("says", RuleTextShapes.SENTENCES, Map.of(), "What it says, by language.");
    private static final Field<String> QUOTE =
            Field.filledOrNot("quote", RuleTextShapes.SENTENCE, "Its own words, in its own language.");
    private static final Field<Map<String, String>> QUOTES = Field.optional(
            "quotes",
            RuleTextShapes.SENTENCES,
            Map.of(),
            "The same words in other languages in which the document is published.");
    private static final Field<Integer> AT = Field.optional(
            "at", Shapes.whole(1, MOST_SENTENCES), "The number of the sentence in the document in which they begin.");
    private static final Shape<List<Citation>> CITATIONS = Shapes.list(ObjectShape.of(
                    "What one document says.",
                    in -> new Citation(
                            in.get(SOURCE),
                            in.get(SAYS),
                            in.find(QUOTE),
                            in.get(QUOTES),
                            in.find(AT).orElse(0)),
                    SOURCE.from(Citation::source),
                    SAYS.from(Citation::says),
                    QUOTE.fromOptional(Citation::quote),
                    QUOTES.from(Citation::quotes),
                    AT.fromOptional(citation -> Optional.of(citation.at()).filter(at -> at > 0)))
            .named("citation"));

    private static final Field<List<Citation>> SUPPORTS =
            Field.optional("supports", CITATIONS, List.of(), "Documents that say so.");
    private static final Field<List<Citation>> AGAINST =
            Field.optional("against", CITATIONS, List.of(), "Documents that say otherwise.");
    private static final Field<List<Citation>> OPEN =
            Field.optional("open", CITATIONS, List.of(), "Documents that speak of it without deciding it.");
    private static final Field<Map<String, String>> READING = Field.optional(
            "reading",
            RuleTextShapes.SENTENCES,
            Map.of(),
            "What you assume and why, by language, where no document decides.");

    private static final Map<ClauseId, Field<Clause>> EACH = each();

    static final Field<Map<ClauseId, Clause>> CLAUSES = Field.optional(
                    "clauses",
                    ObjectShape.<Map<ClauseId, Clause>>of("", ClauseShapes::stated, parts()),
                    Map.of(),
                    "Where each answer comes from.")
            .late();

    private ClauseShapes() {}

    private static Map<ClauseId, Field<Clause>> each() {
        Map<ClauseId, Field<Clause>> each = new EnumMap<>(ClauseId.class);
        for (ClauseId id : ClauseId.values()) {
            Shape<Clause> clause = ObjectShape.of(
                            "Where an answer comes from: documents that say so, a reading, or both.",
                            in -> clause(id, in),
                            SUPPORTS.from(Clause::supports),
                            AGAINST.from(Clause::against),
                            OPEN.from(Clause::open),
                            READING.fromOptional(it -> Optional.of(it.reading()).filter(reading -> !reading.isEmpty())))
                    .with("anyOf", List.of(nonEmpty("supports", "minItems"), nonEmpty("reading", "minProperties")));
            each.put(id, Field.optional(id.id(), clause.named("clause"), ""));
        }
        return each;
    }

    private static Map<String, Object> nonEmpty(String field, String keyword) {
        return Shapes.keywords("properties", Map.of(field, Map.of(keyword, 1)), "required", List.of(field));
    }

    private static List<Part<? super Map<ClauseId, Clause>>> parts() {
        List<Part<? super Map<ClauseId, Clause>>> parts = new ArrayList<>();
        EACH.forEach((id, field) -> parts.add(field.<Map<ClauseId, Clause>>fromOptional(clauses ->
                Optional.ofNullable(clauses.get(id)).filter(it -> !it.supports().isEmpty() || it.isReading()))));
        return parts;
    }

    private static Map<ClauseId, Clause> stated(Fields in) {
        Map<ClauseId, Clause> clauses = new EnumMap<>(ClauseId.class);
        EACH.forEach((id, field) -> in.find(field).ifPresent(clause -> clauses.put(id, clause)));
        return clauses;
    }

    private static Clause clause(ClauseId id, Fields in) {
        Clause clause = new Clause(id, in.get(SUPPORTS), in.get(AGAINST), in.get(OPEN), in.get(READING));
        if (clause.supports().isEmpty() && !clause.isReading()) {
            in.error(
                    "R120",
                    "No document is given for this clause, and no reading.",
                    "Cite a document in \"supports\", or say in \"reading\" what you assume and why.");
        }
        return clause;
    }

    private static boolean isCited(String id, JsonValue at, Reading reading) {
        List<String> known =
                reading.context(About.class).sources().stream().map(Source::id).toList();
        if (!known.contains(id)) {
            JsonObjectReader.unknownWord(at, id, known, reading.problems());
        }
        return true;
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
                                "Cite it in \"" + field(stance).name() + "\"."));
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

    private static Field<List<Citation>> field(Stance stance) {
        return switch (stance) {
            case SAYS -> SUPPORTS;
            case LEAVES_OPEN -> OPEN;
            case CONTRADICTS -> AGAINST;
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
