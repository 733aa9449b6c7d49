package papan.lesson.learner;

import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import papan.lesson.kept.Answered;
import papan.lesson.kept.LessonProgress;

/**
 * What a learner has handed in: one file.
 *
 * @param file its name, below the folder in which it was found
 */
public record HandIn(String file, Progress progress) {
    private static final String ENDING = ".json";

    /** A name without what says that it is a progress file, such as {@code ana-1f2e3d}. */
    public static String stem(String file) {
        String last = file.substring(Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\')) + 1);
        String stem = last.endsWith(ENDING) ? last.substring(0, last.length() - ENDING.length()) : last;
        return stem.replaceFirst("\\.progress$", "");
    }

    /** The learner. */
    public String learner() {
        return progress.learner();
    }

    /** When the learner did something last. */
    public Instant time() {
        return progress.lessons().values().stream()
                .map(LessonProgress::time)
                .max(Instant::compareTo)
                .orElse(Instant.EPOCH);
    }

    /** Whether all that was answered earlier is in this one too: the same learner has gone on. */
    public boolean goesOnFrom(HandIn earlier) {
        return earlier.progress.lessons().values().stream()
                .allMatch(before -> answers(before)
                        .allMatch(answer -> progress.in(before.lesson()).stream()
                                .flatMap(HandIn::answers)
                                .anyMatch(now -> now.step().equals(answer.step())
                                        && now.question().equals(answer.question())
                                        && now.first().equals(answer.first()))));
    }

    private static Stream<Answered> answers(LessonProgress lesson) {
        return Stream.concat(lesson.answers().stream(), lesson.setAside().stream())
                .filter(answer -> answer.first().isPresent());
    }

    /** The same of a learner who is called as the file is, too: another one of that name. */
    HandIn apart() {
        return new HandIn(file, progress.called(learner() + " (" + stem(file) + ")"));
    }

    /** What was answered. */
    List<ResultRow> rows() {
        return ResultRow.of(progress);
    }
}
