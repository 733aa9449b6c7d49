package papan.json.progress;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import papan.format.Field;
import papan.format.FileFormat;
import papan.format.ObjectShape;
import papan.format.Shape;
import papan.format.Shapes;
import papan.format.UnionShape;
import papan.json.FileKinds;
import papan.lesson.learner.Practice;
import papan.lesson.learner.Progress;
import papan.lesson.play.Done;
import papan.lesson.play.LessonProgress;

/** What a progress file looks like: {@code progress/2}, or the {@code progress/1} that earlier versions wrote. */
final class ProgressShape {
    static final String FORMAT = "progress/2";
    private static final String OLDER = "progress/1";

    private static final Field<String> LEARNER =
            Field.required("learner", Shapes.text(), "A name or nickname; empty for somebody without one.");
    private static final Field<List<Done>> ACTS =
            Field.optional("acts", Shapes.list(ActShape.ACT), List.of(), "What was done there, in order.");

    private static final Shape<LessonProgress> LESSON_DONE = ObjectShape.of(
                    "What a learner did in one lesson.",
                    in -> new LessonProgress(
                                    in.get(ProgressFields.LESSON), in.get(ProgressFields.REVISION), in.get(ACTS))
                            .bounded(),
                    ProgressFields.LESSON.from(LessonProgress::lesson),
                    ProgressFields.REVISION.from(LessonProgress::revision),
                    ACTS.from(LessonProgress::acts))
            .named("lesson");

    private static final Field<Practice> PRACTICE =
            Field.optional("practice", ProgressFields.ALL.of(Practice.class), Practice.NONE, "What was practised outside of lessons.");

    private static final Map<String, ObjectShape<? extends Progress>> VERSIONS = versions();

    static final Shape<Progress> FILE = file(VERSIONS);

    static final KeptFormat<Progress> KEPT =
            new KeptFormat<>(new FileFormat<>(FORMAT, FILE, ""), FileKinds.PROGRESS);

    private static final String EXAMPLE = """
            { 'format': 'progress/2', 'learner': 'Ana', 'lessons': [{ 'lesson': 'relay', 'revision': 1, 'acts': [
              { 'did': 'began', 'step': 'one', 'time': '2026-03-01T09:00:00Z' },
              { 'did': 'wentOn', 'step': 'one', 'to': 'two', 'time': '2026-03-01T09:01:00Z' }] }],
              'practice': { 'boards': [
                { 'rules': 'congklak-classic', 'lesson': 'relay', 'step': 'climb', 'board': '0123456789ab',
                  'right': true, 'time': '2026-03-02T09:00:00Z' }] } }""";

    private ProgressShape() {}

    /** The format of what is written today. */
    static FileFormat<?> format() {
        return new FileFormat<>(
                FORMAT, file(Map.of(FORMAT, Objects.requireNonNull(VERSIONS.get(FORMAT)))), EXAMPLE);
    }

    private static Shape<Progress> file(Map<String, ObjectShape<? extends Progress>> versions) {
        return new UnionShape<>(
                "format",
                "The version of the format.",
                versions,
                "file",
                progress -> FORMAT,
                (word, at, reading) -> Shapes.words(versions).read(at, reading));
    }

    private static Map<String, ObjectShape<? extends Progress>> versions() {
        Map<String, ObjectShape<? extends Progress>> versions = new LinkedHashMap<>();
        versions.put(FORMAT, file("What a learner has done, act by act.", LESSON_DONE));
        versions.put(OLDER, file("What a learner has done, in sum.", OlderProgressShape.LESSON_KNOWN));
        return versions;
    }

    private static ObjectShape<Progress> file(String description, Shape<LessonProgress> lesson) {
        Field<List<LessonProgress>> lessons = Field.optional(
                "lessons",
                Shapes.list(lesson),
                List.of(),
                "The lessons, in the order in which they were first opened.");
        return ObjectShape.of(
                description,
                in -> progress(in.get(LEARNER), in.get(lessons), in.get(PRACTICE)),
                LEARNER.from(Progress::learner),
                lessons.from(progress -> List.copyOf(progress.lessons().values())),
                PRACTICE.unlessUsual(Progress::practice));
    }

    private static Progress progress(String learner, List<LessonProgress> all, Practice practice) {
        Map<String, LessonProgress> lessons = new LinkedHashMap<>();
        all.forEach(lesson -> lessons.putIfAbsent(lesson.lesson(), lesson));
        return new Progress(Progress.name(learner), lessons, practice);
    }
}
