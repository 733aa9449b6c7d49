package papan.engine;

import java.util.ArrayList;
import java.util.List;
import papan.event.Fact;
import papan.event.Fact.Kind;
import papan.event.Rejection;
import papan.model.Layout;
import papan.rules.ClauseId;
import papan.rules.RuleSet;

/**
 * Why a rule decided over a last seed and why the others did not: the facts that were tested, with their values, and for
 * every other rule that can decide the fact that ruled it out.
 */
final class Reasons {
    private final RuleSet rules;
    private final Layout layout;
    private final boolean burntHouses;
    private final int at;
    private final int held;
    private final int opposite;

    /**
     * The state that a ruling found.
     *
     * @param burntHouses whether any house is burnt, so that the question of forfeiting arises
     * @param held seeds in the house before the last seed, −1 if the last seed itself is gone
     */
    Reasons(RuleSet rules, boolean burntHouses, int at, int held, int opposite) {
        this.rules = rules;
        this.layout = rules.layout();
        this.burntHouses = burntHouses;
        this.at = at;
        this.held = held;
        this.opposite = opposite;
    }

    /** The facts on which a clause rests. */
    List<Fact> because(ClauseId clause) {
        return switch (clause) {
            case OWN_STORE -> List.of(fact(Kind.OWN_STORE, 1));
            case BURNT_HOUSE -> List.of(fact(Kind.BURNT, 1));
            case OCCUPIED_HOUSE -> List.of(fact(Kind.HELD_BEFORE, held));
            case EMPTY_OPPOSING_HOUSE -> List.of(emptiness(), fact(Kind.OWN_HOUSE, 0));
            default -> held < 0 ? List.of(emptiness()) : List.of(emptiness(), fact(Kind.OWN_HOUSE, 1), oppositeHolds());
        };
    }

    /** The other rules that can decide over a last seed, each with the fact that ruled it out. */
    List<Rejection> rejected(ClauseId decided) {
        List<Rejection> rejected = new ArrayList<>();
        if (decided != ClauseId.OWN_STORE) {
            rejected.add(new Rejection(ClauseId.OWN_STORE, fact(Kind.OWN_STORE, 0)));
        }
        if (decided != ClauseId.BURNT_HOUSE && burntHouses && !layout.isStore(at)) {
            rejected.add(new Rejection(ClauseId.BURNT_HOUSE, fact(Kind.BURNT, 0)));
        }
        if (decided != ClauseId.OCCUPIED_HOUSE) {
            rejected.add(new Rejection(ClauseId.OCCUPIED_HOUSE, whyNotOccupied(decided)));
        }
        if (decided != ClauseId.EMPTY_OWN_HOUSE && rules.opposite().isPresent()) {
            rejected.add(new Rejection(ClauseId.EMPTY_OWN_HOUSE, whyNotEmptyOwn(decided)));
        }
        if (decided != ClauseId.EMPTY_OPPOSING_HOUSE && decided != ClauseId.EMPTY_OWN_HOUSE) {
            rejected.add(new Rejection(ClauseId.EMPTY_OPPOSING_HOUSE, whyNotEmptyOpposing(decided)));
        }
        return rejected;
    }

    private Fact whyNotOccupied(ClauseId decided) {
        return settledBefore(decided) ? settling(decided) : emptiness();
    }

    private Fact whyNotEmptyOwn(ClauseId decided) {
        if (settledBefore(decided)) {
            return settling(decided);
        }
        if (held != 0) {
            return emptiness();
        }
        return decided == ClauseId.EMPTY_OPPOSING_HOUSE ? fact(Kind.OWN_HOUSE, 0) : oppositeHolds();
    }

    private Fact whyNotEmptyOpposing(ClauseId decided) {
        if (settledBefore(decided)) {
            return settling(decided);
        }
        return held != 0 ? emptiness() : fact(Kind.OWN_HOUSE, 1);
    }

    private static boolean settledBefore(ClauseId decided) {
        return decided == ClauseId.OWN_STORE || decided == ClauseId.BURNT_HOUSE;
    }

    private Fact settling(ClauseId decided) {
        return fact(decided == ClauseId.OWN_STORE ? Kind.OWN_STORE : Kind.BURNT, 1);
    }

    private Fact emptiness() {
        return held < 0 ? fact(Kind.TAKEN_MEANWHILE, 1) : fact(Kind.HELD_BEFORE, held);
    }

    private Fact oppositeHolds() {
        return new Fact(Kind.OPPOSITE_HOLDS, layout.houseAt(layout.opposite(at)), opposite);
    }

    private Fact fact(Kind kind, int value) {
        return new Fact(kind, layout.placeAt(at), value);
    }
}
