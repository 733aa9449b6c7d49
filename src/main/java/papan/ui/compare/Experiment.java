package papan.ui.compare;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import papan.analysis.Interleavings;
import papan.engine.Engine;
import papan.engine.OpeningOrder;
import papan.model.House;
import papan.model.Move;
import papan.model.Side;
import papan.rules.ClauseSwitch;
import papan.rules.FirstMove.ContestedHouse;
import papan.rules.FirstMove.Simultaneous;
import papan.rules.RuleSet;

/**
 * An opening that is tried out. Immutable: every change makes another, so that it can be undone.
 *
 * @param chosen a rule set with a simultaneous opening
 * @param contested who lifts a house that both hands must lift
 * @param choices by side: the houses it chooses, the first and one for each extra turn
 * @param order in which the hands act; empty for the order that the rule set itself has
 */
record Experiment(
        RuleSet chosen, ContestedHouse contested, Map<Side, List<Move>> choices, Optional<OpeningOrder> order) {
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
        return new Experiment(rules, contestedIn(rules), choices, Optional.empty());
    }

    private static ContestedHouse contestedIn(RuleSet rules) {
        return rules.firstMove() instanceof Simultaneous opening ? opening.contested() : ContestedHouse.FIRST_TO_ARRIVE;
    }

    /** The rules that are tried. */
    RuleSet rules() {
        return contested == contestedIn(chosen) ? chosen : ClauseSwitch.contested(chosen, contested);
    }

    /** The same with another answer to who lifts a contested house. The order begins anew. */
    Experiment contested(ContestedHouse answer) {
        return new Experiment(chosen, answer, choices, Optional.empty());
    }

    Interleavings opening() {
        RuleSet rules = rules();
        return new Interleavings(rules, new Engine(rules).start(), choices);
    }

    /** With another first house of a side, or with one for its extra turn. The order begins anew. */
    Experiment choosing(House house, boolean further) {
        Map<Side, List<Move>> changed = new EnumMap<>(choices);
        List<Move> moves = new ArrayList<>(further ? choices.getOrDefault(house.side(), List.of()) : List.of());
        moves.add(new Move(house));
        changed.put(house.side(), List.copyOf(moves));
        return new Experiment(chosen, contested, changed, Optional.empty());
    }

    Experiment in(OpeningOrder next) {
        return new Experiment(chosen, contested, choices, Optional.of(next));
    }
}
