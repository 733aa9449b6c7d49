package papan.format;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.Writer;
import java.util.List;

/** Writes problems as a JSON list, for editors and build servers. */
public final class ProblemWriter {
    private ProblemWriter() {}

    /** Writes one object a line, inside a list; leaves the writer open. */
    public static void write(List<Problem> problems, Writer writer) throws IOException {
        JsonGenerator out = JsonOut.to(writer);
        out.disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET);
        out.setPrettyPrinter(new OneALine());
        out.writeStartArray();
        out.writeRaw(problems.isEmpty() ? "" : "\n");
        for (Problem problem : problems) {
            out.writeStartObject();
            out.writeStringField("code", problem.code());
            out.writeStringField("severity", problem.severity().id());
            out.writeStringField("file", problem.file());
            out.writeNumberField("line", problem.spot().line());
            out.writeNumberField("column", problem.spot().column());
            out.writeStringField("path", problem.path());
            out.writeStringField("message", problem.message());
            out.writeStringField("fix", problem.fix());
            out.writeEndObject();
        }
        out.writeEndArray();
        out.writeRaw("\n");
        out.close();
    }
}
