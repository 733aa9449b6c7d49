package papan.engine;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import papan.model.Direction;
import papan.rules.DirectionChoice;
import papan.rules.RuleSet;

/** The circuits of a rule set, each worked out once: one for each set of burnt houses and pair of directions. */
final class Circuits {
    private final RuleSet rules;
    private final Direction usual;
    private final boolean fixed;
    private final boolean opposite;
    private final Map<Integer, Circuit> known = new HashMap<>();
    private @Nullable Circuit latest;

    Circuits(RuleSet rules) {
        this.rules = rules;
        this.usual = rules.sowing().direction();
        this.fixed = rules.sowing().choice() == DirectionChoice.FIXED;
        this.opposite = rules.sowing().choice() == DirectionChoice.OPPOSITE_PER_PLAYER;
    }

    /**
     * The way of both hands in the course of a move.
     *
     * @param choice the direction chosen with the move, if one is
     */
    Circuit of(RoundState standing, @Nullable Direction choice) {
        Circuit last = latest;
        if (fixed && last != null && last.burnt() == standing.burnt) {
            return last;
        }
        Direction way = choice != null ? choice : standing.chosen != null && !fixed ? standing.chosen : usual;
        int chooser = choice != null || standing.chosen == null ? standing.toMove : standing.chooser;
        Direction south = opposite && chooser == 1 ? way.reversed() : way;
        Direction north = opposite && chooser == 0 ? way.reversed() : way;
        int key = standing.burnt << 2 | code(south) << 1 | code(north);
        Circuit circuit = known.computeIfAbsent(key, k -> new Circuit(rules, standing.burnt, south, north));
        latest = circuit;
        return circuit;
    }

    private static int code(Direction direction) {
        return direction == Direction.CLOCKWISE ? 0 : 1;
    }
}
