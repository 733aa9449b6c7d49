package papan.lesson.text;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import papan.format.RecordTexts;
import papan.lesson.script.Lesson;

/**
 * Every text of a lesson that a learner or a teacher reads, by a key that is made of the ids of steps, options and
 * boards: it stays the same when a step is moved.
 */
public final class LessonStrings {
    private LessonStrings() {}

    /** The texts of a lesson by key, in its order; empty texts are left out. */
    public static Map<String, String> of(Lesson lesson) {
        Map<String, String> texts = new LinkedHashMap<>();
        RecordTexts.said(lesson, "", (key, text) -> {
            texts.put(key, text);
            return text;
        });
        return Collections.unmodifiableMap(texts);
    }
}
