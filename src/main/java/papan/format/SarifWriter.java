package papan.format;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;

/**
 * Writes problems as SARIF 2.1.0, which code hosts show beside the lines. Files keep the paths by which they were named, so
 * call it from the root of the repository.
 */
public final class SarifWriter {
    private static final String SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json";
    private static final String HELP = "See docs/lesson-authors.md, \"Every message and its cure\".";

    private final JsonGenerator out;

    private SarifWriter(JsonGenerator out) {
        this.out = out;
    }

    /** Writes one run over all files; leaves the writer open. */
    public static void write(List<CheckedFile> files, Writer writer) throws IOException {
        try (JsonGenerator out = JsonOut.to(writer)) {
            out.disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET);
            out.setPrettyPrinter(new DefaultPrettyPrinter());
            new SarifWriter(out).log(files);
            out.writeRaw('\n');
        }
    }

    private void log(List<CheckedFile> files) throws IOException {
        Set<String> codes = new TreeSet<>();
        files.forEach(file -> file.problems().forEach(problem -> codes.add(problem.code())));
        List<String> rules = new ArrayList<>(codes);
        out.writeStartObject();
        out.writeStringField("$schema", SCHEMA);
        out.writeStringField("version", "2.1.0");
        out.writeArrayFieldStart("runs");
        out.writeStartObject();
        out.writeStringField("columnKind", "utf16CodeUnits");
        tool(rules);
        out.writeArrayFieldStart("artifacts");
        for (CheckedFile file : files) {
            out.writeStartObject();
            location(file);
            out.writeEndObject();
        }
        out.writeEndArray();
        out.writeArrayFieldStart("results");
        for (int i = 0; i < files.size(); i++) {
            for (Problem problem : files.get(i).problems()) {
                result(files.get(i), i, problem, rules.indexOf(problem.code()));
            }
        }
        out.writeEndArray();
        out.writeEndObject();
        out.writeEndArray();
        out.writeEndObject();
    }

    private void tool(List<String> rules) throws IOException {
        out.writeObjectFieldStart("tool");
        out.writeObjectFieldStart("driver");
        out.writeStringField("name", "papan");
        out.writeArrayFieldStart("rules");
        for (String code : rules) {
            out.writeStartObject();
            out.writeStringField("id", code);
            text("help", HELP);
            out.writeObjectFieldStart("defaultConfiguration");
            out.writeStringField("level", code.startsWith("W") ? "warning" : "error");
            out.writeEndObject();
            out.writeEndObject();
        }
        out.writeEndArray();
        out.writeEndObject();
        out.writeEndObject();
    }

    private void result(CheckedFile file, int index, Problem problem, int rule) throws IOException {
        out.writeStartObject();
        out.writeStringField("ruleId", problem.code());
        out.writeNumberField("ruleIndex", rule);
        out.writeStringField("level", problem.severity().id());
        text("message", problem.message() + (problem.fix().isEmpty() ? "" : " " + problem.fix()));
        out.writeArrayFieldStart("locations");
        out.writeStartObject();
        out.writeObjectFieldStart("physicalLocation");
        out.writeObjectFieldStart("artifactLocation");
        out.writeStringField("uri", uri(file.path()));
        out.writeNumberField("index", index);
        out.writeEndObject();
        out.writeObjectFieldStart("region");
        out.writeNumberField("startLine", problem.spot().line());
        out.writeNumberField("startColumn", problem.spot().column());
        out.writeEndObject();
        out.writeEndObject();
        if (!problem.path().isEmpty()) {
            out.writeArrayFieldStart("logicalLocations");
            out.writeStartObject();
            out.writeStringField("fullyQualifiedName", problem.path());
            out.writeEndObject();
            out.writeEndArray();
        }
        out.writeEndObject();
        out.writeEndArray();
        out.writeObjectFieldStart("properties");
        out.writeStringField("fix", problem.fix());
        out.writeEndObject();
        out.writeEndObject();
    }

    private void text(String field, String text) throws IOException {
        out.writeObjectFieldStart(field);
        out.writeStringField("text", text);
        out.writeEndObject();
    }

    private void location(CheckedFile file) throws IOException {
        out.writeObjectFieldStart("location");
        out.writeStringField("uri", uri(file.path()));
        out.writeEndObject();
    }

    /** A path as part of an address: relative ones stay so. */
    static String uri(String path) {
        Path file = Path.of(path);
        if (file.isAbsolute()) {
            return file.toUri().toString();
        }
        StringBuilder uri = new StringBuilder();
        for (byte b : path.replace(java.io.File.separatorChar, '/').getBytes(StandardCharsets.UTF_8)) {
            char c = (char) (b & 0xFF);
            boolean plain = c < 128 && (Character.isLetterOrDigit(c) || "-._~/".indexOf(c) >= 0);
            uri.append(plain ? String.valueOf(c) : String.format(Locale.ROOT, "%%%02X", (int) c));
        }
        return uri.toString();
    }
}
