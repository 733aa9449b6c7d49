package papan.lesson.kept;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import papan.model.Says;

/**
 * How far a learner is in one lesson, as two lists: what was done with each question, and the way since the lesson was
 * begun. Neither is made of the other. Where the way is not told any more, the lesson is gone on with at its place.
 */
@Says(value = "What a learner did in one lesson.", name = "lesson")
public record LessonProgress(
        @Says(value = "The id of the lesson.", filled = true)
        String lesson,

        @Says(value = "The lesson's revision when the learner was there last.", usual = "1", min = 1)
        int revision,

        @Says("Where the learner was last.") Bookmark place,

        @Says(value = "Whether the learner has come to its end, now or earlier.", usual = "false")
        boolean finished,

        @Says("When the learner began from the beginning, the last time.")
        Instant begun,

        @Says("When the learner did something last.") Instant time,

        @Says(value = "The seconds spent on it in all.", usual = "0")
        int seconds,

        @Says(value = "What was done with each question, the latest last.", usual = "")
        List<Answered> results,

        @Says(
                value = "What was done since the lesson was begun, in order; left out where that is not told any more.",
                usual = "")
        List<Done> way) {
    /** A way of more acts than this is told no more. */
    static final int MOST_ACTS = 500;

    public LessonProgress {
        results = List.copyOf(results);
        way = way.size() > MOST_ACTS ? List.of() : List.copyOf(way);
    }

    /** The start of a lesson, at the beginning of a step or at a place to which it is not told how the learner came. */
    public static LessonProgress begin(String lesson, int revision, Bookmark place, Instant now) {
        return new LessonProgress(lesson, revision, place, place.atEnd(), now, now, 0, List.of(), beginning(place));
    }

    private static List<Done> beginning(Bookmark place) {
        boolean begins = place.equals(new Bookmark(place.step(), 0, false));
        return begins ? List.of(Done.of(place.step(), new Act.Began())) : List.of();
    }

    /** The same from the beginning; what was answered stays. */
    public LessonProgress again(int nextRevision, Bookmark next, Instant now) {
        return new LessonProgress(
                lesson, nextRevision, next, finished || next.atEnd(), now, now, seconds, results, beginning(next));
    }

    /** The same at another place, to which it is not told how the learner came. */
    public LessonProgress at(int nextRevision, Bookmark next, int more, Instant now) {
        return withoutWay().did(nextRevision, new Written(List.of(), next, Optional.empty(), false), more, now);
    }

    /**
     * The same after an act.
     *
     * @param passed the seconds since the one before
     */
    public LessonProgress did(int nextRevision, Written written, int passed, Instant now) {
        LessonProgress known =
                written.result().map(row -> answered(row.at(now, passed))).orElse(this);
        return written.apart()
                ? known
                : new LessonProgress(
                        lesson,
                        nextRevision,
                        written.place(),
                        finished || written.place().atEnd(),
                        known.begun,
                        now,
                        Answered.sum(seconds, passed),
                        known.results,
                        onwards(written.way()));
    }

    /** The way with more of it; of how a step stood, the last is enough. */
    private List<Done> onwards(List<Done> more) {
        if (way.isEmpty()) {
            return way;
        }
        List<Done> all = new ArrayList<>(way);
        for (Done done : more) {
            all.removeIf(each -> each.isOutdatedBy(done));
            all.add(done);
        }
        return all;
    }

    /** The same with more of an answer: its question is today's, and any other of its step has changed. */
    public LessonProgress answered(Answered more) {
        List<Answered> rows = new ArrayList<>();
        Answered latest = more;
        for (Answered row : results) {
            if (row.isAbout(more)) {
                latest = row.and(more);
            } else {
                rows.add(row.step().equals(more.step()) ? row.aside(true) : row);
            }
        }
        rows.add(latest);
        Instant first = more.time().isBefore(begun) ? more.time() : begun;
        Instant last = more.time().isAfter(time) ? more.time() : time;
        return new LessonProgress(lesson, revision, place, finished, first, last, seconds, rows, way);
    }

    /** The same where the way is not told any more. */
    public LessonProgress withoutWay() {
        return new LessonProgress(lesson, revision, place, finished, begun, time, seconds, results, List.of());
    }

    /** The same with other results. */
    public LessonProgress with(UnaryOperator<List<Answered>> change) {
        return new LessonProgress(lesson, revision, place, finished, begun, time, seconds, change.apply(results), way);
    }

    /**
     * The same in a lesson as it is today: what was done with questions that have changed is set aside, and comes back if
     * its question does; on the way it is passed over.
     *
     * @param questions step → {@code QuestionPrint}
     */
    public LessonProgress against(Map<String, String> questions) {
        List<Answered> rows = results.stream()
                .map(row -> row.aside(!row.question().equals(questions.get(row.step()))))
                .toList();
        List<Done> left = way.stream()
                .filter(done -> done.question()
                        .filter(asked -> !asked.equals(questions.get(done.step())))
                        .isEmpty())
                .toList();
        return new LessonProgress(lesson, revision, place, finished, begun, time, seconds, rows, left);
    }

    /**
     * Joins what two learners have done in the same lesson who turn out to be the same one: the later place, and of the
     * other every answer to a question that was not answered here.
     */
    public LessonProgress and(LessonProgress other) {
        LessonProgress later = other.time.isAfter(time) ? other : this;
        List<Answered> rows = new ArrayList<>(results);
        other.results.stream()
                .filter(row -> row.aside()
                        || answers().stream().noneMatch(mine -> mine.step().equals(row.step())))
                .forEach(rows::add);
        return new LessonProgress(
                lesson,
                later.revision,
                later.place,
                finished || other.finished,
                later.begun,
                later.time,
                Answered.sum(seconds, other.seconds),
                rows,
                later.way);
    }

    /** Answers to the questions of today, one for each, the latest last. */
    public List<Answered> answers() {
        return results.stream().filter(row -> !row.aside()).toList();
    }

    /** Answers to questions that have changed since. */
    public List<Answered> setAside() {
        return results.stream().filter(Answered::aside).toList();
    }

    /** What was done with the questions of today since the lesson was begun the last time. */
    public List<Answered> answersOfThisTime() {
        return answers().stream()
                .filter(row -> !row.time().isBefore(begun))
                .map(row -> row.since(begun))
                .toList();
    }

    /** The steps that were passed by without an answer, so that there is something to come back to. */
    public List<String> skipped() {
        return answers().stream()
                .filter(Answered::isSkipped)
                .map(Answered::step)
                .toList();
    }

    /** Whether the learner has come to its end and passed nothing by. */
    public boolean isDone() {
        return finished && skipped().isEmpty();
    }

    /** What was done with a step's question. */
    public Optional<Answered> answer(String step) {
        return answers().stream().filter(row -> row.step().equals(step)).findFirst();
    }

    /** Whether the learner has ever come to a step, as far as that is told. */
    public boolean hasMet(String step) {
        return place.step().equals(step)
                || results.stream().anyMatch(row -> row.step().equals(step))
                || way.stream().anyMatch(done -> done.step().equals(step));
    }

    /** Minutes spent on it, rounded up. */
    public int minutes() {
        return (seconds + 59) / 60;
    }
}
