package papan.json.lesson;

import java.util.Map;
import papan.format.Definitions;

/** The JSON Schema of lessons. */
public final class LessonSchema {
    private LessonSchema() {}

    /** As it is published. */
    public static Map<String, Object> schema() {
        return Definitions.schema("urn:papan:schema:lesson-1", LessonShape.NAME, LessonShape.LESSON);
    }
}
