package papan.json.progress;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import papan.json.FileKinds;
import papan.lesson.kept.Answered;
import papan.lesson.kept.LessonProgress;
import papan.lesson.learner.Practice;
import papan.lesson.learner.Progress;

/**
 * Keeps what is written of a learner within what can be read again. What is least missed goes first: how the
 * learner came to where the lessons stand; then the oldest answers to questions that have changed since; then attempts
 * between the first and the latest; then what was practised longest ago; in the last resort the oldest answers, and lessons.
 */
final class Bounded {
    /** The most that is written, in bytes. */
    static final int MOST = FileKinds.PROGRESS.most() / 2;

    /** Each makes it smaller, and is done again until it changes nothing any more. */
    private static final List<UnaryOperator<Progress>> WAYS = List.of(
            lessons(LessonProgress::withoutWay),
            lessons(lesson -> lesson.with(rows -> newerHalf(rows, true))),
            lessons(lesson -> lesson.with(rows -> atMost(rows, 10))),
            lessons(lesson -> lesson.with(rows -> atMost(rows, 2))),
            progress -> progress.practised(Practice::half),
            lessons(lesson -> lesson.with(rows -> newerHalf(rows, false))),
            Bounded::halfOfLessons);

    private Bounded() {}

    /** The file of a learner, no larger than {@link #MOST} bytes. */
    static byte[] bytes(Progress progress) {
        Progress now = progress;
        byte[] bytes = ProgressWriter.bytes(now);
        for (UnaryOperator<Progress> way : WAYS) {
            Progress smaller = way.apply(now);
            while (bytes.length > MOST && !smaller.equals(now)) {
                now = smaller;
                bytes = ProgressWriter.bytes(now);
                smaller = way.apply(now);
            }
        }
        return bytes;
    }

    private static UnaryOperator<Progress> lessons(UnaryOperator<LessonProgress> change) {
        return progress -> {
            Map<String, LessonProgress> all = new LinkedHashMap<>(progress.lessons());
            all.replaceAll((id, lesson) -> change.apply(lesson));
            return new Progress(progress.learner(), all, progress.practice());
        };
    }

    private static List<Answered> atMost(List<Answered> rows, int attempts) {
        return rows.stream().map(row -> row.atMost(attempts)).toList();
    }

    /** All rows but the older half of those that count, or of those that do not. */
    private static List<Answered> newerHalf(List<Answered> rows, boolean aside) {
        List<Answered> old = rows.stream()
                .filter(row -> row.aside() == aside)
                .sorted(Comparator.comparing(Answered::time))
                .toList();
        List<Answered> left = new ArrayList<>(rows);
        left.removeAll(old.subList(0, (old.size() + 1) / 2));
        return left;
    }

    private static Progress halfOfLessons(Progress progress) {
        Map<String, LessonProgress> left = new LinkedHashMap<>();
        progress.lessons().values().stream()
                .sorted(Comparator.comparing(LessonProgress::time).reversed())
                .limit((progress.lessons().size() + 1) / 2)
                .forEach(lesson -> left.put(lesson.lesson(), lesson));
        return new Progress(progress.learner(), left, progress.practice());
    }
}
