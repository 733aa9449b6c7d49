package papan.rules;

import java.util.ArrayList;
import java.util.List;
import papan.rules.CountCapture.InPassing;

/** Finds parts of a rule set that contradict each other: each rule looks at two of them. */
public final class RuleCheck {
    private final RuleSet rules;
    private final List<Contradiction> found = new ArrayList<>();

    private RuleCheck(RuleSet rules) {
        this.rules = rules;
    }

    /**
     * Two parts that cannot stand together.
     *
     * @param rule the id of the rule that found it
     * @param clauses those that contradict each other; first the one that is to be looked at first
     * @param message names both parts and says why
     * @param fix what to change
     */
    public record Contradiction(String rule, List<ClauseId> clauses, String message, String fix) {
        public Contradiction {
            clauses = List.copyOf(clauses);
        }

        /** The same parts as files name them. */
        public List<String> parts() {
            return clauses.stream().map(ClauseAnswer::field).distinct().toList();
        }
    }

    /** Everything that is contradictory; nothing if the parts fit together. */
    public static List<Contradiction> check(RuleSet rules) {
        RuleCheck check = new RuleCheck(rules);
        check.opening();
        check.stores();
        check.laps();
        check.captures();
        check.ending();
        check.rounds();
        return List.copyOf(check.found);
    }

    private void opening() {
        int[] cells = rules.board().cells();
        boolean emptyForced = rules.forcedFirstMove()
                .filter(f -> cells[rules.layout().indexOf(f.house())] == 0)
                .isPresent();
        forbid(
                emptyForced,
                "R201",
                List.of(ClauseId.FIRST_MOVE, ClauseId.SEEDS),
                "firstMove names "
                        + rules.forcedFirstMove().map(f -> f.house().name()).orElse("")
                        + ", but board.setup leaves that house empty.",
                "Name a house that holds seeds, or change the set-up.");
        boolean simultaneous = rules.firstMove() instanceof FirstMove.Simultaneous;
        forbid(
                simultaneous && rules.sowing().choice() != DirectionChoice.FIXED,
                "R202",
                List.of(ClauseId.FIRST_MOVE, ClauseId.DIRECTION),
                "firstMove is simultaneous and direction is chosen: two hands would sow before a direction is agreed.",
                "Fix the direction, or let the players take turns.");
        forbid(
                simultaneous && rules.feeding() instanceof Feeding.Needed,
                "R203",
                List.of(ClauseId.FIRST_MOVE, ClauseId.FEEDING),
                "firstMove is simultaneous and feeding is needed: nobody is to move whom the other could starve.",
                "Drop one of the two.");
    }

    private void stores() {
        boolean pile = rules.sowing().stores() == StoreUse.PILE;
        forbid(
                pile && rules.lastSeed().ownStore() == OwnStore.EXTRA_TURN,
                "R204",
                List.of(ClauseId.OWN_STORE, ClauseId.STORES),
                "onOwnStore is extraTurn, but storeUse is pile: no last seed ever falls into a store.",
                "Write \"onOwnStore\": \"turnEnds\", or let the own store be sown.");
        forbid(
                rules.sowing().choice() == DirectionChoice.OPPOSITE_PER_PLAYER && !pile,
                "R205",
                List.of(ClauseId.DIRECTION, ClauseId.STORES),
                "direction is oppositePerPlayer, but storeUse is not pile: both own stores would lie at one end.",
                "Write \"storeUse\": \"pile\".");
    }

    private void laps() {
        boolean relay = rules.lastSeed().occupied() == OccupiedHouse.RELAY
                || rules.lastSeed().occupied() == OccupiedHouse.RELAY_FROM_NEXT;
        forbid(
                relay && rules.sowing().origin() == OriginHouse.FIRST_SEED_STAYS,
                "R206",
                List.of(ClauseId.ORIGIN, ClauseId.OCCUPIED_HOUSE),
                "originHouse is firstSeedStays, but occupiedHouse is a relay: the lap would stand still.",
                "Use single laps with firstSeedStays.");
        forbid(
                rules.lastSeed().gaps() instanceof GapCapture.Beyond
                        && rules.lastSeed().occupied() == OccupiedHouse.TURN_ENDS,
                "R207",
                List.of(ClauseId.GAP_CAPTURE, ClauseId.OCCUPIED_HOUSE),
                "gapCapture is set, but occupiedHouse is turnEnds: gaps are captured only where laps relay.",
                "Choose relay or relayFromNext, or drop gapCapture.");
    }

    private void captures() {
        boolean across = rules.lastSeed().opposition() instanceof Opposition.Opposite;
        forbid(
                across && rules.lastSeed().gaps() instanceof GapCapture.Beyond,
                "R208",
                List.of(ClauseId.EMPTY_OWN_HOUSE, ClauseId.GAP_CAPTURE),
                "opposition and gapCapture both decide what an empty house means.",
                "Keep one of them.");
        forbid(
                across && rules.lastSeed().occupied() == OccupiedHouse.RELAY_FROM_NEXT,
                "R209",
                List.of(ClauseId.EMPTY_OWN_HOUSE, ClauseId.OCCUPIED_HOUSE),
                "opposition is set, but occupiedHouse is relayFromNext: the next house decides, not the last seed's.",
                "Use gapCapture with relayFromNext, or relay with opposition.");
        boolean neighbours = rules.lastSeed().neighbours() == NeighbourCapture.ON;
        forbid(
                neighbours
                        && rules.opposite()
                                .filter(o -> o.where() == Opposition.Where.ANY_EMPTY)
                                .isPresent(),
                "R210",
                List.of(ClauseId.NEIGHBOUR_CAPTURE, ClauseId.EMPTY_OPPOSING_HOUSE),
                "neighbourCapture and opposition.where anyEmpty both decide what an empty opposing house means.",
                "Write \"where\": \"ownEmpty\", or switch neighbourCapture off.");
        forbid(
                neighbours && rules.lastSeed().gaps() instanceof GapCapture.Beyond,
                "R219",
                List.of(ClauseId.NEIGHBOUR_CAPTURE, ClauseId.GAP_CAPTURE),
                "neighbourCapture and gapCapture both decide what an empty opposing house means.",
                "Keep one of them.");
        forbid(
                neighbours && rules.lastSeed().occupied() == OccupiedHouse.RELAY_FROM_NEXT,
                "R220",
                List.of(ClauseId.NEIGHBOUR_CAPTURE, ClauseId.OCCUPIED_HOUSE),
                "neighbourCapture is on, but occupiedHouse is relayFromNext: the next house decides, not the last seed's.",
                "Use relay with neighbourCapture, or switch it off.");
        forbid(
                rules.lastSeed().counts() instanceof CountCapture.ByLastSeed counts
                        && counts.sizes().contains(1)
                        && rules.opposite()
                                .filter(o -> o.where() == Opposition.Where.ANY_EMPTY
                                        || counts.side() != CountCapture.Whose.OPPONENT)
                                .isPresent(),
                "R221",
                List.of(ClauseId.COUNT_CAPTURE, ClauseId.EMPTY_OWN_HOUSE),
                "countCapture takes a single seed and opposition decides too what an empty house means.",
                "Leave 1 out of sizes, or drop opposition.");
        forbid(
                rules.lastSeed().counts() instanceof InPassing
                        && rules.playable().afterCapture() == Playable.AfterCapture.ONE_MORE_MOVE,
                "R211",
                List.of(ClauseId.COUNT_CAPTURE, ClauseId.AFTER_CAPTURE),
                "countCapture is inPassing and playable.afterCapture is oneMoreMove: captures in passing end no turn.",
                "Drop one of the two.");
        boolean nothing = !across
                && rules.lastSeed().counts() instanceof CountCapture.None
                && rules.lastSeed().gaps() instanceof GapCapture.None
                && rules.sowing().stores() == StoreUse.PILE;
        forbid(
                nothing && !neighbours && rules.lastSeed().occupied() != OccupiedHouse.BANK,
                "R212",
                List.of(ClauseId.STORES),
                "storeUse is pile and there is no capture of any kind: no seed would ever reach a store.",
                "Add a capture, or let the own store be sown.");
    }

    private void ending() {
        forbid(
                rules.ending().noMove() == NoMove.PASS && rules.feeding() instanceof Feeding.Needed,
                "R213",
                List.of(ClauseId.NO_MOVE, ClauseId.FEEDING),
                "noMove is pass, but feeding is needed: whoever cannot feed ends the round.",
                "Write \"noMove\": \"roundEnds\".");
        forbid(
                rules.ending().roundEnd() == RoundEnd.ROW_EMPTY && rules.feeding() instanceof Feeding.Needed,
                "R214",
                List.of(ClauseId.ROUND_END, ClauseId.FEEDING),
                "roundEnd is rowEmpty, but feeding is needed: an empty row is to be fed, not the end.",
                "Write \"roundEnd\": \"majority\" or \"boardEmpty\".");
    }

    private void rounds() {
        boolean again = rules.renewal()
                .filter(r -> r.refill() instanceof Refill.StartAgain)
                .isPresent();
        forbid(
                again && rules.rounds() instanceof Rounds.UntilBroke,
                "R215",
                List.of(ClauseId.ROUNDS, ClauseId.REFILL),
                "rounds is untilBroke, but refill is startAgain: nobody would ever be broke.",
                "Use fixed or roundsWon with startAgain.");
        forbid(
                rules.renewal()
                                .filter(r -> r.starter() == Rounds.NextStarter.SIMULTANEOUS)
                                .isPresent()
                        && !(rules.firstMove() instanceof FirstMove.Simultaneous),
                "R216",
                List.of(ClauseId.NEXT_STARTER, ClauseId.FIRST_MOVE),
                "nextStarter is simultaneous, but firstMove is not.",
                "Say in firstMove how both players begin at once.");
        forbid(
                rules.renewal().isPresent() && rules.ending().leftovers() == Leftovers.UNSCORED,
                "R217",
                List.of(ClauseId.LEFTOVERS, ClauseId.ROUNDS),
                "leftovers is unscored, but rounds go on: seeds that are nobody's could not be dealt again.",
                "Give what is left to a player, or play a single round.");
    }

    private void forbid(boolean contradictory, String rule, List<ClauseId> clauses, String message, String fix) {
        if (contradictory) {
            found.add(new Contradiction(rule, clauses, message, fix));
        }
    }
}
