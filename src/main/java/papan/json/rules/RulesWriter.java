package papan.json.rules;

import static papan.format.Shapes.keywords;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import papan.analysis.Likeness;
import papan.format.JsonPrinter;
import papan.narration.Reasoning;
import papan.rules.Citation;
import papan.rules.Clause;
import papan.rules.ClauseAnswer;
import papan.rules.ClauseId;
import papan.rules.RuleSet;

/** What the rule book says as JSON, for other programs. */
public final class RulesWriter {
    private RulesWriter() {}

    private static Map<String, Object> named(RuleSet rules, String tag) {
        return keywords("id", rules.id(), "name", rules.about().name(tag));
    }

    /** A rule set, clause by clause, as one object. */
    public static String show(Reasoning reasoning) {
        RuleSet rules = reasoning.rules();
        String tag = reasoning.words().wording().language().tag();
        Map<String, Object> all = named(rules, tag);
        all.put(
                "clauses",
                Arrays.stream(ClauseId.values())
                        .map(id -> clause(reasoning, id, tag))
                        .toList());
        all.put("after", rules.about().after());
        all.put(
                "sources",
                rules.about().sources().stream().map(DocumentWriter::source).toList());
        return JsonPrinter.line(all) + "\n";
    }

    private static Map<String, Object> clause(Reasoning reasoning, ClauseId id, String tag) {
        RuleSet rules = reasoning.rules();
        Clause clause = rules.clause(id);
        Map<String, Object> all = question(reasoning, id);
        all.putAll(answer(reasoning, id));
        all.put("supports", citations(rules, clause.supports(), tag));
        all.put("open", citations(rules, clause.open(), tag));
        all.put("against", citations(rules, clause.against(), tag));
        all.put("reading", clause.readingIn(tag));
        return all;
    }

    /** The clauses in which two rule sets differ, as one object. */
    public static String differences(Reasoning one, Reasoning other) {
        return JsonPrinter.line(keywords(
                        "first", one.rules().id(),
                        "second", other.rules().id(),
                        "clauses",
                                ClauseAnswer.differing(one.rules(), other.rules()).stream()
                                        .map(id -> difference(one, other, id))
                                        .toList()))
                + "\n";
    }

    private static Map<String, Object> difference(Reasoning one, Reasoning other, ClauseId id) {
        Map<String, Object> all = question(one, id);
        all.put("first", answer(one, id));
        all.put("second", answer(other, id));
        return all;
    }

    /** In how many clauses every two rule sets differ, as one object. */
    public static String matrix(Likeness likeness) {
        List<String> ids = likeness.rules().stream().map(RuleSet::id).toList();
        return JsonPrinter.line(keywords("rules", ids, "distances", likeness.distances())) + "\n";
    }

    private static Map<String, Object> question(Reasoning reasoning, ClauseId id) {
        return keywords("clause", id.id(), "question", reasoning.question(id));
    }

    private static Map<String, Object> answer(Reasoning reasoning, ClauseId id) {
        ClauseAnswer answer = ClauseAnswer.of(id, reasoning.rules());
        return keywords("answer", answer.key(), "detail", answer.detail(), "sentence", reasoning.sentence(id));
    }

    private static List<Map<String, Object>> citations(RuleSet rules, List<Citation> citations, String tag) {
        return citations.stream()
                .map(citation -> citation(rules, citation, tag))
                .toList();
    }

    private static Map<String, Object> citation(RuleSet rules, Citation citation, String tag) {
        Map<String, Object> all = keywords(
                "source", citation.source(),
                "title", rules.title(citation),
                "says", citation.saysIn(tag),
                "quote", citation.quoteIn(tag));
        if (citation.at() > 0) {
            all.put("at", citation.at());
        }
        return all;
    }
}
