package papan.json.rules;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.Writer;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import papan.analysis.Likeness;
import papan.format.JsonOut;
import papan.format.OneALine;
import papan.narration.Reasoning;
import papan.rules.Citation;
import papan.rules.Clause;
import papan.rules.ClauseAnswer;
import papan.rules.ClauseId;
import papan.rules.RuleSet;
import papan.rules.Source;

/** Writes what the rule book says as JSON, for other programs. */
public final class RulesWriter {
    private final Writer writer;

    /** A writer on top of another, which it does not close. */
    public RulesWriter(Writer writer) {
        this.writer = writer;
    }

    /** Writes the id and the name of each rule set, one a line inside a list. */
    public void list(Collection<RuleSet> all, String tag) throws IOException {
        try (JsonGenerator out = generator()) {
            out.setPrettyPrinter(new OneALine());
            out.writeStartArray();
            out.writeRaw("\n");
            for (RuleSet rules : all) {
                out.writeStartObject();
                out.writeStringField("id", rules.id());
                out.writeStringField("name", rules.about().name(tag));
                out.writeEndObject();
            }
            out.writeEndArray();
        }
        writer.write("\n");
    }

    /** Writes a rule set, clause by clause, as one object. */
    public void show(Reasoning reasoning) throws IOException {
        RuleSet rules = reasoning.rules();
        String tag = reasoning.words().wording().language().tag();
        try (JsonGenerator out = generator()) {
            out.writeStartObject();
            out.writeStringField("id", rules.id());
            out.writeStringField("name", rules.about().name(tag));
            out.writeArrayFieldStart("clauses");
            for (ClauseId id : ClauseId.values()) {
                Clause clause = rules.clause(id);
                out.writeStartObject();
                question(out, reasoning, id);
                answer(out, reasoning, id);
                citations(out, "supports", rules, clause.supports(), tag);
                citations(out, "open", rules, clause.open(), tag);
                citations(out, "against", rules, clause.against(), tag);
                text(out, "reading", clause.readingIn(tag));
                out.writeEndObject();
            }
            out.writeEndArray();
            text(out, "after", rules.about().after());
            sources(out, rules);
            out.writeEndObject();
        }
        writer.write("\n");
    }

    /** Writes the clauses in which two rule sets differ, as one object. */
    public void differences(Reasoning one, Reasoning other) throws IOException {
        try (JsonGenerator out = generator()) {
            out.writeStartObject();
            out.writeStringField("first", one.rules().id());
            out.writeStringField("second", other.rules().id());
            out.writeArrayFieldStart("clauses");
            for (ClauseId id : ClauseAnswer.differing(one.rules(), other.rules())) {
                out.writeStartObject();
                question(out, one, id);
                out.writeObjectFieldStart("first");
                answer(out, one, id);
                out.writeEndObject();
                out.writeObjectFieldStart("second");
                answer(out, other, id);
                out.writeEndObject();
                out.writeEndObject();
            }
            out.writeEndArray();
            out.writeEndObject();
        }
        writer.write("\n");
    }

    /** Writes in how many clauses every two rule sets differ, as one object. */
    public void matrix(Likeness likeness) throws IOException {
        try (JsonGenerator out = generator()) {
            out.writeStartObject();
            out.writeArrayFieldStart("rules");
            for (RuleSet rules : likeness.rules()) {
                out.writeString(rules.id());
            }
            out.writeEndArray();
            out.writeArrayFieldStart("distances");
            for (List<Integer> row : likeness.distances()) {
                out.writeArray(row.stream().mapToInt(Integer::intValue).toArray(), 0, row.size());
            }
            out.writeEndArray();
            out.writeEndObject();
        }
        writer.write("\n");
    }

    private JsonGenerator generator() throws IOException {
        JsonGenerator out = JsonOut.to(writer);
        out.disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET);
        return out;
    }

    private static void question(JsonGenerator out, Reasoning reasoning, ClauseId id) throws IOException {
        out.writeStringField("clause", id.id());
        out.writeStringField("question", reasoning.question(id));
    }

    private static void answer(JsonGenerator out, Reasoning reasoning, ClauseId id) throws IOException {
        ClauseAnswer answer = ClauseAnswer.of(id, reasoning.rules());
        out.writeStringField("answer", answer.key());
        out.writeStringField("detail", answer.detail());
        out.writeStringField("sentence", reasoning.sentence(id));
    }

    private static void sources(JsonGenerator out, RuleSet rules) throws IOException {
        out.writeArrayFieldStart("sources");
        for (Source source : rules.about().sources()) {
            out.writeStartObject();
            out.writeStringField("id", source.id());
            out.writeStringField("title", source.title());
            out.writeStringField("document", source.document());
            text(out, "address", source.address());
            out.writeEndObject();
        }
        out.writeEndArray();
    }

    private static void citations(JsonGenerator out, String key, RuleSet rules, List<Citation> citations, String tag)
            throws IOException {
        out.writeArrayFieldStart(key);
        for (Citation citation : citations) {
            out.writeStartObject();
            out.writeStringField("source", citation.source());
            out.writeStringField("title", rules.title(citation));
            text(out, "says", citation.saysIn(tag));
            text(out, "quote", citation.quoteIn(tag));
            if (citation.at() > 0) {
                out.writeNumberField("at", citation.at());
            }
            out.writeEndObject();
        }
        out.writeEndArray();
    }

    private static void text(JsonGenerator out, String key, Optional<String> text) throws IOException {
        if (text.isPresent()) {
            out.writeStringField(key, text.get());
        } else {
            out.writeNullField(key);
        }
    }
}
