package papan.narration;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import papan.event.Fact;
import papan.event.Ruling;
import papan.event.SowingEvent.Ruled;
import papan.model.House;
import papan.model.Layout;
import papan.model.Place;
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
            // What is taken on the way is gone before the next house is looked at.
            case NUMBER ->
                rules.lastSeed().counts() instanceof CountCapture.ByLastSeed
                        || (rules.lastSeed().counts() instanceof CountCapture.InPassing && !fromNext);
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

    /** Something that must be so, or must not, for a case to fit. */
    record Condition(Fact.Kind kind, boolean holds) {
        boolean isRefutedBy(Fact fact) {
            return fact.kind() == kind && fact.value() > 0 != holds;
        }

        /** The opposite fact, about the place where the last seed fell; its number of seeds is not known. */
        Fact refuted(Place at, Layout layout) {
            Place there = kind == Fact.Kind.OPPOSITE_HOLDS && at instanceof House house ? layout.opposite(house) : at;
            return new Fact(kind, there, holds ? 0 : 1);
        }
    }

    /** The case that a ruling was about; empty where something else decided. */
    static Optional<LastSeedCase> deciding(Ruled ruled, RuleSet rules) {
        boolean elsewhere = ruled.ruling() == Ruling.CONTESTED || Reasoning.says(ruled, Fact.Kind.TAKEN_MEANWHILE);
        return elsewhere
                ? Optional.empty()
                : of(rules).stream().filter(each -> each.decides(ruled)).findFirst();
    }

    private boolean decides(Ruled ruled) {
        boolean over = ruled.ruling() == Ruling.TURN_OVER;
        return switch (this) {
            case BEFORE_FILLED, BEFORE_GAP -> ruled.clause() == clause && !over;
            case BEFORE_EMPTY -> over && (ruled.clause() == clause || ruled.clause() == ClauseId.GAP_CAPTURE);
            default -> ruled.clause() == clause;
        };
    }

    /** What must be so for this case to fit, in the order in which one would look. */
    List<Condition> conditions(RuleSet rules) {
        Condition empty = new Condition(Fact.Kind.HELD_BEFORE, false);
        Condition own = new Condition(Fact.Kind.OWN_HOUSE, true);
        boolean anywhere = capturesAnywhere(rules);
        return switch (this) {
            case OWN_STORE -> List.of(new Condition(Fact.Kind.OWN_STORE, true));
            case OTHER_STORE -> List.of();
            case BURNT_HOUSE -> List.of(new Condition(Fact.Kind.BURNT, true));
            // Any number of which the ruling speaks is one that does not capture.
            case NUMBER -> List.of(new Condition(Fact.Kind.HOLDS_NOW, false));
            case BEFORE_FILLED -> List.of(new Condition(Fact.Kind.NEXT_HOLDS, true));
            case BEFORE_GAP -> List.of(new Condition(Fact.Kind.BEYOND_HOLDS, true));
            case BEFORE_EMPTY -> List.of(new Condition(Fact.Kind.NEXT_HOLDS, false));
            case OCCUPIED -> List.of(new Condition(Fact.Kind.HELD_BEFORE, true));
            case TOO_EARLY -> anywhere ? List.of(empty, notRound()) : List.of(empty, own, notRound());
            case NOTHING_OPPOSITE ->
                anywhere ? List.of(empty, nothingOpposite()) : List.of(empty, own, nothingOpposite());
            case GAP -> List.of(empty, new Condition(Fact.Kind.BEYOND_HOLDS, true));
            case EMPTY_OWN -> List.of(empty, own);
            case EQUAL_NEIGHBOURS -> List.of(empty, not(own), new Condition(Fact.Kind.NEIGHBOURS_HOLD, true));
            case EMPTY_OPPOSING -> List.of(empty, not(own));
        };
    }

    private static Condition notRound() {
        return new Condition(Fact.Kind.CIRCUIT_DONE, false);
    }

    private static Condition nothingOpposite() {
        return new Condition(Fact.Kind.OPPOSITE_HOLDS, false);
    }

    private static Condition not(Condition condition) {
        return new Condition(condition.kind(), !condition.holds());
    }

    /** Whether a case speaks of a store. */
    boolean isStore() {
        return this == OWN_STORE || this == OTHER_STORE;
    }

    static boolean capturesAnywhere(RuleSet rules) {
        return rules.opposite()
                .filter(o -> o.where() == Opposition.Where.ANY_EMPTY)
                .isPresent();
    }
}
