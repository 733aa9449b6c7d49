package papan.lesson;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

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
        List<Waiting> waiting = new ArrayList<>();
        int askedToday = 0;
        for (LessonProgress lesson : progress.lessons().values()) {
            for (Answered answer : lesson.answers()) {
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
                .limit(Math.max(0, A_DAY - askedToday))
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
