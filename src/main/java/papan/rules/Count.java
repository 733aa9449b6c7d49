package papan.rules;

import java.util.Optional;
import java.util.function.Function;

/** The numbers of a rule set that a document may give, each by itself. */
public enum Count {
    HOUSES(rules -> Optional.of(rules.layout().houses())),
    SEEDS(Count::inEachFilledHouse),
    TOTAL(rules -> Optional.of(rules.board().total())),
    IN_STORE(rules -> Optional.of(rules.board().inEachStore())),
    FULL(rules -> rules.renewal().map(Rounds.Renewal::full)),
    MIN_HOUSES(rules ->
            rules.rounds() instanceof Rounds.UntilBroke broke ? Optional.of(broke.minHouses()) : Optional.empty());

    private final Function<RuleSet, Optional<Integer>> of;

    Count(Function<RuleSet, Optional<Integer>> of) {
        this.of = of;
    }

    /** What it is in a rule set; empty where there is nothing to count. */
    Optional<Integer> in(RuleSet rules) {
        return of.apply(rules);
    }

    private static Optional<Integer> inEachFilledHouse(RuleSet rules) {
        Setup setup = rules.board().setup();
        if (setup instanceof Setup.Uniform uniform) {
            return Optional.of(uniform.seeds());
        }
        return setup instanceof Setup.Alternate alternate ? Optional.of(alternate.seeds()) : Optional.empty();
    }
}
