package papan.lesson.play;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * An act of a learner as it is written down.
 *
 * @param step the id of the step in which it was done
 * @param act what was done
 * @param to where it led; empty if the learner stayed
 * @param question the {@link QuestionPrint} of what it is about; empty where nothing is asked
 * @param facts what counts in results; empty if nothing does
 * @param time when it was done
 * @param seconds since the act before, as far as the learner was there
 * @param apart whether it was done outside the lesson, in a review for example: it leaves the learner's place and time alone
 * @param aside whether its question has changed since: it is kept, and counts for nothing
 */
public record Done(
        String step,
        Act act,
        Optional<Bookmark> to,
        Optional<String> question,
        Optional<QuestionFacts> facts,
        Instant time,
        int seconds,
        boolean apart,
        boolean aside) {
    public Done {
        to = to.map(Bookmark::unmoved);
    }

    /** An act that is about no question, at the beginning of time. */
    public static Done of(String step, Act act) {
        return new Done(
                step, act, Optional.empty(), Optional.empty(), Optional.empty(), Instant.EPOCH, 0, false, false);
    }

    /** The learner has come to a place, as a file tells it that does not tell how. */
    public static Done cameTo(Bookmark place) {
        return of(place.step(), new Act.CameTo(place.cursor(), place.atEnd(), place.back(), place.made()))
                .to(place);
    }

    /** The same where it led to another place. */
    public Done to(Bookmark place) {
        return new Done(step, act, Optional.of(place), question, facts, time, seconds, apart, aside);
    }

    /** The same about a question. */
    public Done about(String print) {
        return new Done(step, act, to, Optional.of(print), facts, time, seconds, apart, aside);
    }

    /** The same with what counts in results. */
    public Done with(QuestionFacts known) {
        return new Done(step, act, to, question, Optional.of(known), time, seconds, apart, aside);
    }

    /** The same at a time. */
    public Done at(Instant when, int passed) {
        return new Done(step, act, to, question, facts, when, passed, apart, aside);
    }

    /** The same done outside the lesson, or in it. */
    public Done apart(boolean outside) {
        return new Done(step, act, to, question, facts, time, seconds, outside, aside);
    }

    /** The same set aside, or counting again. */
    public Done aside(boolean changed) {
        return changed == aside ? this : new Done(step, act, to, question, facts, time, seconds, apart, changed);
    }

    /** What results tell of it alone; empty if nothing. */
    public Optional<Answered> answered() {
        return facts.map(known -> new Answered(
                step,
                question.orElse(""),
                known.type(),
                known.goal(),
                known.language(),
                attempt(known).stream().toList(),
                known.hints(),
                known.revealed(),
                seconds,
                known.misconceptions(),
                known.confidence(),
                time));
    }

    private Optional<Answered.Attempt> attempt(QuestionFacts known) {
        return known.correct().flatMap(correct -> act.told().map(given -> new Answered.Attempt(given, correct, time)));
    }

    /** Whether something was given with it that is not judged, or not yet. */
    public boolean isDraft() {
        return facts.isEmpty() && act.told().isPresent();
    }

    /** Acts that say of a question what results say of it, done outside the lesson. */
    public static List<Done> of(Answered answer) {
        return new Retold(answer).acts();
    }
}
