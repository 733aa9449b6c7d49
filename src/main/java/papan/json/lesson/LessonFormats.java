package papan.json.lesson;

import papan.chart.ChartText;
import papan.format.Field;
import papan.format.FileFormat;
import papan.format.ObjectShape;
import papan.format.Shapes;
import papan.lesson.script.Lesson;
import papan.lesson.script.Lesson.RulesRef;
import papan.narration.CaptionText;
import papan.narration.Language;
import papan.narration.Wording;

/** The formats of lessons, of their order in a course, and of their pages. */
public final class LessonFormats {
    private static final String LESSON = """
            { 'format': 'lesson/1', 'id': 'small', 'revision': 1, 'language': 'en', 'title': 'A first turn', 'meta': { 'minutes': 5 },
              'rules': { 'id': 'congklak-classic', 'revision': 1 },
              'steps': [{ 'id': 'turn', 'kind': 'play', 'from': 'start', 'moves': ['S3'], 'say': 'South lifts S3.' }] }""";

    /** The format of lessons. */
    static final String NAME = "lesson/1";

    static final ObjectShape<Lesson> SHAPE = shape();

    private static final String PAGE = """
            { 'format': 'page/1', 'lesson': 'small', 'language': 'en', 'bottom': 'south', 'step': 'start', 'number': 1, 'steps': 2,
              'cursor': 0, 'title': 'The start', 'blocks': [{ 'kind': 'said', 'text': 'Seven seeds lie in each house.' }],
              'actions': ['goOn'], 'notes': '' }""";

    private LessonFormats() {}

    /** What its format is and what it needs has been looked at before. */
    private static ObjectShape<Lesson> shape() {
        Field<?> needs = Field.optional(
                "needs",
                Shapes.list(Shapes.text()).with("maxItems", 0),
                "Abilities without which the lesson makes no sense; this version has none, so it refuses every lesson that"
                        + " names one.");
        Field<?> format = Field.filled("format", Shapes.text().with("const", NAME), "Always " + NAME + ".");
        Field<RulesRef> rules = LessonWords.ALL.fields(Lesson.class).field("rules");
        return LessonWords.ALL
                .object(Lesson.class)
                .after(needs)
                .after(format)
                .beginning(in -> LessonShape.byItsRules(in, rules));
    }

    /** A lesson. */
    public static FileFormat<?> lesson() {
        return new FileFormat<>(NAME, SHAPE, LESSON);
    }

    /** The order of a course's lessons. */
    public static FileFormat<?> course() {
        return CourseFile.FORMAT;
    }

    /** A page of a lesson. */
    public static FileFormat<?> page() {
        ChartText words = new ChartText(new CaptionText(Wording.of(Language.ENGLISH)));
        return new FileFormat<>(PageWriter.FORMAT, PageWriter.shape(words), PAGE);
    }
}
