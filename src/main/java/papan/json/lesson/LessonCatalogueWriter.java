package papan.json.lesson;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.Map;
import papan.format.JsonOut;
import papan.lesson.play.LessonCatalogue;
import papan.lesson.play.LessonStrings;
import papan.lesson.script.Lesson;

/** Writes the texts of a lesson in another language for people who translate. */
public final class LessonCatalogueWriter {
    private LessonCatalogueWriter() {}

    /** The whole file; beside a translation of an earlier text stands today's, as {@code now}. */
    public static String write(LessonCatalogue catalogue, Lesson source) {
        StringWriter writer = new StringWriter();
        DefaultIndenter lines = new DefaultIndenter("  ", "\n");
        try (JsonGenerator out = JsonOut.to(writer)) {
            out.setPrettyPrinter(new DefaultPrettyPrinter().withObjectIndenter(lines));
            out.writeStartObject();
            out.writeStringField("format", LessonCatalogueReader.FORMAT);
            out.writeStringField("lesson", catalogue.lesson());
            out.writeStringField("language", catalogue.language().tag());
            entries(out, "strings", catalogue.strings(), LessonStrings.of(source));
            if (!catalogue.obsolete().isEmpty()) {
                entries(out, "obsolete", catalogue.obsolete(), Map.of());
            }
            out.writeEndObject();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return writer.append('\n').toString();
    }

    private static void entries(
            JsonGenerator out, String name, Map<String, LessonCatalogue.Entry> entries, Map<String, String> texts)
            throws IOException {
        out.writeObjectFieldStart(name);
        for (Map.Entry<String, LessonCatalogue.Entry> each : entries.entrySet()) {
            LessonCatalogue.Entry entry = each.getValue();
            String now = texts.getOrDefault(each.getKey(), entry.from());
            out.writeObjectFieldStart(each.getKey());
            out.writeStringField("from", entry.from());
            if (!now.equals(entry.from())) {
                out.writeStringField("now", now);
            }
            out.writeStringField("to", entry.to());
            out.writeEndObject();
        }
        out.writeEndObject();
    }
}
