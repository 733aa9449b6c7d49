package papan.lesson.learner;

import java.time.Instant;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import papan.lesson.kept.Answered;
import papan.lesson.kept.Bookmark;
import papan.lesson.kept.LessonProgress;
import papan.lesson.kept.Written;

/**
 * What a learner has done, lesson by lesson. Every change is a function of what was there before, so that changes made
 * in two windows can be made one after the other on the same file.
 *
 * @param learner a name or nickname, or {@link #NAMELESS}
 * @param lessons by id, in the order in which they were first opened
 * @param practice what was practised outside of lessons
 */
public record Progress(String learner, Map<String, LessonProgress> lessons, Practice practice) {
    /** Stands for whoever sits at this computer and has given no name. */
    public static final String NAMELESS = "";

    /** The longest name of a learner, in characters. */
    public static final int LONGEST_NAME = 40;

    public Progress {
        lessons = Collections.unmodifiableMap(new LinkedHashMap<>(lessons));
    }

    /** A learner who has not begun. */
    public static Progress of(String learner) {
        return new Progress(learner, Map.of(), Practice.NONE);
    }

    /** A name as it is kept: without spaces around it and without control characters; empty if nothing is left. */
    public static String name(String typed) {
        String clean = typed.replaceAll("[\\p{Cntrl}\\s]+", " ").strip();
        return clean.codePointCount(0, clean.length()) <= LONGEST_NAME
                ? clean
                : clean.substring(0, clean.offsetByCodePoints(0, LONGEST_NAME)).strip();
    }

    /** How far the learner is in a lesson, if it was ever begun. */
    public Optional<LessonProgress> in(String lesson) {
        return Optional.ofNullable(lessons.get(lesson));
    }

    /**
     * The lesson is begun from its beginning; what was answered before stays. How the learner went through other lessons,
     * and came to their end, is no longer told.
     */
    public Progress begun(String lesson, int revision, Bookmark place, Instant now) {
        Map<String, LessonProgress> all = new LinkedHashMap<>(lessons);
        all.replaceAll((id, other) -> other.place().atEnd() ? other.withoutWay() : other);
        return new Progress(learner, all, practice)
                .with(in(lesson)
                        .map(before -> before.again(revision, place, now))
                        .orElseGet(() -> LessonProgress.begin(lesson, revision, place, now)));
    }

    /**
     * The learner has come to a place.
     *
     * @param seconds how long that took
     */
    public Progress at(String lesson, int revision, Bookmark place, int seconds, Instant now) {
        LessonProgress before = in(lesson).orElseGet(() -> LessonProgress.begin(lesson, revision, place, now));
        return with(before.at(revision, place, seconds, now));
    }

    /** The learner has answered a question of a lesson that was begun, elsewhere than in the lesson. */
    public Progress answered(String lesson, Answered answer) {
        return changed(lesson, before -> before.answered(answer));
    }

    /**
     * The learner has done something in a lesson. What is done outside it counts only if it was begun.
     *
     * @param seconds since the act before
     */
    public Progress did(String lesson, int revision, Written written, int seconds, Instant now) {
        Optional<LessonProgress> begun = in(lesson);
        if (begun.isEmpty() && written.apart()) {
            return this;
        }
        return with(begun.orElseGet(() -> LessonProgress.begin(
                        lesson, revision, new Bookmark(written.way().get(0).step(), 0, false), now))
                .did(revision, written, seconds, now));
    }

    /** The learner has practised, or chosen what to practise. */
    public Progress practised(UnaryOperator<Practice> change) {
        return new Progress(learner, lessons, change.apply(practice));
    }

    /** The same under another name. */
    public Progress called(String name) {
        return new Progress(name, lessons, practice);
    }

    /** The lesson as it is today, if it was begun. */
    public Progress against(String lesson, Map<String, String> questions) {
        return changed(lesson, before -> before.against(questions));
    }

    /** Joins the progress of two learners who turn out to be the same one. */
    public Progress and(Progress other) {
        Map<String, LessonProgress> all = new LinkedHashMap<>(lessons);
        other.lessons.forEach((id, lesson) -> all.merge(id, lesson, LessonProgress::and));
        return new Progress(learner, all, practice.and(other.practice));
    }

    /** As if the lesson had never been opened. */
    public Progress without(String lesson) {
        Map<String, LessonProgress> rest = new LinkedHashMap<>(lessons);
        rest.remove(lesson);
        return new Progress(learner, rest, practice.without(lesson));
    }

    private Progress changed(String lesson, UnaryOperator<LessonProgress> change) {
        return in(lesson).map(before -> with(change.apply(before))).orElse(this);
    }

    private Progress with(LessonProgress next) {
        Map<String, LessonProgress> all = new LinkedHashMap<>(lessons);
        all.put(next.lesson(), next);
        return new Progress(learner, all, practice);
    }
}
