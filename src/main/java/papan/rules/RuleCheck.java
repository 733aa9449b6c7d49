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
     * @param parts those that contradict each other, as files name them; first the one that is to be looked at first
     * @param message names both parts and says why
     * @param fix what to change
     */
    public record Contradiction(String rule, List<String> parts, String message, String fix) {
        public Contradiction {
            parts = List.copyOf(parts);
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
                List.of("firstMove", "board"),
                "firstMove names "
                        + rules.forcedFirstMove().map(f -> f.house().name()).orElse("")
                        + ", but board.setup leaves that house empty.",
                "Name a house that holds seeds, or change the set-up.");
        boolean simultaneous = rules.firstMove() instanceof FirstMove.Simultaneous;
        forbid(
                simultaneous && rules.sowing().choice() != DirectionChoice.FIXED,
                "R202",
                List.of("firstMove", "direction"),
                "firstMove is simultaneous and direction is chosen: two hands would sow before a direction is agreed.",
                "Fix the direction, or let the players take turns.");
        forbid(
                simultaneous && rules.feeding() instanceof Feeding.Needed,
                "R203",
                List.of("firstMove", "feeding"),
                "firstMove is simultaneous and feeding is needed: nobody is to move whom the other could starve.",
                "Drop one of the two.");
    }

    private void stores() {
        boolean pile = rules.sowing().stores() == StoreUse.PILE;
        forbid(
                pile && rules.lastSeed().ownStore() == OwnStore.EXTRA_TURN,
                "R204",
                List.of("onOwnStore", "storeUse"),
                "onOwnStore is extraTurn, but storeUse is pile: no last seed ever falls into a store.",
                "Write \"onOwnStore\": \"turnEnds\", or let the own store be sown.");
        forbid(
                rules.sowing().choice() == DirectionChoice.OPPOSITE_PER_PLAYER && !pile,
                "R205",
                List.of("direction", "storeUse"),
                "direction is oppositePerPlayer, but storeUse is not pile: both own stores would lie at one end.",
                "Write \"storeUse\": \"pile\".");
    }

    private void laps() {
        boolean relay = rules.lastSeed().occupied() == OccupiedHouse.RELAY
                || rules.lastSeed().occupied() == OccupiedHouse.RELAY_FROM_NEXT;
        forbid(
                relay && rules.sowing().origin() == OriginHouse.FIRST_SEED_STAYS,
                "R206",
                List.of("originHouse", "occupiedHouse"),
                "originHouse is firstSeedStays, but occupiedHouse is a relay: the lap would stand still.",
                "Use single laps with firstSeedStays.");
        forbid(
                rules.lastSeed().gaps() instanceof GapCapture.Beyond
                        && rules.lastSeed().occupied() == OccupiedHouse.TURN_ENDS,
                "R207",
                List.of("gapCapture", "occupiedHouse"),
                "gapCapture is set, but occupiedHouse is turnEnds: gaps are captured only where laps relay.",
                "Choose relay or relayFromNext, or drop gapCapture.");
    }

    private void captures() {
        boolean across = rules.lastSeed().opposition() instanceof Opposition.Opposite;
        forbid(
                across && rules.lastSeed().gaps() instanceof GapCapture.Beyond,
                "R208",
                List.of("opposition", "gapCapture"),
                "opposition and gapCapture both decide what an empty house means.",
                "Keep one of them.");
        forbid(
                across && rules.lastSeed().occupied() == OccupiedHouse.RELAY_FROM_NEXT,
                "R209",
                List.of("opposition", "occupiedHouse"),
                "opposition is set, but occupiedHouse is relayFromNext: the next house decides, not the last seed's.",
                "Use gapCapture with relayFromNext, or relay with opposition.");
        boolean neighbours = rules.lastSeed().neighbours() == NeighbourCapture.ON;
        forbid(
                neighbours
                        && rules.opposite()
                                .filter(o -> o.where() == Opposition.Where.ANY_EMPTY)
                                .isPresent(),
                "R210",
                List.of("neighbourCapture", "opposition"),
                "neighbourCapture and opposition.where anyEmpty both decide what an empty opposing house means.",
                "Write \"where\": \"ownEmpty\", or switch neighbourCapture off.");
        forbid(
                neighbours && rules.lastSeed().gaps() instanceof GapCapture.Beyond,
                "R219",
                List.of("neighbourCapture", "gapCapture"),
                "neighbourCapture and gapCapture both decide what an empty opposing house means.",
                "Keep one of them.");
        forbid(
                neighbours && rules.lastSeed().occupied() == OccupiedHouse.RELAY_FROM_NEXT,
                "R220",
                List.of("neighbourCapture", "occupiedHouse"),
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
                List.of("countCapture", "opposition"),
                "countCapture takes a single seed and opposition decides too what an empty house means.",
                "Leave 1 out of sizes, or drop opposition.");
        forbid(
                rules.lastSeed().counts() instanceof InPassing
                        && rules.playable().afterCapture() == Playable.AfterCapture.ONE_MORE_MOVE,
                "R211",
                List.of("countCapture", "playable"),
                "countCapture is inPassing and playable.afterCapture is oneMoreMove: captures in passing end no turn.",
                "Drop one of the two.");
        boolean nothing = !across
                && rules.lastSeed().counts() instanceof CountCapture.None
                && rules.lastSeed().gaps() instanceof GapCapture.None
                && rules.sowing().stores() == StoreUse.PILE;
        forbid(
                nothing && !neighbours && rules.lastSeed().occupied() != OccupiedHouse.BANK,
                "R212",
                List.of("storeUse"),
                "storeUse is pile and there is no capture of any kind: no seed would ever reach a store.",
                "Add a capture, or let the own store be sown.");
    }

    private void ending() {
        forbid(
                rules.ending().noMove() == NoMove.PASS && rules.feeding() instanceof Feeding.Needed,
                "R213",
                List.of("noMove", "feeding"),
                "noMove is pass, but feeding is needed: whoever cannot feed ends the round.",
                "Write \"noMove\": \"roundEnds\".");
        forbid(
                rules.ending().roundEnd() == RoundEnd.ROW_EMPTY && rules.feeding() instanceof Feeding.Needed,
                "R214",
                List.of("roundEnd", "feeding"),
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
                List.of("rounds"),
                "rounds is untilBroke, but refill is startAgain: nobody would ever be broke.",
                "Use fixed or roundsWon with startAgain.");
        forbid(
                rules.renewal()
                                .filter(r -> r.starter() == Rounds.NextStarter.SIMULTANEOUS)
                                .isPresent()
                        && !(rules.firstMove() instanceof FirstMove.Simultaneous),
                "R216",
                List.of("rounds", "firstMove"),
                "nextStarter is simultaneous, but firstMove is not.",
                "Say in firstMove how both players begin at once.");
        forbid(
                rules.renewal().isPresent() && rules.ending().leftovers() == Leftovers.UNSCORED,
                "R217",
                List.of("leftovers", "rounds"),
                "leftovers is unscored, but rounds go on: seeds that are nobody's could not be dealt again.",
                "Give what is left to a player, or play a single round.");
    }

    private void forbid(boolean contradictory, String rule, List<String> parts, String message, String fix) {
        if (contradictory) {
            found.add(new Contradiction(rule, parts, message, fix));
        }
    }
}
