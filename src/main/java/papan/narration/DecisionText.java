package papan.narration;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import papan.event.BoardEvent;
import papan.event.Ruling;
import papan.event.SowingEvent.Ruled;
import papan.rules.ClauseId;

/**
 * The texts about a rule that has decided something.
 *
 * @param title what came of a ruling over a last seed; for any other rule, the question that it answers
 * @param sentence the rule itself
 * @param because the facts on which a ruling rests
 * @param whyNot what else could have come of the last seed, with the facts that ruled it out
 * @param table all that a last seed can meet, down to the line that decided and beyond; empty where something else decided
 */
public record DecisionText(
        ClauseId clause,
        String title,
        String sentence,
        List<String> because,
        List<String> whyNot,
        Optional<DecisionTable> table) {
    private static final Set<ClauseId> OPPOSITE = Set.of(ClauseId.EMPTY_OWN_HOUSE, ClauseId.EMPTY_OPPOSING_HOUSE);

    public DecisionText {
        because = List.copyOf(because);
        whyNot = List.copyOf(whyNot);
    }

    /** What there is to say of an event; empty if it merely moves seeds. */
    public static Optional<DecisionText> of(BoardEvent event, Reasoning reasoning) {
        Optional<Ruled> ruled =
                Optional.of(event).filter(Ruled.class::isInstance).map(Ruled.class::cast);
        return reasoning
                .clause(event)
                .map(clause -> new DecisionText(
                        clause,
                        reasoning.title(event, clause),
                        reasoning.sentence(clause),
                        ruled.map(decided -> because(decided, reasoning)).orElse(List.of()),
                        ruled.map(reasoning::whyNot).orElse(List.of()),
                        ruled.flatMap(decided -> DecisionTable.of(decided, reasoning))));
    }

    /**
     * What decided, in one sentence; only what came of it where the rule is none of those that are known.
     *
     * @param known whether somebody has been taught a rule
     */
    public String brief(Predicate<ClauseId> known) {
        if (!known.test(clause)) {
            return title;
        }
        return table.flatMap(cases -> cases.lines(DecisionTable.Standing.DECIDES).stream()
                        .map(DecisionTable.Line::text)
                        .findFirst())
                .orElse(sentence);
    }

    /** The facts, and where the opposite house is captured what becomes of the last seed: one more is taken, or not. */
    private static List<String> because(Ruled ruled, Reasoning reasoning) {
        boolean opposite = ruled.ruling() == Ruling.CAPTURE && OPPOSITE.contains(ruled.clause());
        Stream<String> last = opposite ? Stream.of(reasoning.sentence(ClauseId.CAPTURING_SEED)) : Stream.empty();
        return Stream.concat(reasoning.why(ruled).stream(), last).toList();
    }
}
