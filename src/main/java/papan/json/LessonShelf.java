package papan.json;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import papan.format.FormatException;
import papan.format.JsonObjectReader;
import papan.format.JsonTree;
import papan.format.Problem;
import papan.format.Problems;
import papan.lesson.Lesson;
import papan.rules.RuleBook;

/** The lessons that are shipped inside the program, in the order of their course. */
public final class LessonShelf {
    private static final String FOLDER = "/papan/lessons/";
    private static final String COURSE = "course.json";

    private LessonShelf() {}

    /** The ids of all shipped lessons in order; the first is the one with which the program begins. */
    public static List<String> ids() {
        Problems problems = new Problems(COURSE);
        List<String> ids = new ArrayList<>();
        try {
            JsonObjectReader in = JsonObjectReader.of(JsonTree.read(text(COURSE).orElseThrow(), COURSE), problems)
                    .orElseThrow();
            in.requiredText("format");
            ids.addAll(in.list("lessons", in::asText));
            in.finish();
            problems.throwIfAny();
        } catch (FormatException e) {
            throw new IllegalStateException(e);
        }
        return List.copyOf(ids);
    }

    /** All shipped lessons in order. */
    public static List<Lesson> all(RuleBook book) {
        return ids().stream().map(id -> find(id, book).orElseThrow()).toList();
    }

    /** A shipped lesson, if there is one with this id. A mistake in a shipped file is a mistake in the program. */
    public static Optional<Lesson> find(String id, RuleBook book) {
        String file = id + ".lesson.json";
        return text(file).map(text -> {
            try {
                return LessonReader.read(text, file, book);
            } catch (FormatException e) {
                throw new IllegalStateException(e);
            }
        });
    }

    /** What is wrong with a shipped lesson, if there is one with this id. */
    public static Optional<List<Problem>> check(String id, RuleBook book) {
        String file = id + ".lesson.json";
        return text(file).map(text -> LessonReader.check(text, file, book));
    }

    /** A file of the shelf. */
    static Optional<String> text(String file) {
        if (!file.matches("[a-z0-9.-]+")) {
            return Optional.empty();
        }
        try (InputStream in = LessonShelf.class.getResourceAsStream(FOLDER + file)) {
            return in == null ? Optional.empty() : Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(file + " cannot be read", e);
        }
    }
}
