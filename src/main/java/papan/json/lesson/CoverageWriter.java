package papan.json.lesson;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import java.io.IOException;
import java.io.Writer;
import java.util.Collection;
import papan.format.JsonOut;
import papan.lesson.check.LessonCoverage;
import papan.rules.Key;

/** Writes which clauses lessons protect. */
public final class CoverageWriter {
    private CoverageWriter() {}

    /** Writes one object; leaves the writer open. */
    public static void write(LessonCoverage coverage, Writer writer) throws IOException {
        try (JsonGenerator out = JsonOut.to(writer)) {
            out.disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET);
            out.setPrettyPrinter(new DefaultPrettyPrinter());
            out.writeStartObject();
            out.writeBooleanField("complete", coverage.complete());
            out.writeArrayFieldStart("rules");
            for (LessonCoverage.OfRules rules : coverage.rules()) {
                out.writeStartObject();
                out.writeStringField("id", rules.id());
                texts(out, "lessons", rules.lessons());
                out.writeArrayFieldStart("clauses");
                for (LessonCoverage.OfClause clause : rules.clauses()) {
                    clause(out, clause);
                }
                out.writeEndArray();
                out.writeEndObject();
            }
            out.writeEndArray();
            out.writeEndObject();
            out.writeRaw('\n');
        }
    }

    private static void clause(JsonGenerator out, LessonCoverage.OfClause clause) throws IOException {
        out.writeStartObject();
        out.writeStringField("clause", clause.clause().id());
        out.writeStringField("state", Key.of(clause.state()));
        texts(out, "protectedBy", clause.protectedBy());
        out.writeArrayFieldStart("altered");
        for (LessonCoverage.Alteration alteration : clause.alterations()) {
            out.writeStartObject();
            out.writeStringField("answer", alteration.answer());
            out.writeStringField("detail", alteration.detail());
            out.writeStringField("as", alteration.as());
            texts(out, "failing", alteration.failing());
            out.writeBooleanField("idle", alteration.idle());
            out.writeEndObject();
        }
        out.writeEndArray();
        out.writeEndObject();
    }

    private static void texts(JsonGenerator out, String field, Collection<String> texts) throws IOException {
        out.writeArrayFieldStart(field);
        for (String text : texts) {
            out.writeString(text);
        }
        out.writeEndArray();
    }
}
