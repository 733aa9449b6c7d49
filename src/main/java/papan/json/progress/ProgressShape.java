package papan.json.progress;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import papan.format.Field;
import papan.format.FileFormat;
import papan.format.ObjectShape;
import papan.format.Shape;
import papan.format.Shapes;
import papan.json.FileKinds;
import papan.lesson.learner.Practice;
import papan.lesson.learner.Progress;
import papan.lesson.play.Done;
import papan.lesson.play.LessonProgress;

/** What a progress file looks like. */
final class ProgressShape {
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

    private static final Field<Practice> PRACTICE = Field.optional(
            "practice", ProgressFields.ALL.of(Practice.class), Practice.NONE, "What was practised outside of lessons.");

    private static final Field<List<LessonProgress>> LESSONS = Field.optional(
            "lessons",
            Shapes.list(LESSON_DONE),
            List.of(),
            "The lessons, in the order in which they were first opened.");

    static final FileFormat<Progress> FORMAT = FileFormat.named(
            "progress/2",
            ObjectShape.of(
                    "What a learner has done, act by act.",
                    in -> progress(in.get(LEARNER), in.get(LESSONS), in.get(PRACTICE)),
                    LEARNER.from(Progress::learner),
                    LESSONS.from(progress -> List.copyOf(progress.lessons().values())),
                    PRACTICE.unlessUsual(Progress::practice)),
            """
            { 'format': 'progress/2', 'learner': 'Ana', 'lessons': [{ 'lesson': 'relay', 'revision': 1, 'acts': [
              { 'did': 'began', 'step': 'one', 'time': '2026-03-01T09:00:00Z' },
              { 'did': 'wentOn', 'step': 'one', 'to': 'two', 'time': '2026-03-01T09:01:00Z' }] }],
              'practice': { 'boards': [
                { 'rules': 'congklak-classic', 'lesson': 'relay', 'step': 'climb', 'board': '0123456789ab',
                  'right': true, 'time': '2026-03-02T09:00:00Z' }] } }""");

    static final KeptFormat<Progress> KEPT = new KeptFormat<>(FORMAT, FileKinds.PROGRESS);

    private ProgressShape() {}

    private static Progress progress(String learner, List<LessonProgress> all, Practice practice) {
        Map<String, LessonProgress> lessons = new LinkedHashMap<>();
        all.forEach(lesson -> lessons.putIfAbsent(lesson.lesson(), lesson));
        return new Progress(Progress.name(learner), lessons, practice);
    }
}
