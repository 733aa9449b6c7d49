package papan.rules;

import java.util.Optional;

/** The numbers of a rule set that a document may give, each by itself. */
public enum Count {
    HOUSES,
    SEEDS,
    TOTAL,
    IN_STORE,
    FULL,
    MIN_HOUSES;

    /** What it is in a rule set; empty where there is nothing to count. */
    Optional<Integer> in(RuleSet rules) {
        Board board = rules.board();
        return switch (this) {
            case HOUSES -> Optional.of(board.layout().houses());
            case SEEDS -> inEachFilledHouse(board.setup());
            case TOTAL -> Optional.of(board.total());
            case IN_STORE -> Optional.of(board.inEachStore());
            case FULL -> rules.renewal().map(Rounds.Renewal::full);
            case MIN_HOUSES ->
                rules.rounds() instanceof Rounds.UntilBroke broke ? Optional.of(broke.minHouses()) : Optional.empty();
        };
    }

    private static Optional<Integer> inEachFilledHouse(Setup setup) {
        if (setup instanceof Setup.Uniform uniform) {
            return Optional.of(uniform.seeds());
        }
        return setup instanceof Setup.Alternate alternate ? Optional.of(alternate.seeds()) : Optional.empty();
    }
}
