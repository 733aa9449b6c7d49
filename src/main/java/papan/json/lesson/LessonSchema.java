package papan.json.lesson;

import java.util.Map;
import papan.format.Definitions;
import papan.format.Shapes;

/** The JSON Schema of lessons. */
public final class LessonSchema {
    private static final String EXAMPLE = """
            { 'format': 'lesson/1', 'id': 'small', 'revision': 1, 'language': 'en', 'title': 'A first turn', 'meta': { 'minutes': 5 },
              'rules': { 'id': 'congklak-classic', 'revision': 1 },
              'steps': [{ 'id': 'turn', 'kind': 'play', 'from': 'start', 'moves': ['S3'], 'say': 'South lifts S3.' }] }""";

    private LessonSchema() {}

    /** As it is published. */
    public static Map<String, Object> schema() {
        return Definitions.schema(
                "urn:papan:schema:lesson-1",
                LessonShape.NAME,
                LessonShape.LESSON.with("examples", Shapes.example(EXAMPLE)));
    }
}
