package papan.json.lesson;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import papan.format.FormatException;
import papan.format.JsonObjectReader;
import papan.format.JsonTree;
import papan.format.JsonValue;
import papan.format.Problem;
import papan.format.Problems;
import papan.format.Reading;
import papan.format.Visible;
import papan.json.FileKinds;
import papan.json.lesson.LessonContext.Around;
import papan.lesson.check.LessonCheck;
import papan.lesson.scene.Finding;
import papan.lesson.script.Lesson;
import papan.rules.RuleBook;

/**
 * Reads lessons: the part of {@code lesson/1} that this version shows. Everything else is refused with a sentence that
 * says so; nothing is passed over.
 */
public final class LessonReader {
    /** The format that is read. */
    public static final String FORMAT = LessonFormats.NAME;

    /** Other files of this program that could be mistaken for a lesson. */
    private static final Map<String, String> OTHERS = Map.of(
            "match/1", "that of a recorded match, not of a lesson",
            "rules/1", "that of a rule set, not of a lesson",
            "progress/3", "that of a learner's progress, not of a lesson",
            "lesson-strings/1", "that of a lesson's texts in another language, not of a lesson");

    private static final Pattern LATER_FORMAT = Pattern.compile("lesson/[2-9][0-9]*");

    private LessonReader() {}

    /**
     * Reads a file.
     *
     * @param book the installed rule sets
     * @throws FormatException with everything that is wrong with its form
     * @throws IOException if it cannot be read at all
     */
    public static Lesson read(Path file, RuleBook book) throws FormatException, IOException {
        return LessonPackage.within(
                file, lesson -> lesson(JsonTree.read(lesson, FileKinds.LESSON), name(lesson), beside(lesson, book)));
    }

    private static String name(Path file) {
        return String.valueOf(file.getFileName());
    }

    private static Around beside(Path file, RuleBook book) {
        return new Around(book, Optional.ofNullable(file.toAbsolutePath().getParent()), false);
    }

    /**
     * Reads a text. Pictures are not looked for: nothing lies beside a text.
     *
     * @param file what to call it in messages
     */
    public static Lesson read(String text, String file, RuleBook book) throws FormatException {
        return lesson(JsonTree.read(text, file, FileKinds.LESSON), file, new Around(book, Optional.empty(), false));
    }

    /** Reads a shipped one, with which nothing is wrong: its drills find their boards later. */
    static Lesson readChecked(String text, String file, RuleBook book) throws FormatException {
        return lesson(JsonTree.read(text, file, FileKinds.LESSON), file, new Around(book, Optional.empty(), true));
    }

    /**
     * Reads a file, plays it and tells everything that is wrong with it, in the order of the file; nothing if it is in
     * order.
     *
     * @throws IOException if it cannot be read at all
     */
    public static List<Problem> check(Path file, RuleBook book) throws IOException {
        return check(file, LessonsTogether.NONE, book);
    }

    /**
     * The same for one of several lessons.
     *
     * @param together lessons that are checked with it: they may require one another
     * @throws IOException if it cannot be read at all
     */
    public static List<Problem> check(Path file, LessonsTogether together, RuleBook book) throws IOException {
        try {
            return LessonPackage.within(
                    file,
                    lesson -> check(
                            JsonTree.read(lesson, FileKinds.LESSON), name(lesson), beside(lesson, book), together));
        } catch (FormatException e) {
            return e.problems();
        }
    }

    /** As {@link #check(Path, RuleBook)}, for a text. */
    public static List<Problem> check(String text, String file, RuleBook book) {
        try {
            Around nothing = new Around(book, Optional.empty(), false);
            return check(JsonTree.read(text, file, FileKinds.LESSON), file, nothing, LessonsTogether.NONE);
        } catch (FormatException e) {
            return e.problems();
        }
    }

    private static List<Problem> check(JsonValue root, String file, Around around, LessonsTogether together)
            throws FormatException {
        Lesson lesson = lesson(root, file, around);
        RuleBook book = around.book();
        LessonSpots spots = new LessonSpots(root);
        Problems found = new Problems(file);
        LessonCheck.check(lesson, RequiredLessons.known(lesson, together, book), book)
                .forEach(finding -> spots.add(finding, found));
        around.folder().ifPresent(folder -> new RequiredLessons(lesson, folder, together).check(spots, found));
        return found.inOrder();
    }

    /**
     * What is wrong with the lesson in a file, as {@link #check(Path, RuleBook)} tells it, with its line and column.
     *
     * @throws FormatException if the file has become another one since it was read
     * @throws IOException if it cannot be read any more
     */
    public static Problem located(Path file, Finding finding) throws FormatException, IOException {
        Problems found = new Problems(name(file));
        JsonValue root = LessonPackage.within(file, lesson -> JsonTree.read(lesson, FileKinds.LESSON));
        new LessonSpots(root).add(finding, found);
        return found.inOrder().get(0);
    }

    private static Lesson lesson(JsonValue root, String file, Around around) throws FormatException {
        Problems problems = new Problems(file);
        Optional<JsonObjectReader> in = JsonObjectReader.of(root, problems);
        in.ifPresent(object -> format(object, problems));
        problems.throwIfAny();
        Optional<Lesson> lesson = LessonFormats.SHAPE.read(in.orElseThrow(), new Reading(problems, around));
        problems.throwIfAny();
        return lesson.orElseThrow();
    }

    private static void format(JsonObjectReader in, Problems problems) {
        Optional<String> format = in.requiredText("format");
        if (format.isEmpty() || format.get().equals(FORMAT)) {
            needs(in, problems);
            return;
        }
        JsonValue at = in.value("format").orElseThrow();
        String name = Visible.shortened(format.get());
        if (LATER_FORMAT.matcher(format.get()).matches()) {
            problems.error(
                    "E101",
                    at,
                    "Format \"" + name + "\" is newer than this program, which reads \"" + FORMAT + "\".",
                    "Update the program, or ask the author for an older copy.");
        } else {
            problems.error(
                    "E101",
                    at,
                    "Format \"" + name + "\" is " + OTHERS.getOrDefault(format.get(), "not that of a lesson") + ".",
                    OTHERS.containsKey(format.get())
                            ? "Look whether it is the file that you mean."
                            : "Write \"" + FORMAT + "\".");
        }
    }

    private static void needs(JsonObjectReader in, Problems problems) {
        for (JsonValue need : in.list("needs")) {
            in.asText(need)
                    .ifPresent(name -> problems.error(
                            "E102",
                            need,
                            "The lesson needs \"" + Visible.shortened(name) + "\", which this version cannot do.",
                            "Use a newer version."));
        }
    }
}
