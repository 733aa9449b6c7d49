package papan.json.lesson;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import papan.format.Field;
import papan.format.FileFormat;
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

    private static final ObjectShape<LessonCatalogue> SHAPE = shape();

    private LessonCatalogueReader() {}

    private static ObjectShape<LessonCatalogue> shape() {
        Shape<String> text =
                Shapes.text().checked(LessonCatalogueReader::isShort).with("maxLength", MAX_TEXT);
        Vocabulary words = new Vocabulary(Key::of)
                .with("plain", Shapes.text())
                .with(String.class, text)
                .with(
                        Language.class,
                        Shapes.text("", LessonCatalogueReader::language).with("enum", Language.tags()));
        Field<String> now = Field.optional("now", text, "The lesson's text of today, where it has changed since.");
        Shape<Map<String, LessonCatalogue.Entry>> strings = Shapes.map(
                Shapes.text().checked(LessonCatalogueReader::isKey),
                words.object(LessonCatalogue.Entry.class).and(now));
        words.with(
                "strings",
                new Shape.Declared<>(
                        (value, reading) -> areFew(value, reading) ? strings.read(value, reading) : Optional.empty(),
                        strings::written,
                        strings::schema));
        Field<String> format = Field.required("format", Shapes.text().with("const", FORMAT), "Always " + FORMAT + ".");
        return words.object(LessonCatalogue.class).after(format);
    }

    /** The format of such files. */
    public static FileFormat<?> format() {
        return new FileFormat<>(FORMAT, SHAPE, """
                { 'format': 'lesson-strings/1', 'lesson': 'small', 'language': 'ms',
                  'strings': { 'title': { 'from': 'A first turn', 'to': 'Giliran pertama' } } }""");
    }

    /**
     * Reads a file.
     *
     * @throws FormatException with everything that is wrong with its form
     * @throws IOException if it cannot be read at all
     */
    public static LessonCatalogue read(Path file) throws FormatException, IOException {
        return catalogue(JsonTree.read(file, FileKinds.CATALOGUE), new Problems(String.valueOf(file.getFileName())));
    }

    /**
     * Reads a text.
     *
     * @param file what to call it in messages
     */
    public static LessonCatalogue read(String text, String file) throws FormatException {
        return catalogue(JsonTree.read(text, file, FileKinds.CATALOGUE), new Problems(file));
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
        Problems problems = new Problems(file);
        LessonCatalogue catalogue = catalogue(root, problems);
        belongs((JsonObject) root, catalogue, lesson, problems);
        LessonSpots spots = new LessonSpots(root);
        TranslationCheck.check(lesson, catalogue).forEach(finding -> spots.add(finding, problems));
        return problems.inOrder();
    }

    private static LessonCatalogue catalogue(JsonValue root, Problems problems) throws FormatException {
        Optional<JsonObjectReader> in = JsonObjectReader.of(root, problems);
        in.flatMap(object -> object.requiredText("format"))
                .filter(format -> !format.equals(FORMAT))
                .ifPresent(format -> problems.error(
                        "E101",
                        root.in("format").orElseThrow(),
                        "Format \"" + Visible.shortened(format) + "\" is not that of a lesson's texts.",
                        "Write \"" + FORMAT + "\"; a newer format needs a newer program."));
        problems.throwIfAny();
        Optional<LessonCatalogue> catalogue = SHAPE.read(in.orElseThrow(), Reading.of(problems));
        problems.throwIfAny();
        return catalogue.orElseThrow();
    }

    private static Optional<Language> language(String tag, JsonValue at, Reading reading) {
        Optional<Language> language = Language.parse(tag).filter(l -> l.tag().equals(tag));
        if (language.isEmpty()) {
            String shown = Visible.shortened(tag);
            reading.problems()
                    .error(
                            "E104",
                            at,
                            "\"" + shown + "\" is not a language of this program.",
                            Nearest.orAll(shown, Language.tags()));
        }
        return language;
    }

    private static boolean areFew(JsonValue value, Reading reading) {
        boolean many = value instanceof JsonObject object && object.fields().size() > MAX_STRINGS;
        if (many) {
            int count = ((JsonObject) value).fields().size();
            reading.problems()
                    .error("E153", value, "There are " + count + " texts; at most " + MAX_STRINGS + " are read.", "");
        }
        return !many;
    }

    private static boolean isKey(String key, JsonValue at, Reading reading) {
        if (key.length() > MAX_KEY) {
            reading.problems().error("E152", at, "The key \"" + Visible.shortened(key) + "\" is no lesson's.", "");
        }
        return key.length() <= MAX_KEY;
    }

    private static boolean isShort(String text, JsonValue at, Reading reading) {
        if (text.length() > MAX_TEXT) {
            reading.problems()
                    .error(
                            "E106",
                            at,
                            "The text has " + text.length() + " characters; at most " + MAX_TEXT + " fit.",
                            "Say it in fewer words.");
        }
        return true;
    }

    /** Whether the catalogue is this lesson's, and every key one of its keys. */
    private static void belongs(JsonObject root, LessonCatalogue catalogue, Lesson lesson, Problems problems) {
        if (!catalogue.lesson().equals(lesson.id())) {
            problems.error(
                    "E151",
                    root.in("lesson").orElseThrow(),
                    "These are the texts of \"" + Visible.shortened(catalogue.lesson()) + "\", not of \"" + lesson.id()
                            + "\".",
                    "Write \"" + lesson.id() + "\", or give the file that lesson's name.");
        }
        if (Language.parse(lesson.language()).equals(Optional.of(catalogue.language()))) {
            problems.error(
                    "E151",
                    root.in("language").orElseThrow(),
                    "The lesson is written in " + catalogue.language().ownName() + " already.",
                    "Name the language of the translation.");
        }
        Collection<String> keys = new ArrayList<>(LessonStrings.of(lesson).keySet());
        JsonObject strings = (JsonObject) root.in("strings").orElseThrow();
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
