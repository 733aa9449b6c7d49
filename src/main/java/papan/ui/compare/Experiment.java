package papan.ui.compare;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import papan.analysis.Interleavings;
import papan.engine.Engine;
import papan.engine.OpeningOrder;
import papan.model.House;
import papan.model.Move;
import papan.model.Side;
import papan.rules.ClauseSwitch;
import papan.rules.FirstMove.Simultaneous;
import papan.rules.RuleSet;

/**
 * An opening that is tried out. Immutable: every change makes another, so that it can be undone.
 *
 * @param chosen a rule set with a simultaneous opening
 * @param rules the rules that are tried: the chosen ones, or with other answers for where two hands meet
 * @param choices by side: the houses it chooses, the first and one for each extra turn
 * @param order in which the hands act; empty for the order that the rule set itself has
 */
record Experiment(RuleSet chosen, RuleSet rules, Map<Side, List<Move>> choices, Optional<OpeningOrder> order) {
    Experiment {
        choices = Map.copyOf(choices);
    }

    /** An opening in which each player chooses one house; both the same, counted from their own left. */
    static Experiment of(RuleSet rules) {
        int number = Math.min(3, rules.layout().houses());
        Map<Side, List<Move>> choices = new EnumMap<>(Side.class);
        for (Side side : Side.values()) {
            choices.put(side, List.of(new Move(new House(side, number))));
        }
        return new Experiment(rules, rules, choices, Optional.empty());
    }

    /** The same with another answer for where two hands meet. The order begins anew. */
    Experiment answering(UnaryOperator<Simultaneous> change) {
        return new Experiment(chosen, ClauseSwitch.opening(rules, change), choices, Optional.empty());
    }

    Interleavings opening() {
        return new Interleavings(rules, new Engine(rules).start(), choices);
    }

    /** With another first house of a side, or with one for its extra turn. The order begins anew. */
    Experiment choosing(House house, boolean further) {
        Map<Side, List<Move>> changed = new EnumMap<>(choices);
        List<Move> moves = new ArrayList<>(further ? choices.getOrDefault(house.side(), List.of()) : List.of());
        moves.add(new Move(house));
        changed.put(house.side(), List.copyOf(moves));
        return new Experiment(chosen, rules, changed, Optional.empty());
    }

    Experiment in(OpeningOrder next) {
        return new Experiment(chosen, rules, choices, Optional.of(next));
    }
}
