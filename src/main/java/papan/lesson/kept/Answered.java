package papan.lesson.kept;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import papan.model.Says;

/** What a learner has done with one question, in all: a row of results. */
@Says(value = "What was done with one question.", name = "result")
public record Answered(
        @Says(value = "The id of the step that asks.", filled = true)
        String step,

        @Says("The fingerprint of what was asked; another one where that has changed.")
        String question,

        @Says("The type of the question, or \"try\".") String type,

        @Says(value = "The id of the goal that the question serves.", usual = "")
        String goal,

        @Says(value = "The language in which it was last asked.", usual = "")
        String language,

        @Says(value = "Every answer in order; the last 50 at most, and always the first.", usual = "")
        List<Attempt> attempts,

        @Says(value = "The most hints that were shown.", usual = "0", max = 1000)
        int hints,

        @Says(value = "Whether the right answer was asked for.", usual = "false")
        boolean revealed,

        @Says(value = "How long the question was open in all.", usual = "0")
        int seconds,

        @Says(value = "The ids of the misconceptions to which wrong answers pointed.", usual = "")
        List<String> misconceptions,

        @Says(value = "How sure the learner was; left out where that was not asked.", usual = "0", max = 100)
        int confidence,

        @Says("When it was changed last.") Instant time,

        @Says(value = "Whether the question has changed since: this is kept, and counts for nothing.", usual = "false")
        boolean aside) {
    /** The longest answer in one's own words, in characters. */
    public static final int LONGEST = 2_000;

    /** The most attempts that are kept. */
    public static final int MOST = 50;

    public Answered {
        attempts = List.copyOf(attempts);
        misconceptions = List.copyOf(misconceptions);
    }

    /** One answer. */
    @Says(value = "An answer.", name = "attempt")
    public record Attempt(
            @Says(value = "What was given, as answers are written; of a try, its moves.", as = "kept")
            String given,

            @Says("Whether it was right.") boolean correct,
            @Says("When it was given.") Instant time) {}

    /** The first answer; empty if none was given. */
    public Optional<Attempt> first() {
        return attempts.stream().findFirst();
    }

    /** The last answer; empty if none was given. */
    public Optional<Attempt> last() {
        return attempts.isEmpty() ? Optional.empty() : Optional.of(attempts.get(attempts.size() - 1));
    }

    /** The same with so many attempts at most: the first, and the latest of the others. */
    public Answered atMost(int most) {
        if (attempts.size() <= most) {
            return this;
        }
        List<Attempt> left = new ArrayList<>(attempts.subList(attempts.size() - most + 1, attempts.size()));
        left.add(0, attempts.get(0));
        return with(left, seconds, time, aside);
    }

    /** The same at a time, after so many seconds. */
    public Answered at(Instant now, int passed) {
        List<Attempt> given = attempts.stream()
                .map(each -> new Attempt(each.given(), each.correct(), now))
                .toList();
        return with(given, passed, now, aside);
    }

    /** The same as far as it was done since then. */
    public Answered since(Instant begun) {
        return with(
                attempts.stream().filter(each -> !each.time().isBefore(begun)).toList(), seconds, time, aside);
    }

    /** The same set aside, or counting again. */
    public Answered aside(boolean changed) {
        return with(attempts, seconds, time, changed);
    }

    private Answered with(List<Attempt> given, int spent, Instant last, boolean changed) {
        return new Answered(
                step,
                question,
                type,
                goal,
                language,
                given,
                hints,
                revealed,
                spent,
                misconceptions,
                confidence,
                last,
                changed);
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
    public boolean isSkipped() {
        return attempts.isEmpty() && !revealed;
    }

    /** Whether the first answer was right. */
    public boolean correctFirst() {
        return first().filter(Attempt::correct).isPresent();
    }

    /** Whether it is about the same question in the same step. */
    public boolean isAbout(Answered other) {
        return step.equals(other.step) && question.equals(other.question);
    }

    /** This and what was done with the same question later. */
    public Answered and(Answered later) {
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
                later.time,
                false);
    }
}
