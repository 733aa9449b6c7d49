package papan.json.rules;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.Writer;
import java.util.List;
import papan.format.JsonOut;
import papan.rules.AboutGame;
import papan.rules.ClauseId;
import papan.rules.Document;
import papan.rules.Key;
import papan.rules.RuleSet;
import papan.rules.Source;

/** Writes documents, and what they tell of the game, as JSON for other programs. */
public final class DocumentWriter {
    private final Writer writer;

    /** A writer on top of another, which it does not close. */
    public DocumentWriter(Writer writer) {
        this.writer = writer;
    }

    /** Writes documents, each sentence with how it stands to the rules; their sentences only for some. */
    public void documents(List<Document> documents, boolean whole, RuleSet rules, String tag) throws IOException {
        try (JsonGenerator out = generator()) {
            out.writeStartArray();
            for (Document document : documents) {
                out.writeStartObject();
                source(out, document.source());
                if (whole) {
                    out.writeStringField("rules", rules.id());
                    out.writeArrayFieldStart("sentences");
                    for (Document.Sentence sentence : document.sentences()) {
                        sentence(out, sentence, rules, tag);
                    }
                    out.writeEndArray();
                }
                out.writeEndObject();
            }
            out.writeEndArray();
        }
        writer.write("\n");
    }

    private static void sentence(JsonGenerator out, Document.Sentence sentence, RuleSet rules, String tag)
            throws IOException {
        out.writeStartObject();
        out.writeNumberField("at", sentence.number());
        out.writeStringField("text", sentence.textIn(tag));
        out.writeArrayFieldStart("clauses");
        for (ClauseId clause : sentence.clauses()) {
            List<Document.Mark> marks = sentence.marks(rules).stream()
                    .filter(mark -> mark.clause() == clause)
                    .toList();
            out.writeStartObject();
            out.writeStringField("clause", clause.id());
            if (marks.isEmpty()) {
                out.writeNullField("stance");
            } else {
                out.writeStringField("stance", Key.of(marks.get(0).stance()));
            }
            numbers(out, marks);
            out.writeEndObject();
        }
        out.writeEndArray();
        out.writeEndObject();
    }

    /** The numbers alone in which a sentence differs, if the answer is the same otherwise. */
    private static void numbers(JsonGenerator out, List<Document.Mark> marks) throws IOException {
        if (marks.stream().allMatch(mark -> mark.number().isEmpty())) {
            return;
        }
        out.writeArrayFieldStart("numbers");
        for (Document.Mark mark : marks) {
            Document.Difference number = mark.number().orElseThrow();
            out.writeStartObject();
            out.writeStringField("number", Key.of(number.count()));
            out.writeNumberField("said", number.said());
            out.writeNumberField("played", number.played());
            out.writeEndObject();
        }
        out.writeEndArray();
    }

    private static void source(JsonGenerator out, Source source) throws IOException {
        out.writeStringField("id", source.id());
        out.writeStringField("title", source.title());
        out.writeStringField("document", source.document());
        if (source.address().isPresent()) {
            out.writeStringField("address", source.address().get());
        } else {
            out.writeNullField("address");
        }
    }

    /** Writes what documents tell of the game, restated in one language. */
    public void about(AboutGame about, String tag) throws IOException {
        try (JsonGenerator out = generator()) {
            out.writeStartArray();
            for (AboutGame.Statement statement : about.statements()) {
                out.writeStartObject();
                out.writeStringField("topic", Key.of(statement.topic()));
                out.writeStringField("says", statement.saysIn(tag));
                out.writeStringField("title", statement.source().title());
                if (statement.quote().isPresent()) {
                    out.writeStringField("quote", statement.quote().get().textIn(tag));
                    out.writeNumberField("at", statement.quote().get().number());
                }
                out.writeEndObject();
            }
            out.writeEndArray();
        }
        writer.write("\n");
    }

    private JsonGenerator generator() throws IOException {
        JsonGenerator out = JsonOut.to(writer);
        out.disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET);
        return out;
    }
}
