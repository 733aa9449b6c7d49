package papan.lesson.learner;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import papan.lesson.kept.Answered;
import papan.lesson.kept.LessonProgress;
import papan.lesson.play.QuestionPrint;

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
     * The questions that are due, those that lessons keep for later among them: those that have waited longest first, and of
     * these the ones that were answered wrongly last. What was answered today counts against the day's three.
     *
     * @param bank the ids of the questions that a lesson keeps for later, by its id
     * @param asked whether a question can be asked: a lesson may be gone by now
     */
    public static List<Due> due(
            Progress progress,
            LocalDate today,
            ZoneId zone,
            Function<String, List<String>> bank,
            Predicate<Due> asked) {
        List<Waiting> waiting = new ArrayList<>();
        int askedToday = 0;
        for (LessonProgress lesson : progress.lessons().values()) {
            List<String> later = bank.apply(lesson.lesson());
            for (Answered answer : questions(lesson)) {
                LocalDate day = before(day(answer.time(), zone), today);
                if (!day.plusDays(GAP_DAYS).isAfter(today) && lesson.finished()) {
                    boolean right =
                            answer.last().filter(Answered.Attempt::correct).isPresent();
                    waiting.add(new Waiting(
                            new Due(lesson.lesson(), answer.step(), day), right ? State.RIGHT : State.WRONG));
                } else if (day.equals(today) && (later.contains(answer.step()) || cameBack(answer, today, zone))) {
                    // What a lesson keeps for later is never asked in it.
                    askedToday++;
                }
            }
            fresh(lesson, later, zone)
                    .filter(due -> !due.since().plusDays(GAP_DAYS).isAfter(today))
                    .forEach(due -> waiting.add(new Waiting(due, State.NEW)));
        }
        return waiting.stream()
                .sorted(Comparator.comparing((Waiting w) -> w.due().since()).thenComparing(Waiting::state))
                .map(Waiting::due)
                .filter(asked)
                .limit(Math.max(0, A_DAY - askedToday))
                .toList();
    }

    /**
     * The day on which the next question comes: not before tomorrow if today's are done; empty if none ever does.
     *
     * @param bank the ids of the questions that a lesson keeps for later, by its id
     */
    public static Optional<LocalDate> next(
            Progress progress, LocalDate today, ZoneId zone, Function<String, List<String>> bank) {
        LocalDate first = due(progress, today, zone, bank, all -> true).isEmpty() ? today.plusDays(1) : today;
        return progress.lessons().values().stream()
                .filter(LessonProgress::finished)
                .flatMap(lesson -> Stream.concat(
                        questions(lesson).stream().map(answer -> day(answer.time(), zone)),
                        fresh(lesson, bank.apply(lesson.lesson()), zone).map(Due::since)))
                .map(day -> day.plusDays(GAP_DAYS))
                .min(Comparator.naturalOrder())
                .map(day -> day.isBefore(first) ? first : day);
    }

    /** The questions that a lesson that is done keeps for later and that have never been asked. */
    private static Stream<Due> fresh(LessonProgress lesson, List<String> later, ZoneId zone) {
        if (!lesson.finished() || later.isEmpty()) {
            return Stream.empty();
        }
        LocalDate done = done(lesson, later, zone);
        return later.stream()
                .filter(step -> lesson.answer(step).isEmpty())
                .map(step -> new Due(lesson.lesson(), step, done));
    }

    /**
     * The day on which a learner went through a lesson, as far as is known: when it was begun, or the last of its questions
     * was first answered. Questions that come back later do not move it.
     */
    private static LocalDate done(LessonProgress lesson, List<String> later, ZoneId zone) {
        return Stream.concat(
                        Stream.of(lesson.begun()),
                        lesson.answers().stream()
                                .filter(answer -> !later.contains(answer.step()))
                                .flatMap(answer -> answer.first().stream())
                                .map(Answered.Attempt::time))
                .map(time -> day(time, zone))
                .max(Comparator.naturalOrder())
                .orElseThrow();
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

    /** A day that is still to come was written by a wrong clock: what was answered then has waited long enough. */
    private static LocalDate before(LocalDate day, LocalDate today) {
        return day.isAfter(today) ? today.minusDays(GAP_DAYS) : day;
    }

    private static LocalDate day(Instant time, ZoneId zone) {
        return LocalDate.ofInstant(time, zone);
    }

    private record Waiting(Due due, State state) {}

    /** How it stands with a question; of those that have waited equally long the first come first. */
    private enum State {
        /** Answered wrongly the last time, or not at all. */
        WRONG,
        /** Never asked. */
        NEW,
        /** Answered rightly the last time. */
        RIGHT
    }
}
