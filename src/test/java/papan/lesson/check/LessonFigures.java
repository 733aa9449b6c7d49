package papan.lesson.check;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import papan.lesson.play.LessonRun;
import papan.lesson.scene.Effort;
import papan.lesson.script.Lesson;
import papan.lesson.script.Step;

/**
 * A lesson in figures.
 *
 * @param load empty where the lesson is too large to be read through
 */
public record LessonFigures(Lesson lesson, Optional<ReadingLoad> load) {

    /**
     * The figures of a lesson.
     *
     * @param among the lessons that are known, with or without this one
     */
    public static LessonFigures of(LessonRun run, Collection<Lesson> among) {
        return new LessonFigures(run.lesson(), ReadingLoad.of(run, among, new Effort(Effort.MOST)));
    }

    /**
     * When something comes for the first time.
     *
     * @param step its number, from 1
     * @param id of the step
     * @param minutes that are planned for the steps before it
     */
    public record First(int step, String id, double minutes) {}

    /** How many steps ask. */
    public long questions() {
        return lesson.steps().stream().filter(Step::asks).count();
    }

    /** How many steps let the learner move. */
    public long ownMoves() {
        return lesson.steps().stream().filter(Step::letsTry).count();
    }

    /** The first step in which the learner answers, moves or draws. */
    public Optional<First> firstAct() {
        return first(Step::isActive);
    }

    /** The first step in which the learner moves. */
    public Optional<First> firstOwnMove() {
        return first(Step::letsTry);
    }

    private Optional<First> first(Predicate<Step> wanted) {
        List<Step> steps = lesson.steps();
        return IntStream.range(0, steps.size())
                .filter(i -> wanted.test(steps.get(i)))
                .mapToObj(i -> new First(i + 1, steps.get(i).head().id(), minutes(steps.subList(0, i))))
                .findFirst();
    }

    /** Without the dust that adding decimal fractions leaves. */
    private static double minutes(List<Step> steps) {
        double sum = steps.stream().mapToDouble(step -> step.head().minutes()).sum();
        return Math.round(sum * 100) / 100.0;
    }
}
