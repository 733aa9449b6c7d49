package papan.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import papan.event.Fact;
import papan.event.Fact.Kind;
import papan.event.Rejection;
import papan.model.Layout;
import papan.rules.ClauseAnswer;
import papan.rules.ClauseId;
import papan.rules.CountCapture;
import papan.rules.OccupiedHouse;
import papan.rules.RuleSet;

/**
 * Why a rule decided over a last seed and why the others did not: the facts that were tested, with their values, and for
 * every other rule that can decide the fact that ruled it out. Reads the board as the ruling found it, before anything
 * is taken.
 */
final class Reasons {
    /** The rules that can decide over a last seed, in the order in which they are asked. */
    private static final List<ClauseId> DECIDING = List.of(
            ClauseId.OWN_STORE,
            ClauseId.BURNT_HOUSE,
            ClauseId.COUNT_CAPTURE,
            ClauseId.OCCUPIED_HOUSE,
            ClauseId.EMPTY_OWN_HOUSE,
            ClauseId.GAP_CAPTURE,
            ClauseId.NEIGHBOUR_CAPTURE,
            ClauseId.EMPTY_OPPOSING_HOUSE);

    private final RuleSet rules;
    private final Layout layout;
    private final Circuit circuit;
    private final int[] cells;
    private final int side;
    private final int at;
    private final boolean store;
    /** Seeds that the house held before the last one; −1 if the last seed itself is gone. */
    private final int held;

    Reasons(RuleSet rules, Circuit circuit, int[] cells, int side, int at) {
        this.rules = rules;
        this.layout = rules.layout();
        this.circuit = circuit;
        this.cells = cells;
        this.side = side;
        this.at = at;
        this.store = layout.isStore(at);
        this.held = cells[at] - 1;
    }

    /** The facts on which a clause rests. */
    List<Fact> because(ClauseId clause) {
        return switch (clause) {
            case OWN_STORE -> List.of(fact(Kind.OWN_STORE, 1));
            case STORES -> List.of(fact(Kind.OWN_STORE, 0));
            case BURNT_HOUSE -> List.of(fact(Kind.BURNT, 1));
            case COUNT_CAPTURE -> List.of(fact(Kind.HOLDS_NOW, cells[at]));
            case OCCUPIED_HOUSE -> List.of(fromNext() ? nextHolds() : fact(Kind.HELD_BEFORE, held));
            case GAP_CAPTURE -> List.of(fromNext() ? nextHolds() : emptiness(), beyondHolds());
            case NEIGHBOUR_CAPTURE -> List.of(emptiness(), fact(Kind.OWN_HOUSE, 0), neighboursHold());
            case GRAND_SLAM -> List.of(fact(Kind.TAKES_ALL, 1));
            case CIRCUIT -> List.of(emptiness(), fact(Kind.OWN_HOUSE, 1), fact(Kind.CIRCUIT_DONE, 0));
            case EMPTY_OPPOSING_HOUSE -> List.of(emptiness(), fact(Kind.OWN_HOUSE, 0));
            default -> held < 0 ? List.of(emptiness()) : List.of(emptiness(), ownHouse(), oppositeHolds());
        };
    }

    /** The other rules that can decide over a last seed, each with the fact that ruled it out. */
    List<Rejection> rejected(ClauseId decided) {
        List<Rejection> rejected = new ArrayList<>();
        for (ClauseId clause : DECIDING) {
            if (clause != decided && canDecide(clause)) {
                whyNot(clause, decided).ifPresent(fact -> rejected.add(new Rejection(clause, fact)));
            }
        }
        return rejected;
    }

    /** Whether a rule can decide over anything here. */
    private boolean canDecide(ClauseId clause) {
        return switch (clause) {
            case OWN_STORE, COUNT_CAPTURE, GAP_CAPTURE, NEIGHBOUR_CAPTURE -> ClauseAnswer.arises(clause, rules);
            case BURNT_HOUSE -> circuit.burnt() != 0 && !store;
            case EMPTY_OWN_HOUSE -> rules.opposite().isPresent();
            default -> true;
        };
    }

    /** The fact that rules a clause out; empty where the decision is this rule's own consequence. */
    private Optional<Fact> whyNot(ClauseId clause, ClauseId decided) {
        if (clause == ClauseId.OWN_STORE) {
            return Optional.of(fact(Kind.OWN_STORE, 0));
        }
        if (store) {
            return Optional.of(fact(clause == ClauseId.OCCUPIED_HOUSE ? Kind.MAY_LIFT : Kind.EMPTY_HOUSE, 0));
        }
        if (decided == ClauseId.BURNT_HOUSE) {
            return Optional.of(fact(Kind.BURNT, 1));
        }
        return switch (clause) {
            case BURNT_HOUSE -> Optional.of(fact(Kind.BURNT, 0));
            case COUNT_CAPTURE ->
                Optional.of(spared(decided, isCounted()) ? fact(Kind.TAKES_ALL, 1) : fact(Kind.HOLDS_NOW, cells[at]));
            case OCCUPIED_HOUSE -> Optional.of(whyNotOccupied(decided));
            case EMPTY_OWN_HOUSE -> whyNotAcross(decided);
            case GAP_CAPTURE ->
                Optional.of(held > 0 && !fromNext() ? emptiness() : unlessSpared(decided, beyondHolds()));
            case NEIGHBOUR_CAPTURE ->
                Optional.of(
                        held != 0
                                ? emptiness()
                                : own() ? fact(Kind.OWN_HOUSE, 1) : unlessSpared(decided, neighboursHold()));
            default -> whyNotEmptyOpposing(decided);
        };
    }

    /** Where a capture came about but for what it would have taken, that is what ruled it out. */
    private Fact unlessSpared(ClauseId decided, Fact holds) {
        return spared(decided, holds.value() > 0 && !isCounted()) ? fact(Kind.TAKES_ALL, 1) : holds;
    }

    private static boolean spared(ClauseId decided, boolean captures) {
        return decided == ClauseId.GRAND_SLAM && captures;
    }

    private boolean isCounted() {
        return rules.lastSeed().counts() instanceof CountCapture.ByLastSeed counts
                && counts.sizes().contains(cells[at]);
    }

    /** Where the number of seeds decided, the rest of the house did not matter. */
    private Fact whyNotOccupied(ClauseId decided) {
        boolean counted = decided == ClauseId.COUNT_CAPTURE || spared(decided, isCounted());
        return counted ? fact(Kind.HOLDS_NOW, cells[at]) : fromNext() ? nextHolds() : emptiness();
    }

    private Optional<Fact> whyNotAcross(ClauseId decided) {
        if (held != 0) {
            return Optional.of(emptiness());
        }
        if (decided == ClauseId.GRAND_SLAM) {
            return Optional.of(fact(Kind.TAKES_ALL, 1));
        }
        if (decided == ClauseId.CIRCUIT) {
            return Optional.of(fact(Kind.CIRCUIT_DONE, 0));
        }
        return Optional.of(own() ? oppositeHolds() : fact(Kind.OWN_HOUSE, 0));
    }

    private Optional<Fact> whyNotEmptyOpposing(ClauseId decided) {
        if (held == 0 && !own()) {
            return Optional.empty();
        }
        boolean anyway = decided == ClauseId.EMPTY_OWN_HOUSE && held == 0;
        return anyway ? Optional.empty() : Optional.of(held != 0 ? emptiness() : fact(Kind.OWN_HOUSE, 1));
    }

    private boolean own() {
        return layout.sideOf(at) == side;
    }

    private boolean fromNext() {
        return rules.lastSeed().occupied() == OccupiedHouse.RELAY_FROM_NEXT;
    }

    private int next(int place) {
        return circuit.next(side)[place];
    }

    private Fact ownHouse() {
        return fact(Kind.OWN_HOUSE, own() ? 1 : 0);
    }

    private Fact emptiness() {
        return held < 0 ? fact(Kind.TAKEN_MEANWHILE, 1) : fact(Kind.HELD_BEFORE, held);
    }

    private Fact oppositeHolds() {
        int opposite = layout.opposite(at);
        return new Fact(Kind.OPPOSITE_HOLDS, layout.houseAt(opposite), cells[opposite]);
    }

    private Fact nextHolds() {
        return holds(Kind.NEXT_HOLDS, next(at));
    }

    private Fact beyondHolds() {
        return holds(Kind.BEYOND_HOLDS, fromNext() ? next(next(at)) : next(at));
    }

    private Fact neighboursHold() {
        int before = circuit.previous(side)[at];
        int after = next(at);
        boolean equal = Circuit.areOfOneRow(layout, before, at, after) && cells[before] == cells[after];
        return fact(Kind.NEIGHBOURS_HOLD, equal ? cells[before] : 0);
    }

    private Fact holds(Kind kind, int place) {
        return new Fact(kind, layout.placeAt(place), layout.isStore(place) ? 0 : cells[place]);
    }

    private Fact fact(Kind kind, int value) {
        return new Fact(kind, layout.placeAt(at), value);
    }
}
