package papan.cli;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;
import papan.format.FileFormat;
import papan.format.JsonPrinter;
import papan.json.lesson.LessonCatalogueReader;
import papan.json.lesson.LessonFormats;
import papan.json.match.MatchReader;
import papan.json.progress.HandsFile;
import papan.json.progress.PlanFile;
import papan.json.progress.ProgressFolder;
import papan.json.rules.RuleBooks;

/** The JSON Schemas of what Papan reads and writes, printed from what is read and written. */
public final class Schemas {
    private static final Map<String, Supplier<FileFormat<?>>> FORMATS = new TreeMap<>(Map.of(
            "course", LessonFormats::course,
            "hands", () -> HandsFile.FORMAT,
            "lesson", LessonFormats::lesson,
            "lesson-strings", LessonCatalogueReader::format,
            "match", MatchReader::format,
            "page", LessonFormats::page,
            "plans", () -> PlanFile.FORMAT,
            "progress", ProgressFolder::format,
            "rules", RuleBooks::format));

    private Schemas() {}

    /** What there are schemas of, such as {@code lesson}. */
    public static List<String> names() {
        return List.copyOf(FORMATS.keySet());
    }

    /** The text of a schema, if there is one of that name. */
    public static Optional<String> text(String name) {
        return Optional.ofNullable(FORMATS.get(name))
                .map(format -> JsonPrinter.pretty(format.get().schema()));
    }
}
