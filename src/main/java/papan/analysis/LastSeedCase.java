package papan.analysis;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import papan.rules.ClauseId;
import papan.rules.CountCapture;
import papan.rules.GapCapture;
import papan.rules.NeighbourCapture;
import papan.rules.OccupiedHouse;
import papan.rules.Opposition;
import papan.rules.Rounds;
import papan.rules.RuleSet;
import papan.rules.StoreUse;

/** Where a last seed can fall, as far as a rule set tells the places apart, in the order in which they are looked at. */
public enum LastSeedCase {
    /** Into the mover's own store. */
    OWN_STORE(ClauseId.OWN_STORE, false),
    /** Into the opponent's store. */
    OTHER_STORE(ClauseId.STORES, true),
    /** It was due in a burnt house and is forfeited. */
    BURNT_HOUSE(ClauseId.BURNT_HOUSE, true),
    /** Into a house that it brings to a number that captures. */
    NUMBER(ClauseId.COUNT_CAPTURE, false),
    /** Before a house that holds seeds. */
    BEFORE_FILLED(ClauseId.OCCUPIED_HOUSE, false),
    /** Before an empty house with seeds beyond it. */
    BEFORE_GAP(ClauseId.GAP_CAPTURE, false),
    /** Before an empty house. */
    BEFORE_EMPTY(ClauseId.OCCUPIED_HOUSE, true),
    /** Into a house that held seeds. */
    OCCUPIED(ClauseId.OCCUPIED_HOUSE, false),
    /** Into an empty house before the hand has been round the board. */
    TOO_EARLY(ClauseId.CIRCUIT, true),
    /** Into an empty house with an empty house opposite. */
    NOTHING_OPPOSITE(ClauseId.LONE_SEED, false),
    /** Into an empty house with seeds beyond it. */
    GAP(ClauseId.GAP_CAPTURE, false),
    /** Into an empty house of the mover's. */
    EMPTY_OWN(ClauseId.EMPTY_OWN_HOUSE, false),
    /** Into an empty house of the opponent's between equal neighbours. */
    EQUAL_NEIGHBOURS(ClauseId.NEIGHBOUR_CAPTURE, false),
    /** Into an empty house of the opponent's. */
    EMPTY_OPPOSING(ClauseId.EMPTY_OPPOSING_HOUSE, false);

    private final ClauseId clause;
    private final boolean turnOver;

    LastSeedCase(ClauseId clause, boolean turnOver) {
        this.clause = clause;
        this.turnOver = turnOver;
    }

    /** Its name in catalogues. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The clause that decides here. */
    public ClauseId clause() {
        return clause;
    }

    /** Whether the turn is simply over here, whatever else the clause says. */
    public boolean isTurnOver() {
        return turnOver;
    }

    /** The cases that a rule set tells apart, in order. */
    public static List<LastSeedCase> of(RuleSet rules) {
        return Arrays.stream(values()).filter(each -> each.arisesIn(rules)).toList();
    }

    private boolean arisesIn(RuleSet rules) {
        boolean fromNext = rules.lastSeed().occupied() == OccupiedHouse.RELAY_FROM_NEXT;
        boolean gaps = rules.lastSeed().gaps() instanceof GapCapture.Beyond;
        boolean across = rules.opposite().isPresent();
        return switch (this) {
            case OWN_STORE -> rules.sowing().stores() != StoreUse.PILE;
            case OTHER_STORE -> rules.sowing().stores() == StoreUse.BOTH;
            case BURNT_HOUSE ->
                rules.renewal()
                        .filter(r -> r.burntHouse() == Rounds.BurntHouse.FORFEITED)
                        .isPresent();
            case NUMBER -> !(rules.lastSeed().counts() instanceof CountCapture.None);
            case BEFORE_FILLED, BEFORE_EMPTY -> fromNext;
            case BEFORE_GAP -> fromNext && gaps;
            case OCCUPIED, EMPTY_OWN -> !fromNext;
            case TOO_EARLY ->
                rules.opposite()
                        .filter(o -> o.circuit() == Opposition.Circuit.NEEDED)
                        .isPresent();
            case NOTHING_OPPOSITE -> across;
            case GAP -> !fromNext && gaps;
            case EQUAL_NEIGHBOURS -> rules.lastSeed().neighbours() == NeighbourCapture.ON;
            case EMPTY_OPPOSING -> !fromNext;
        };
    }
}
