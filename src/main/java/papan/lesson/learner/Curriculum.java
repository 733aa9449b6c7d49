package papan.lesson.learner;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import papan.lesson.kept.Answered;
import papan.lesson.kept.LessonProgress;
import papan.lesson.script.Lesson;
import papan.lesson.script.Step;

/**
 * All lessons with what a learner has done in them, grouped by strand; no lesson comes before one that it requires.
 *
 * @param groups by strand, in the order of a course; none is empty
 */
public record Curriculum(List<Group> groups) {
    public Curriculum {
        groups = List.copyOf(groups);
    }

    /** Lessons of one strand. */
    public record Group(Lesson.Strand strand, List<Entry> entries) {
        public Group {
            entries = List.copyOf(entries);
        }

        /** How many of them are done. */
        public int done() {
            return (int) entries.stream()
                    .filter(entry -> entry.state() == State.DONE)
                    .count();
        }

        /** How long all of them are planned to take. */
        public int minutes() {
            return entries.stream()
                    .mapToInt(entry -> entry.lesson().meta().minutes())
                    .sum();
        }
    }

    /** How far a learner is in a lesson. */
    public enum State {
        /** Never opened. */
        NEW,
        /** Opened and not finished yet. */
        BEGUN,
        /** Gone through to its end, but for what was skipped: something to come back to. */
        LEFT,
        /** Finished, now or earlier. */
        DONE
    }

    /**
     * A lesson and how far the learner is in it.
     *
     * @param step the number of the step at which the learner was last, from 1
     * @param questions how many questions it asks
     * @param answered how many of them were answered
     * @param right how many first answers were right
     * @param requires the lessons that come before it, as far as they are there
     * @param minutes spent on it so far
     * @param skipped how many of its questions and tries were passed by
     */
    public record Entry(
            Lesson lesson,
            State state,
            int step,
            int questions,
            int answered,
            int right,
            List<Required> requires,
            int minutes,
            int skipped) {
        public Entry {
            requires = List.copyOf(requires);
        }

        /** Whether all that it requires is done. */
        public boolean isReady() {
            return left().isEmpty();
        }

        /** What it requires and is not done. */
        public List<Lesson> left() {
            return requires.stream()
                    .filter(each -> !each.done())
                    .map(Required::lesson)
                    .toList();
        }
    }

    /** A lesson that comes before another. */
    public record Required(Lesson lesson, boolean done) {}

    /** The lessons of a course, for a learner. */
    public static Curriculum of(List<Lesson> lessons, Progress progress) {
        Map<Lesson.Strand, List<Entry>> byStrand = new EnumMap<>(Lesson.Strand.class);
        for (Lesson lesson : ordered(lessons)) {
            byStrand.computeIfAbsent(lesson.meta().audience().strand(), strand -> new ArrayList<>())
                    .add(entry(lesson, lessons, progress));
        }
        return new Curriculum(byStrand.entrySet().stream()
                .map(each -> new Group(each.getKey(), each.getValue()))
                .toList());
    }

    /** The course's order, save that what a lesson requires comes before it; a circle is broken where it is entered. */
    private static Collection<Lesson> ordered(List<Lesson> lessons) {
        Map<String, Lesson> ordered = new LinkedHashMap<>();
        for (Lesson lesson : lessons) {
            put(lesson, lessons, ordered, new LinkedHashSet<>());
        }
        return ordered.values();
    }

    private static void put(Lesson lesson, List<Lesson> all, Map<String, Lesson> ordered, Set<String> under) {
        if (under.add(lesson.id())) {
            required(lesson, all).forEach(each -> put(each, all, ordered, under));
            ordered.putIfAbsent(lesson.id(), lesson);
        }
    }

    private static List<Lesson> required(Lesson lesson, List<Lesson> all) {
        List<String> ids = lesson.meta().audience().requires();
        return all.stream().filter(each -> ids.contains(each.id())).toList();
    }

    private static Entry entry(Lesson lesson, List<Lesson> all, Progress progress) {
        Optional<LessonProgress> begun = progress.in(lesson.id());
        List<Required> requires = required(lesson, all).stream()
                .map(each -> new Required(
                        each,
                        progress.in(each.id()).filter(LessonProgress::isDone).isPresent()))
                .toList();
        List<String> asks = lesson.steps().stream()
                .filter(Step::asks)
                .map(step -> step.head().id())
                .toList();
        List<Answered> answers = begun.map(LessonProgress::answers).orElse(List.of()).stream()
                .filter(answer -> asks.contains(answer.step()) && answer.first().isPresent())
                .toList();
        return new Entry(
                lesson,
                begun.map(Curriculum::state).orElse(State.NEW),
                begun.map(lessonBegun -> step(lesson, lessonBegun)).orElse(1),
                asks.size(),
                answers.size(),
                (int) answers.stream().filter(Answered::correctFirst).count(),
                requires,
                begun.map(LessonProgress::minutes).orElse(0),
                begun.map(done -> done.skipped().size()).orElse(0));
    }

    private static State state(LessonProgress progress) {
        if (!progress.finished()) {
            return State.BEGUN;
        }
        return progress.isDone() ? State.DONE : State.LEFT;
    }

    private static int step(Lesson lesson, LessonProgress progress) {
        List<String> ids = lesson.steps().stream().map(step -> step.head().id()).toList();
        return Math.max(0, ids.indexOf(progress.place().step())) + 1;
    }

    /** All entries, in order. */
    public List<Entry> entries() {
        return groups.stream().flatMap(group -> group.entries().stream()).toList();
    }

    /**
     * The lesson to go on with: the one that was begun and left last; else the first that is new and whose requirements are
     * done; else the first in which something was skipped. Empty if all are done.
     */
    public Optional<Entry> next(Progress progress) {
        Optional<Entry> left = entries().stream()
                .filter(entry -> entry.state() == State.BEGUN)
                .max(Comparator.comparing((Entry entry) ->
                        progress.in(entry.lesson().id()).orElseThrow().time()));
        return left.or(() -> entries().stream()
                        .filter(entry -> entry.state() == State.NEW && entry.isReady())
                        .findFirst())
                .or(() -> entries().stream()
                        .filter(entry -> entry.state() == State.LEFT)
                        .findFirst());
    }
}
