package papan.json.progress;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import papan.format.Field;
import papan.format.FileFormat;
import papan.format.ObjectShape;
import papan.format.Shapes;
import papan.json.FileKinds;
import papan.lesson.kept.LessonProgress;
import papan.lesson.learner.Practice;
import papan.lesson.learner.Progress;

/** What a progress file looks like. */
final class ProgressShape {
    private static final Field<String> LEARNER =
            Field.required("learner", Shapes.text(), "A name or nickname; empty for somebody without one.");

    private static final Field<Practice> PRACTICE = Field.optional(
            "practice", ProgressFields.ALL.of(Practice.class), Practice.NONE, "What was practised outside of lessons.");

    private static final Field<List<LessonProgress>> LESSONS = Field.optional(
            "lessons",
            Shapes.list(ProgressFields.ALL.of(LessonProgress.class)),
            List.of(),
            "The lessons, in the order in which they were first opened.");

    static final FileFormat<Progress> FORMAT = FileFormat.named(
            "progress/3",
            ObjectShape.of(
                    "What a learner has done: of each lesson what was done with its questions, and the way through it.",
                    in -> progress(in.get(LEARNER), in.get(LESSONS), in.get(PRACTICE)),
                    LEARNER.from(Progress::learner),
                    LESSONS.from(progress -> List.copyOf(progress.lessons().values())),
                    PRACTICE.unlessUsual(Progress::practice)),
            """
            { 'format': 'progress/3', 'learner': 'Ana', 'lessons': [{ 'lesson': 'relay', 'place': { 'step': 'two' },
              'begun': '2026-03-01T09:00:00Z', 'time': '2026-03-01T09:01:00Z', 'seconds': 60,
              'results': [
                { 'step': 'one', 'question': '0123456789ab', 'type': 'landing', 'attempts': [
                  { 'given': 'N4', 'correct': true, 'time': '2026-03-01T09:00:40Z' }],
                  'seconds': 40, 'time': '2026-03-01T09:00:40Z' }],
              'way': [
                { 'step': 'one', 'act': { 'did': 'began' } },
                { 'step': 'one', 'act': { 'did': 'answered', 'given': 'N4' }, 'question': '0123456789ab' },
                { 'step': 'one', 'act': { 'did': 'wentOn' }, 'to': { 'step': 'two' } }] }],
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
