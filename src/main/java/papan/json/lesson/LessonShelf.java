package papan.json.lesson;

import java.util.List;
import java.util.Optional;
import papan.format.FormatException;
import papan.format.Problem;
import papan.lesson.script.Lesson;
import papan.rules.RuleBook;

/** The lessons that are shipped inside the program, in the order of their course. */
public final class LessonShelf {
    private LessonShelf() {}

    /** The ids of all shipped lessons in order; the first is the one with which the program begins. */
    public static List<String> ids() {
        return ShippedFiles.ids();
    }

    /** All shipped lessons in order. */
    public static List<Lesson> all(RuleBook book) {
        return ids().stream().map(id -> find(id, book).orElseThrow()).toList();
    }

    /** A shipped lesson, if there is one with this id. A mistake in a shipped file is a mistake in the program. */
    public static Optional<Lesson> find(String id, RuleBook book) {
        String file = id + ".lesson.json";
        return ShippedFiles.text(file).map(text -> {
            try {
                return LessonReader.readChecked(text, file, book);
            } catch (FormatException e) {
                throw new IllegalStateException(e);
            }
        });
    }

    /** What is wrong with a shipped lesson, if there is one with this id. */
    public static Optional<List<Problem>> check(String id, RuleBook book) {
        String file = id + ".lesson.json";
        return ShippedFiles.text(file).map(text -> LessonReader.check(text, file, book));
    }
}
