package papan.ui.compare;

import java.util.List;
import java.util.Optional;
import papan.model.Move;
import papan.model.Position;
import papan.replay.Pairing;
import papan.rules.RuleSet;

/**
 * What is set up on boards.
 *
 * @param rules two to four
 * @param from where all begin; empty for each rule set's own start
 */
public record SetUp(List<RuleSet> rules, Optional<Position> from, List<Move> moves, Pairing pairing) {
    public SetUp {
        rules = List.copyOf(rules);
        moves = List.copyOf(moves);
    }
}
