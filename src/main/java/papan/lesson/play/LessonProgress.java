package papan.lesson.play;

import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/**
 * How far a learner is in one lesson: what the learner did there, act by act. Whatever else is known of it follows from
 * the acts.
 *
 * @param lesson its id
 * @param revision the lesson's revision when the learner was there last
 * @param acts all that still matter, in order; those before the lesson was begun the last time count in results only
 */
public record LessonProgress(String lesson, int revision, List<Done> acts) {
    /** With more acts than this the story is told shorter. */
    static final int MOST_ACTS = 500;

    public LessonProgress {
        acts = List.copyOf(acts);
    }

    /** What is known in sum, as acts. */
    public static LessonProgress of(String lesson, int revision, LessonSummary known) {
        return new LessonProgress(lesson, revision, known.acts());
    }

    /** The start of a lesson. */
    public static LessonProgress begin(String lesson, int revision, Bookmark place, Instant now) {
        return new LessonProgress(lesson, revision, begun(place, now));
    }

    private static List<Done> begun(Bookmark place, Instant now) {
        List<Done> acts = new ArrayList<>();
        acts.add(Done.of(place.step(), new Act.Began()).at(now, 0));
        if (!place.equals(new Bookmark(place.step(), 0, false))) {
            acts.add(Done.cameTo(place).at(now, 0));
        }
        return acts;
    }

    /** The same from the beginning; what was answered stays. */
    public LessonProgress again(int nextRevision, Bookmark next, Instant now) {
        List<Done> more = new ArrayList<>(shorter().acts);
        more.addAll(begun(next, now));
        return new LessonProgress(lesson, nextRevision, more);
    }

    /** The same at another place, to which it is not known how the learner came. */
    public LessonProgress at(int nextRevision, Bookmark next, int more, Instant now) {
        return did(nextRevision, List.of(Done.cameTo(next).at(now, more)));
    }

    /** The same with more of an answer, which was given elsewhere. */
    public LessonProgress answered(Answered answer) {
        return did(revision, Done.of(answer));
    }

    /** The same after more acts. */
    public LessonProgress did(int nextRevision, List<Done> more) {
        ActList list = new ActList(acts);
        more.forEach(list::add);
        return new LessonProgress(lesson, nextRevision, list.all()).bounded();
    }

    /** The same, in fewer acts if there are too many. */
    public LessonProgress bounded() {
        return acts.size() > MOST_ACTS ? shorter() : this;
    }

    /** The same in fewer acts: how the learner came to where the lesson stands is left out. */
    public LessonProgress shorter() {
        return of(lesson, revision, summary());
    }

    /** What is known of it in sum. */
    public LessonSummary summary() {
        return new LessonSummary(
                place(), finished(), begun(), time(), seconds(), answers(), setAside(), drafts(), reopened());
    }

    /** The same with other answers to questions that have changed. */
    public LessonProgress withSetAside(List<Answered> next) {
        return of(lesson, revision, summary().withSetAside(next));
    }

    /** The same with other answers. */
    public LessonProgress withAnswers(List<Answered> next) {
        return of(lesson, revision, summary().withAnswers(next));
    }

    /** The same with so many attempts at each question at most. */
    public LessonProgress withAttempts(int most) {
        return withAnswers(answers().stream().map(each -> each.atMost(most)).toList());
    }

    /**
     * The same in a lesson as it is today: what was done with questions that have changed is set aside, and comes back if
     * its question does.
     *
     * @param questions step → {@link papan.lesson.play.QuestionPrint}
     */
    public LessonProgress against(Map<String, String> questions) {
        UnaryOperator<Done> judged = done -> done.question()
                .map(print -> done.aside(!print.equals(questions.get(done.step()))))
                .orElse(done);
        return new LessonProgress(lesson, revision, acts.stream().map(judged).toList());
    }

    /**
     * Joins what two learners have done in the same lesson who turn out to be the same one: the later place, and of the
     * other every answer to a question that was not answered here.
     */
    public LessonProgress and(LessonProgress other) {
        int later = other.time().isAfter(time()) ? other.revision : revision;
        return of(lesson, later, summary().and(other.summary()));
    }

    /** Where the learner was last. */
    public Bookmark place() {
        return Whereabouts.after(thisTime());
    }

    /** Whether the learner has come to its end, now or earlier. */
    public boolean finished() {
        return acts.stream().anyMatch(done -> done.to().filter(Bookmark::atEnd).isPresent());
    }

    /** When the learner began from the beginning, the last time. */
    public Instant begun() {
        return thisTime().stream().findFirst().map(Done::time).orElse(Instant.EPOCH);
    }

    /** When the learner was here last. */
    public Instant time() {
        return acts.isEmpty() ? Instant.EPOCH : acts.get(acts.size() - 1).time();
    }

    /** Seconds spent on it in all. */
    public int seconds() {
        return acts.stream().filter(done -> !done.apart()).map(Done::seconds).reduce(0, Answered::sum);
    }

    /** What was done since the learner began from the beginning, the last time. */
    public List<Done> thisTime() {
        return acts.subList(ActList.lastBegun(acts), acts.size());
    }

    /** Answers to the questions of today, one for each, the latest last. */
    public List<Answered> answers() {
        return answers(acts, done -> !done.aside());
    }

    /** Answers to questions that have changed since. */
    public List<Answered> setAside() {
        return answers(acts, Done::aside);
    }

    /** The step and what was asked there. */
    private record Subject(String step, String question) {}

    private static List<Answered> answers(List<Done> acts, Predicate<Done> which) {
        Map<Subject, Answered> found = new LinkedHashMap<>();
        for (Done done : acts) {
            done.answered().filter(any -> which.test(done)).ifPresent(more -> {
                Subject about = new Subject(more.step(), more.question());
                Optional<Answered> before = Optional.ofNullable(found.remove(about));
                found.put(about, before.map(there -> there.and(more)).orElse(more));
            });
        }
        return List.copyOf(found.values());
    }

    /** What was given since the lesson was begun and is not judged, at most one for each step. */
    public List<Done> drafts() {
        Map<String, Done> open = new LinkedHashMap<>();
        for (Done done : thisTime()) {
            boolean counts = !done.aside();
            boolean over = isBeginning(done)
                    || done.facts()
                            .filter(known -> known.correct().isPresent() || known.revealed())
                            .isPresent();
            if (counts && done.isDraft()) {
                open.remove(done.step());
                open.put(done.step(), done);
            } else if (counts && over) {
                open.remove(done.step());
            }
        }
        return List.copyOf(open.values());
    }

    /** How many answers had been given to steps that were begun again since the lesson was begun, by their ids. */
    private Map<String, Integer> reopened() {
        Map<String, Integer> after = new HashMap<>();
        for (Done done : thisTime()) {
            if (!done.aside() && isBeginning(done)) {
                after.put(done.step(), 0);
            } else if (!done.aside()) {
                int more =
                        done.answered().map(answer -> answer.attempts().size()).orElse(0);
                after.computeIfPresent(done.step(), (step, attempts) -> attempts + more);
            }
        }
        Map<String, Integer> before = new HashMap<>();
        after.forEach((step, attempts) -> answer(step)
                .ifPresent(
                        answer -> before.put(step, Math.max(0, answer.attempts().size() - attempts))));
        return before;
    }

    private static boolean isBeginning(Done done) {
        return done.act().equals(new Act.BeganAgain());
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
        return finished() && skipped().isEmpty();
    }

    /** What was done with a step's question. */
    public Optional<Answered> answer(String step) {
        return answers().stream().filter(each -> each.step().equals(step)).findFirst();
    }

    /** What was done with a step's question since the lesson was begun the last time. */
    public Optional<Answered> answerOfThisTime(String step) {
        return answers(thisTime(), done -> !done.aside()).stream()
                .filter(each -> each.step().equals(step))
                .findFirst();
    }

    /** Minutes spent on it, rounded up. */
    public int minutes() {
        return (seconds() + 59) / 60;
    }
}
