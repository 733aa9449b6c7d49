package papan.lesson.play;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a learner has done with one question.
 *
 * @param step the id of the step that asks
 * @param question the {@link papan.lesson.play.QuestionPrint} of what was asked
 * @param type the question's type, such as {@code landing}
 * @param goal the goal that it serves; may be empty
 * @param language the BCP 47 tag of the language in which it was last asked
 * @param attempts every answer in order; the last {@value #MOST} at most, and always the first
 * @param hints the most hints that were shown
 * @param revealed whether the right answer was asked for
 * @param seconds how long the question was open in all
 * @param misconceptions what wrong answers pointed to
 * @param confidence how sure the learner was, 1 or more; 0 where that was not asked
 * @param time of the last change
 */
public record Answered(
        String step,
        String question,
        String type,
        String goal,
        String language,
        List<Attempt> attempts,
        int hints,
        boolean revealed,
        int seconds,
        List<String> misconceptions,
        int confidence,
        Instant time) {
    /** The longest answer in one's own words, in characters. */
    public static final int LONGEST = 2_000;

    /** The most attempts that are kept. */
    public static final int MOST = 50;

    public Answered {
        attempts = List.copyOf(attempts);
        misconceptions = List.copyOf(misconceptions);
    }

    /** One answer. */
    public record Attempt(String given, boolean correct, Instant time) {}

    /** The first answer; empty if none was given. */
    public Optional<Attempt> first() {
        return attempts.stream().findFirst();
    }

    /** The last answer; empty if none was given. */
    public Optional<Attempt> last() {
        return attempts.isEmpty() ? Optional.empty() : Optional.of(attempts.get(attempts.size() - 1));
    }

    /** The same with so many attempts at most: the first, and the latest of the others. */
    Answered atMost(int most) {
        if (attempts.size() <= most) {
            return this;
        }
        List<Attempt> left = new ArrayList<>(attempts.subList(attempts.size() - most + 1, attempts.size()));
        left.add(0, attempts.get(0));
        return new Answered(
                step, question, type, goal, language, left, hints, revealed, seconds, misconceptions, confidence, time);
    }

    /** The attempts before one, with whether the answer was shown; what else is known in sum stands with those after. */
    public Answered before(int attempt) {
        List<Attempt> some = attempts.subList(0, attempt);
        return new Answered(
                step,
                question,
                type,
                goal,
                language,
                some,
                0,
                revealed,
                0,
                List.of(),
                confidence,
                some.get(attempt - 1).time());
    }

    /** The attempts from one on, with what is known in sum. */
    public Answered from(int attempt) {
        List<Attempt> some = attempts.subList(attempt, attempts.size());
        boolean shown = attempt == 0 && revealed;
        return new Answered(
                step, question, type, goal, language, some, hints, shown, seconds, misconceptions, confidence, time);
    }

    /** Seconds, however many they are: never more than can be written. */
    public static int sum(int some, int more) {
        return (int) Math.min(Integer.MAX_VALUE, (long) some + more);
    }

    /** An answer as it is kept: no longer than {@link #LONGEST} characters. */
    public static String kept(String given) {
        return given.codePointCount(0, given.length()) <= LONGEST
                ? given
                : given.substring(0, given.offsetByCodePoints(0, LONGEST));
    }

    /** Whether it was seen and neither answered nor shown. */
    boolean isSkipped() {
        return attempts.isEmpty() && !revealed;
    }

    /** Whether the first answer was right. */
    public boolean correctFirst() {
        return first().filter(Attempt::correct).isPresent();
    }

    /** Whether it is about the same question in the same step. */
    boolean isAbout(Answered other) {
        return step.equals(other.step) && question.equals(other.question);
    }

    /** This and what was done with the same question later. */
    Answered and(Answered later) {
        List<Attempt> all = new ArrayList<>(attempts);
        all.addAll(later.attempts);
        while (all.size() > MOST) {
            all.remove(1);
        }
        List<String> found = new ArrayList<>(misconceptions);
        later.misconceptions.stream().filter(each -> !found.contains(each)).forEach(found::add);
        return new Answered(
                step,
                question,
                later.type,
                later.goal,
                later.language,
                all,
                Math.max(hints, later.hints),
                revealed || later.revealed,
                sum(seconds, later.seconds),
                found,
                later.confidence == 0 ? confidence : later.confidence,
                later.time);
    }
}
