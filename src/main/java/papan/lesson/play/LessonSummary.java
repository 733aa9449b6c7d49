package papan.lesson.play;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * What is known of a learner in a lesson without the single acts: what is left of a list of acts that became too long.
 *
 * @param place where the learner was last
 * @param finished whether the learner has come to the end, now or earlier
 * @param begun when the learner began from the beginning, the last time
 * @param time of the last change
 * @param seconds spent on it in all
 * @param answers to the questions of today, one for each
 * @param setAside answers to questions that have changed since
 * @param drafts what was given since the lesson was begun and is not judged
 * @param reopened how many answers had been given to steps that were begun again since the lesson was begun, by their ids
 */
public record LessonSummary(
        Bookmark place,
        boolean finished,
        Instant begun,
        Instant time,
        int seconds,
        List<Answered> answers,
        List<Answered> setAside,
        List<Done> drafts,
        Map<String, Integer> reopened) {
    public LessonSummary {
        answers = List.copyOf(answers);
        setAside = List.copyOf(setAside);
        drafts = List.copyOf(drafts);
        reopened = Map.copyOf(reopened);
    }

    /** The same with other answers. */
    public LessonSummary withAnswers(List<Answered> next) {
        return new LessonSummary(place, finished, begun, time, seconds, next, setAside, drafts, reopened);
    }

    /** The same with other answers to questions that have changed. */
    public LessonSummary withSetAside(List<Answered> next) {
        return new LessonSummary(place, finished, begun, time, seconds, answers, next, drafts, reopened);
    }

    /**
     * Joins what two learners have done in the same lesson who turn out to be the same one: the later place, and of the
     * other every answer to a question that was not answered here.
     */
    public LessonSummary and(LessonSummary other) {
        LessonSummary later = other.time.isAfter(time) ? other : this;
        List<Answered> all = new ArrayList<>(answers);
        other.answers.stream()
                .filter(each -> answers.stream().noneMatch(mine -> mine.step().equals(each.step())))
                .forEach(all::add);
        List<Answered> aside = new ArrayList<>(setAside);
        aside.addAll(other.setAside);
        return new LessonSummary(
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

    /** Acts that come to the same. */
    public List<Done> acts() {
        List<Done> acts = new ArrayList<>();
        setAside.forEach(each -> Done.of(each).forEach(done -> acts.add(done.aside(true))));
        List<Done> now = new ArrayList<>();
        answers.forEach(each -> put(each, acts, now));
        if (finished && !place.atEnd()) {
            acts.add(Done.cameTo(new Bookmark(place.step(), 0, true)).at(begun, 0));
        }
        acts.add(Done.of(place.step(), new Act.Began()).at(begun, 0));
        acts.addAll(now);
        drafts.forEach(each -> acts.add(each.apart(true)));
        if (!place.moves().isEmpty() || answers.stream().anyMatch(this::isTryHere)) {
            acts.add(Done.of(place.step(), new Act.Played(place.moves()))
                    .at(time, 0)
                    .apart(true));
        }
        acts.add(Done.cameTo(place).at(time, seconds));
        return acts;
    }

    private boolean isTryHere(Answered answer) {
        return answer.step().equals(place.step()) && answer.type().equals(QuestionPrint.TRY);
    }

    /** Puts an answer where it belongs: what was done before the lesson was begun, and what was done since. */
    private void put(Answered answer, List<Done> before, List<Done> now) {
        for (Done done : told(answer)) {
            boolean earlier = answer.time().isBefore(begun) || (done.time().isBefore(begun) && !holds(now, answer));
            (earlier ? before : now).add(done);
        }
    }

    private static boolean holds(List<Done> acts, Answered answer) {
        return acts.stream()
                .anyMatch(done -> done.step().equals(answer.step())
                        && done.question().filter(answer.question()::equals).isPresent());
    }

    /** An answer, with the step begun again where that was so. */
    private List<Done> told(Answered answer) {
        int all = answer.attempts().size();
        int earlier = Math.min(reopened.getOrDefault(answer.step(), -1), all);
        if (earlier < 0) {
            return Done.of(answer);
        }
        boolean over = earlier == all;
        List<Done> acts = new ArrayList<>();
        if (earlier > 0 || over) {
            acts.addAll(Done.of(over ? answer : answer.before(earlier)));
        }
        Instant last = over ? answer.time() : answer.attempts().get(earlier).time();
        acts.add(Done.of(answer.step(), new Act.BeganAgain())
                .about(answer.question())
                .at(last.isBefore(begun) ? begun : last, 0)
                .apart(true));
        if (!over) {
            acts.addAll(Done.of(answer.from(earlier)));
        }
        return acts;
    }
}
