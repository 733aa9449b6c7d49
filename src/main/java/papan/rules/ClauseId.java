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
    /** Who goes on where both hands of a simultaneous opening must lift the same house. */
    CONTESTED_HOUSE("contested-house"),
    /** Who moves next where both hands of a simultaneous opening finish at the same time. */
    FINISHED_TOGETHER("finished-together"),
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
    /** What the hand must have done before it can capture. */
    CIRCUIT("circuit"),
    /** What the last seed means in an empty house of the opponent's. */
    EMPTY_OPPOSING_HOUSE("empty-opposing-house"),
    /** Whether a house is captured by the number of its seeds. */
    COUNT_CAPTURE("count-capture"),
    /** Whether what lies beyond an empty house is captured. */
    GAP_CAPTURE("gap-capture"),
    /** Whether both neighbours of an empty opposing house are captured. */
    NEIGHBOUR_CAPTURE("neighbour-capture"),
    /** Which houses may be chosen. */
    PLAYABLE("playable"),
    /** Whether a capture earns another move. */
    AFTER_CAPTURE("after-capture"),
    /** What a player owes an opponent who has nothing to sow. */
    FEEDING("feeding"),
    /** What a capture of everything in the opponent's row means. */
    GRAND_SLAM("grand-slam"),
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
}
