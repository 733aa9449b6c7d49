package papan.lesson;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Which questions of lessons that are done come back today. The gap between two times is always the same: growing gaps
 * are no better.
 */
public final class Reviews {
    /** Days from one time to the next. */
    public static final int GAP_DAYS = 3;
    /** How many questions are asked on one day. */
    public static final int A_DAY = 3;

    private Reviews() {}

    /**
     * A question that comes back.
     *
     * @param since the day on which it was answered last
     */
    public record Due(String lesson, String step, LocalDate since) {}

    /**
     * The questions that are due: those that have waited longest first, and of these the ones that were answered wrongly
     * last. What was answered today counts against the day's three.
     */
    public static List<Due> due(Progress progress, LocalDate today, ZoneId zone) {
        return due(progress, today, zone, all -> true);
    }

    /**
     * The same of those questions that can be asked: a lesson may be gone by now.
     *
     * @param asked whether a question can be asked
     */
    public static List<Due> due(Progress progress, LocalDate today, ZoneId zone, Predicate<Due> asked) {
        List<Waiting> waiting = new ArrayList<>();
        int askedToday = 0;
        for (LessonProgress lesson : progress.lessons().values()) {
            for (Answered answer : questions(lesson)) {
                LocalDate day = day(answer.time(), zone);
                if (!day.plusDays(GAP_DAYS).isAfter(today) && lesson.finished()) {
                    boolean right =
                            answer.last().filter(Answered.Attempt::correct).isPresent();
                    waiting.add(new Waiting(new Due(lesson.lesson(), answer.step(), day), right));
                } else if (day.equals(today) && cameBack(answer, today, zone)) {
                    askedToday++;
                }
            }
        }
        return waiting.stream()
                .sorted(Comparator.comparing((Waiting w) -> w.due().since()).thenComparing(Waiting::right))
                .map(Waiting::due)
                .filter(asked)
                .limit(Math.max(0, A_DAY - askedToday))
                .toList();
    }

    /** The day on which the next question comes: not before tomorrow if today's are done; empty if none ever does. */
    public static Optional<LocalDate> next(Progress progress, LocalDate today, ZoneId zone) {
        LocalDate first = due(progress, today, zone).isEmpty() ? today.plusDays(1) : today;
        return progress.lessons().values().stream()
                .filter(LessonProgress::finished)
                .flatMap(lesson -> questions(lesson).stream())
                .map(answer -> day(answer.time(), zone).plusDays(GAP_DAYS))
                .min(Comparator.naturalOrder())
                .map(day -> day.isBefore(first) ? first : day);
    }

    /** What was asked in a lesson; what was tried does not come back. */
    private static List<Answered> questions(LessonProgress lesson) {
        return lesson.answers().stream()
                .filter(answer -> !answer.type().equals(QuestionPrint.TRY))
                .toList();
    }

    /** Whether a question that was answered today had waited its days before that. */
    private static boolean cameBack(Answered answer, LocalDate today, ZoneId zone) {
        return answer.attempts().stream()
                .map(attempt -> day(attempt.time(), zone))
                .filter(day -> day.isBefore(today))
                .max(Comparator.naturalOrder())
                .filter(day -> !day.plusDays(GAP_DAYS).isAfter(today))
                .isPresent();
    }

    private static LocalDate day(Instant time, ZoneId zone) {
        return LocalDate.ofInstant(time, zone);
    }

    private record Waiting(Due due, boolean right) {}
}
