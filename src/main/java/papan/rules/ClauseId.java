package papan.rules;

import java.util.Arrays;
import java.util.Optional;

/**
 * The questions that a rule set answers, one clause each. The ids are used in rule-set files, events and lessons, so
 * they change only by addition.
 */
public enum ClauseId {
    /** How many seeds lie where at the start. */
    SEEDS("seeds"),
    /** Which way seeds are sown. */
    DIRECTION("direction"),
    /** Which stores get seeds in passing. */
    STORES("stores"),
    /** Whether a long lap sows the house it came from. */
    ORIGIN("origin"),
    /** How the first round is opened. */
    FIRST_MOVE("first-move"),
    /** What the last seed means in a house that held seeds. */
    OCCUPIED_HOUSE("occupied-house"),
    /** What the last seed means in the own store. */
    OWN_STORE("own-store"),
    /** What the last seed means in an empty house of the mover's. */
    EMPTY_OWN_HOUSE("empty-own-house"),
    /** What becomes of the seed that made a capture. */
    CAPTURING_SEED("capturing-seed"),
    /** What becomes of the last seed when the opposite house is empty. */
    LONE_SEED("lone-seed"),
    /** What the last seed means in an empty house of the opponent's. */
    EMPTY_OPPOSING_HOUSE("empty-opposing-house"),
    /** What becomes of a sowing that would never end. */
    ENDLESS("endless"),
    /** What a player does who cannot move. */
    NO_MOVE("no-move"),
    /** When a round is over. */
    ROUND_END("round-end"),
    /** Whose the seeds are that are left. */
    LEFTOVERS("leftovers"),
    /** What follows a round, and when the match is over. */
    ROUNDS("rounds"),
    /** How houses are filled for the next round. */
    REFILL("refill"),
    /** How a house that is out of play meets the hand. */
    BURNT_HOUSE("burnt-house"),
    /** Who moves first in the next round. */
    NEXT_STARTER("next-starter"),
    /** Who has won. */
    WINNER("winner");

    private final String id;

    ClauseId(String id) {
        this.id = id;
    }

    /** The id used in files and traces. */
    public String id() {
        return id;
    }

    /** The clause with an id, if there is one. */
    public static Optional<ClauseId> parse(String id) {
        return Arrays.stream(values()).filter(c -> c.id.equals(id)).findFirst();
    }

    /**
     * How a rule set answers this question, as a short key such as {@code relay} or {@code byLap}; {@code none} where
     * the question does not arise. Two rule sets differ in a clause exactly where these differ.
     */
    public String answerIn(RuleSet rules) {
        return switch (this) {
            case SEEDS -> SetupKey.of(rules.board().setup());
            case DIRECTION -> Key.of(rules.sowing().direction());
            case STORES -> Key.of(rules.sowing().stores());
            case ORIGIN -> Key.of(rules.sowing().origin());
            case FIRST_MOVE -> firstMove(rules.firstMove());
            case OCCUPIED_HOUSE -> Key.of(rules.lastSeed().occupied());
            case OWN_STORE -> Key.of(rules.lastSeed().ownStore());
            case EMPTY_OWN_HOUSE -> rules.opposite().isPresent() ? "captureOpposite" : "turnEnds";
            case CAPTURING_SEED ->
                rules.opposite().map(o -> Key.of(o.capturingSeed())).orElse("none");
            case LONE_SEED -> rules.opposite().map(o -> Key.of(o.loneSeed())).orElse("none");
            case EMPTY_OPPOSING_HOUSE -> "turnEnds";
            case ENDLESS -> "refused";
            case NO_MOVE -> Key.of(rules.ending().noMove());
            case ROUND_END -> Key.of(rules.ending().roundEnd());
            case LEFTOVERS -> Key.of(rules.ending().leftovers());
            case ROUNDS -> rules.series().isPresent() ? "untilBroke" : "single";
            case REFILL -> rules.series().map(s -> refill(s.refill())).orElse("none");
            case BURNT_HOUSE -> rules.series().map(s -> Key.of(s.burntHouse())).orElse("none");
            case NEXT_STARTER -> rules.series().map(s -> Key.of(s.starter())).orElse("none");
            case WINNER -> rules.series().isPresent() ? "lastAbleToFill" : "mostInStore";
        };
    }

    private static String firstMove(FirstMove firstMove) {
        if (firstMove instanceof FirstMove.Simultaneous simultaneous) {
            return Key.of(simultaneous.schedule());
        }
        return firstMove instanceof FirstMove.Forced ? "forced" : "free";
    }

    private static String refill(Refill refill) {
        if (refill instanceof Refill.HouseByHouse by) {
            String last = by.lastHouse() == Refill.LastHouse.PARTLY ? "LastPartly" : "";
            return "full" + (by.from() == Refill.From.LEFT ? "FromLeft" : "FromStoreEnd") + last;
        }
        return "evenly";
    }

    /** The part of a set-up that a sentence tells. */
    private static final class SetupKey {
        private SetupKey() {}

        static String of(Setup setup) {
            if (setup instanceof Setup.Uniform) {
                return "uniform";
            }
            return setup instanceof Setup.Alternate ? "alternate" : "custom";
        }
    }
}
