package papan.lesson;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;

/**
 * How far a learner is in one lesson.
 *
 * @param lesson its id
 * @param revision the lesson's revision when the learner was there last
 * @param place where the learner was last
 * @param finished whether the learner has come to its end, now or earlier
 * @param begun when the learner began from the beginning, the last time
 * @param time of the last change
 * @param seconds spent on it in all
 * @param answers to the questions of today, one for each
 * @param setAside answers to questions that have changed since
 * @param drafts what was given since the lesson was begun and is not judged, at most one for each step
 * @param reopened the steps that were begun again since the lesson was begun, after they had been answered
 */
public record LessonProgress(
        String lesson,
        int revision,
        Bookmark place,
        boolean finished,
        Instant begun,
        Instant time,
        int seconds,
        List<Answered> answers,
        List<Answered> setAside,
        List<Draft> drafts,
        List<Reopened> reopened) {
    public LessonProgress {
        answers = List.copyOf(answers);
        setAside = List.copyOf(setAside);
        drafts = List.copyOf(drafts);
        reopened = List.copyOf(reopened);
    }

    /**
     * A place in a lesson, to the seed.
     *
     * @param step the id of the step
     * @param cursor how many events of its scene have been seen
     * @param atEnd whether the last step is over
     * @param back the ids of the steps to which detours that are under way come back; the latest last
     * @param made the {@linkplain Waypoint#made() detours that were made}, in the order of the alphabet
     * @param moves what the learner has sown in the step, where it lets try
     */
    public record Bookmark(
            String step, int cursor, boolean atEnd, List<String> back, List<String> made, List<String> moves) {
        /** A place on no detour, at which nothing has been tried. */
        public Bookmark(String step, int cursor, boolean atEnd) {
            this(step, cursor, atEnd, List.of(), List.of(), List.of());
        }

        public Bookmark {
            back = List.copyOf(back);
            made = List.copyOf(made);
            moves = List.copyOf(moves);
        }
    }

    /** The start of a lesson. */
    static LessonProgress begin(String lesson, int revision, Bookmark place, Instant now) {
        return new LessonProgress(
                lesson, revision, place, false, now, now, 0, List.of(), List.of(), List.of(), List.of());
    }

    /** The same from the beginning; what was answered stays. */
    LessonProgress again(int nextRevision, Bookmark next, Instant now) {
        return new LessonProgress(
                lesson, nextRevision, next, finished, now, now, seconds, answers, setAside, List.of(), List.of());
    }

    /** The same at another place. */
    LessonProgress at(int nextRevision, Bookmark next, int more, Instant now) {
        return new LessonProgress(
                lesson,
                nextRevision,
                next,
                finished || next.atEnd(),
                begun,
                now,
                Answered.sum(seconds, more),
                answers,
                setAside,
                drafts,
                reopened);
    }

    /** The same with one more answer, or more of one. */
    LessonProgress answered(Answered done) {
        List<Answered> next = new ArrayList<>();
        List<Answered> aside = new ArrayList<>(setAside);
        Answered whole = done;
        for (Answered each : answers) {
            if (each.isAbout(done)) {
                whole = each.and(done);
            } else if (each.step().equals(done.step())) {
                aside.add(each);
            } else {
                next.add(each);
            }
        }
        next.add(whole);
        boolean judged = !done.attempts().isEmpty() || done.revealed();
        List<Draft> left = judged ? without(done.step()) : drafts;
        // Whoever is shown the answer has no more to do there.
        List<Reopened> again = done.revealed() ? notAgain(done.step()) : reopened;
        // A clock that was put back: what is answered now is of this time all the same.
        Instant since = done.time().isBefore(begun) ? done.time() : begun;
        return new LessonProgress(
                lesson, revision, place, finished, since, done.time(), seconds, next, aside, left, again);
    }

    /** The same with something given that is not judged. */
    LessonProgress drafted(Draft draft) {
        List<Draft> next = new ArrayList<>(without(draft.step()));
        next.add(draft);
        return with(next);
    }

    /** The same with a step begun again: what was given in it is not shown any more, though what was answered counts on. */
    LessonProgress reopened(String step) {
        List<Reopened> again = new ArrayList<>(notAgain(step));
        answer(step)
                .map(answer ->
                        new Reopened(step, answer.question(), answer.attempts().size()))
                .ifPresent(again::add);
        return new LessonProgress(
                lesson, revision, place, finished, begun, time, seconds, answers, setAside, without(step), again);
    }

    private List<Reopened> notAgain(String step) {
        return reopened.stream().filter(each -> !each.step().equals(step)).toList();
    }

    /** How many answers to a step had been given when it was begun again; empty if it was not. */
    public OptionalInt answersBefore(String step) {
        return reopened.stream()
                .filter(each -> each.step().equals(step))
                .mapToInt(Reopened::answers)
                .findFirst();
    }

    /** The same with other answers to questions that have changed. */
    public LessonProgress withSetAside(List<Answered> next) {
        return new LessonProgress(
                lesson, revision, place, finished, begun, time, seconds, answers, next, drafts, reopened);
    }

    /** The same with other answers. */
    public LessonProgress withAnswers(List<Answered> next) {
        return new LessonProgress(
                lesson, revision, place, finished, begun, time, seconds, next, setAside, drafts, reopened);
    }

    /** The same with so many attempts at each question at most. */
    public LessonProgress withAttempts(int most) {
        return withAnswers(answers.stream().map(each -> each.atMost(most)).toList());
    }

    private LessonProgress with(List<Draft> next) {
        return new LessonProgress(
                lesson, revision, place, finished, begun, time, seconds, answers, setAside, next, reopened);
    }

    private List<Draft> without(String step) {
        return drafts.stream().filter(draft -> !draft.step().equals(step)).toList();
    }

    /** What was given in a step and is not judged. */
    public Optional<Draft> draft(String step) {
        return drafts.stream().filter(draft -> draft.step().equals(step)).findFirst();
    }

    /**
     * The same in a lesson as it is today: answers to questions that have changed are set aside, and come back if their
     * question does. What was given to them and is not judged is forgotten.
     *
     * @param questions step → {@link QuestionPrint}
     */
    public LessonProgress against(Map<String, String> questions) {
        List<Answered> same = new ArrayList<>();
        List<Answered> other = new ArrayList<>();
        Stream.concat(answers.stream(), setAside.stream()).forEach(each -> {
            boolean asked = each.question().equals(questions.get(each.step()));
            boolean free = same.stream().noneMatch(each::isAbout);
            (asked && free ? same : other).add(each);
        });
        List<Draft> left = drafts.stream()
                .filter(draft -> draft.question().equals(questions.get(draft.step())))
                .toList();
        List<Reopened> again = reopened.stream()
                .filter(each -> each.question().equals(questions.get(each.step())))
                .toList();
        return new LessonProgress(lesson, revision, place, finished, begun, time, seconds, same, other, left, again);
    }

    /**
     * This and what somebody else has done in the same lesson, who turns out to be the same learner: the later place, and
     * every answer to a question that was not answered here.
     */
    LessonProgress and(LessonProgress other) {
        LessonProgress later = other.time.isAfter(time) ? other : this;
        List<Answered> all = new ArrayList<>(answers);
        other.answers.stream().filter(each -> answer(each.step()).isEmpty()).forEach(all::add);
        List<Answered> aside = new ArrayList<>(setAside);
        aside.addAll(other.setAside);
        return new LessonProgress(
                lesson,
                later.revision,
                later.place,
                finished || other.finished,
                later.begun,
                later.time,
                Answered.sum(seconds, other.seconds),
                all,
                aside,
                later.drafts,
                later.reopened);
    }

    /** The steps that were passed by without an answer, so that there is something to come back to. */
    public List<String> skipped() {
        return answers.stream().filter(Answered::isSkipped).map(Answered::step).toList();
    }

    /** Whether the learner has come to its end and passed nothing by. */
    public boolean isDone() {
        return finished && skipped().isEmpty();
    }

    /** What was done with a step's question. */
    public Optional<Answered> answer(String step) {
        return answers.stream().filter(each -> each.step().equals(step)).findFirst();
    }

    /** What was done with a step's question since the lesson was begun the last time. */
    public Optional<Answered> answerOfThisTime(String step) {
        return answer(step).filter(each -> !each.time().isBefore(begun));
    }

    /** Minutes spent on it, rounded up. */
    public int minutes() {
        return (seconds + 59) / 60;
    }
}
