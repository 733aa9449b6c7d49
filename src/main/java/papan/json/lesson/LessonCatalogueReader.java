package papan.json.lesson;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import papan.format.Field;
import papan.format.FormatException;
import papan.format.JsonObjectReader;
import papan.format.JsonTree;
import papan.format.JsonValue;
import papan.format.JsonValue.JsonField;
import papan.format.JsonValue.JsonObject;
import papan.format.Nearest;
import papan.format.ObjectShape;
import papan.format.Problem;
import papan.format.Problems;
import papan.format.Reading;
import papan.format.Shape;
import papan.format.Shapes;
import papan.format.Visible;
import papan.format.Vocabulary;
import papan.json.FileKinds;
import papan.lesson.check.TranslationCheck;
import papan.lesson.scene.Finding;
import papan.lesson.script.Lesson;
import papan.lesson.text.LessonCatalogue;
import papan.lesson.text.LessonStrings;
import papan.narration.Language;
import papan.rules.Key;

/** Reads the texts of lessons in other languages: {@code lesson-strings/1}. */
public final class LessonCatalogueReader {
    /** The format that is read. */
    public static final String FORMAT = "lesson-strings/1";
    /** The most texts of one file; a lesson of 200 steps has fewer. */
    public static final int MAX_STRINGS = 10_000;
    /** The longest text, in characters: twice that of a lesson's text. */
    public static final int MAX_TEXT = 800;

    private static final int MAX_KEY = 200;

    private static final Field<String> FORMATTED = Field.filled(
            "format", Shapes.text().checked(LessonCatalogueReader::isFormat), "The version of the format.");
    private static final Shape<String> TEXT = Shapes.text().checked(LessonCatalogueReader::fits);
    private static final ObjectShape<LessonCatalogue> CATALOGUE = catalogue();

    private final Problems problems;

    private LessonCatalogueReader(String file) {
        this.problems = new Problems(file);
    }

    private static ObjectShape<LessonCatalogue> catalogue() {
        Vocabulary words = new Vocabulary(Key::of)
                .with("text", TEXT)
                .with(Language.class, Shapes.text("", LessonCatalogueReader::language, Language::tag));
        Shape<Map<String, LessonCatalogue.Entry>> all = Shapes.map(
                Shapes.text().checked(LessonCatalogueReader::isKey),
                words.object(LessonCatalogue.Entry.class).and(Field.optional("now", TEXT, "The text as it is today.")));
        Shape<Map<String, LessonCatalogue.Entry>> few = Shapes.of(
                Map.of(), (value, reading) -> areTooMany(value, reading) ? Optional.empty() : all.read(value, reading));
        return words.with("entries", few).object(LessonCatalogue.class).and(FORMATTED.late());
    }

    /**
     * Reads a file.
     *
     * @throws FormatException with everything that is wrong with its form
     * @throws IOException if it cannot be read at all
     */
    public static LessonCatalogue read(Path file) throws FormatException, IOException {
        return new LessonCatalogueReader(String.valueOf(file.getFileName()))
                .catalogue(JsonTree.read(file, FileKinds.CATALOGUE));
    }

    /**
     * Reads a text.
     *
     * @param file what to call it in messages
     */
    public static LessonCatalogue read(String text, String file) throws FormatException {
        return new LessonCatalogueReader(file).catalogue(JsonTree.read(text, file, FileKinds.CATALOGUE));
    }

    /**
     * Reads a file and tells everything that is wrong with it as a translation of a lesson, in the order of the file.
     *
     * @throws IOException if it cannot be read at all
     */
    public static List<Problem> check(Path file, Lesson lesson) throws IOException {
        try {
            return check(JsonTree.read(file, FileKinds.CATALOGUE), String.valueOf(file.getFileName()), lesson);
        } catch (FormatException e) {
            return e.problems();
        }
    }

    /** As {@link #check(Path, Lesson)}, for a text. */
    public static List<Problem> check(String text, String file, Lesson lesson) {
        try {
            return check(JsonTree.read(text, file, FileKinds.CATALOGUE), file, lesson);
        } catch (FormatException e) {
            return e.problems();
        }
    }

    private static List<Problem> check(JsonValue root, String file, Lesson lesson) throws FormatException {
        LessonCatalogueReader reader = new LessonCatalogueReader(file);
        LessonCatalogue catalogue = reader.catalogue(root);
        reader.belongs((JsonObject) root, catalogue, lesson);
        LessonSpots spots = new LessonSpots(root);
        for (Finding f : TranslationCheck.check(lesson, catalogue)) {
            Problem.Severity severity = f.isError() ? Problem.Severity.ERROR : Problem.Severity.WARNING;
            reader.problems.add(f.code(), severity, spots.of(f.path()), f.path(), f.message(), f.fix());
        }
        return reader.problems.inOrder();
    }

    private LessonCatalogue catalogue(JsonValue root) throws FormatException {
        Reading reading = Reading.of(problems);
        Optional<JsonObjectReader> in = JsonObjectReader.of(root, problems);
        in.ifPresent(object -> FORMATTED.find(object, reading));
        problems.throwIfAny();
        Optional<LessonCatalogue> catalogue = CATALOGUE.read(in.orElseThrow(), reading);
        problems.throwIfAny();
        return catalogue.orElseThrow();
    }

    private static boolean isFormat(String format, JsonValue at, Reading reading) {
        boolean is = format.equals(FORMAT);
        if (!is) {
            reading.problems()
                    .error(
                            "E101",
                            at,
                            "Format \"" + Visible.shortened(format) + "\" is not that of a lesson's texts.",
                            "Write \"" + FORMAT + "\"; a newer format needs a newer program.");
        }
        return is;
    }

    private static Optional<Language> language(String tag, JsonValue at, Reading reading) {
        Optional<Language> language = Language.parse(tag).filter(l -> l.tag().equals(tag));
        if (language.isEmpty()) {
            reading.problems()
                    .error(
                            "E104",
                            at,
                            "\"" + Visible.shortened(tag) + "\" is not a language of this program.",
                            Nearest.orAll(Visible.shortened(tag), Language.tags()));
        }
        return language;
    }

    private static boolean isKey(String key, JsonValue at, Reading reading) {
        boolean is = key.length() <= MAX_KEY;
        if (!is) {
            String told = "The key \"" + Visible.shortened(key) + "\" is no lesson's.";
            reading.problems().error("E152", at, told, "");
        }
        return is;
    }

    private static boolean fits(String text, JsonValue at, Reading reading) {
        boolean fits = text.length() <= MAX_TEXT;
        if (!fits) {
            String told = "The text has " + text.length() + " characters; at most " + MAX_TEXT + " fit.";
            reading.problems().error("E106", at, told, "Say it in fewer words.");
        }
        return fits;
    }

    private static boolean areTooMany(JsonValue value, Reading reading) {
        int size = value instanceof JsonObject object ? object.fields().size() : 0;
        if (size > MAX_STRINGS) {
            String told = "There are " + size + " texts; at most " + MAX_STRINGS + " are read.";
            reading.problems().error("E153", value, told, "");
        }
        return size > MAX_STRINGS;
    }

    /** Whether the catalogue is this lesson's, and every key one of its keys. */
    private void belongs(JsonObject root, LessonCatalogue catalogue, Lesson lesson) {
        JsonObjectReader in = new JsonObjectReader(root, problems);
        if (!catalogue.lesson().equals(lesson.id())) {
            problems.error(
                    "E151",
                    in.value("lesson").orElseThrow(),
                    "These are the texts of \"" + Visible.shortened(catalogue.lesson()) + "\", not of \"" + lesson.id()
                            + "\".",
                    "Write \"" + lesson.id() + "\", or give the file that lesson's name.");
        }
        if (Language.parse(lesson.language()).equals(Optional.of(catalogue.language()))) {
            problems.error(
                    "E151",
                    in.value("language").orElseThrow(),
                    "The lesson is written in " + catalogue.language().ownName() + " already.",
                    "Name the language of the translation.");
        }
        Collection<String> keys = new ArrayList<>(LessonStrings.of(lesson).keySet());
        JsonObject strings = (JsonObject) in.value("strings").orElseThrow();
        for (JsonField field : strings.fields().values()) {
            if (!keys.contains(field.name())) {
                problems.add(
                        "E152",
                        Problem.Severity.ERROR,
                        field.nameSpot(),
                        "strings." + field.name(),
                        "The lesson has no text \"" + Visible.shortened(field.name()) + "\".",
                        Nearest.to(field.name(), keys)
                                .map(nearest -> "Did you mean \"" + nearest + "\"?")
                                .orElse("Extract the texts again: what is obsolete is put aside."));
            }
        }
    }
}
