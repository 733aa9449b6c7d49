package papan.json.lesson;

import static papan.format.Shapes.keywords;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.Map;
import papan.format.JsonOut;
import papan.format.JsonPrinter;
import papan.lesson.script.Lesson;
import papan.lesson.text.LessonCatalogue;
import papan.lesson.text.LessonStrings;

/** Writes the texts of a lesson in another language for people who translate. */
public final class LessonCatalogueWriter {
    private LessonCatalogueWriter() {}

    /** The whole file; beside a translation of an earlier text stands today's, as {@code now}. */
    public static String write(LessonCatalogue catalogue, Lesson source) {
        StringWriter writer = new StringWriter();
        DefaultIndenter lines = new DefaultIndenter("  ", "\n");
        try (JsonGenerator out = JsonOut.to(writer)) {
            out.setPrettyPrinter(new DefaultPrettyPrinter().withObjectIndenter(lines));
            Map<String, Object> all = keywords(
                    "format", LessonCatalogueReader.FORMAT,
                    "lesson", catalogue.lesson(),
                    "language", catalogue.language().tag(),
                    "strings", entries(catalogue.strings(), LessonStrings.of(source)));
            if (!catalogue.obsolete().isEmpty()) {
                all.put("obsolete", entries(catalogue.obsolete(), Map.of()));
            }
            JsonPrinter.print(all, out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return writer.append('\n').toString();
    }

    private static Map<String, Object> entries(Map<String, LessonCatalogue.Entry> entries, Map<String, String> texts) {
        Map<String, Object> all = new LinkedHashMap<>();
        entries.forEach((key, entry) -> {
            String now = texts.getOrDefault(key, entry.from());
            all.put(
                    key,
                    now.equals(entry.from())
                            ? keywords("from", entry.from(), "to", entry.to())
                            : keywords("from", entry.from(), "now", now, "to", entry.to()));
        });
        return all;
    }
}
