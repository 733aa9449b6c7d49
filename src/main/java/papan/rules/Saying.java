package papan.rules;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import papan.rules.Document.Difference;
import papan.rules.Document.Mark;

/**
 * The answers to one question that agree with a sentence of a document. Whether the sentence supports a rule set
 * follows from the answers of that rule set alone.
 *
 * @param clause the question
 * @param answers the answers that agree with it, such as {@code relay} or {@code forced S1}, to this question and to
 *     others on which it depends; none if it speaks of the question without deciding it
 * @param open answers to this question that it neither asks for nor excludes
 * @param counts the numbers that it gives
 */
public record Saying(
        ClauseId clause, Map<ClauseId, List<String>> answers, List<String> open, Map<Count, Integer> counts) {
    public Saying {
        answers = Map.copyOf(answers);
        open = List.copyOf(open);
        counts = Map.copyOf(counts);
    }

    /** How it stands to a rule set: one mark, or one for each number that differs; none where nobody asks. */
    List<Mark> marks(RuleSet rules) {
        if (!isAsked(rules)) {
            return List.of();
        }
        boolean undecided = answers.isEmpty() && counts.isEmpty();
        if (undecided || open.contains(ClauseAnswer.of(clause, rules).key())) {
            return List.of(mark(Stance.LEAVES_OPEN));
        }
        if (!answers.entrySet().stream().allMatch(each -> isAmong(each.getValue(), each.getKey(), rules))) {
            return List.of(mark(Stance.CONTRADICTS));
        }
        List<Mark> differing = Arrays.stream(Count.values())
                .flatMap(count -> difference(count, rules).stream())
                .map(number -> new Mark(clause, Stance.CONTRADICTS, Optional.of(number)))
                .toList();
        return differing.isEmpty() ? List.of(mark(Stance.SAYS)) : differing;
    }

    private Mark mark(Stance stance) {
        return new Mark(clause, stance, Optional.empty());
    }

    private static boolean isAmong(List<String> answers, ClauseId clause, RuleSet rules) {
        ClauseAnswer answer = ClauseAnswer.of(clause, rules);
        return Stream.of(answer.key(), answer.key() + " " + answer.detail()).anyMatch(answers::contains);
    }

    private Optional<Difference> difference(Count count, RuleSet rules) {
        return Optional.ofNullable(counts.get(count))
                .flatMap(said -> count.in(rules)
                        .filter(played -> !played.equals(said))
                        .map(played -> new Difference(count, said, played)));
    }

    /** Whether it can be told from the answer to this question alone what is played. */
    private boolean isAsked(RuleSet rules) {
        LastSeed last = rules.lastSeed();
        // No document knows other captures, which may also decide what such a seed means.
        boolean plain = last.equals(new LastSeed(last.occupied(), last.ownStore(), last.opposition()));
        return switch (clause) {
            case OCCUPIED_HOUSE -> plain;
            case EMPTY_OWN_HOUSE, EMPTY_OPPOSING_HOUSE -> plain && last.occupied() != OccupiedHouse.RELAY_FROM_NEXT;
            case LEFTOVERS -> rules.ending().roundEnd() != RoundEnd.BOARD_EMPTY;
            default -> ClauseAnswer.arises(clause, rules);
        };
    }
}
