package papan.engine;

import java.util.List;
import papan.model.Move;
import papan.model.Side;

/**
 * Why a move cannot be made. A value that is asked for before acting, not an exception: choosing an empty house is
 * something that learners do.
 *
 * @param mover who was to choose
 * @param legal the moves that can be made instead
 */
public record Refusal(Side mover, Move move, Reason reason, List<Move> legal) {
    public Refusal {
        legal = List.copyOf(legal);
    }

    /** What is wrong with the move. */
    public enum Reason {
        /** The round is over. */
        ROUND_OVER("round-over"),
        /** The house is in the other player's row. */
        NOT_YOUR_HOUSE("not-your-house"),
        /** The house is out of play. */
        BURNT_HOUSE("burnt-house"),
        /** The house holds no seed. */
        EMPTY_HOUSE("empty-house"),
        /** The house holds too few seeds to be chosen. */
        TOO_FEW_SEEDS("too-few-seeds"),
        /** A direction must be named with the house, or must not. */
        DIRECTION("direction"),
        /** The rule set names another house for this move. */
        FORCED_HOUSE("forced-house"),
        /** In a simultaneous opening the other player's relay must lift this house. */
        RESERVED_HOUSE("reserved-house"),
        /** The opponent has nothing to sow and this move would give nothing. */
        MUST_FEED("must-feed"),
        /** The sowing would never end. */
        ENDLESS("endless");

        private final String id;

        Reason(String id) {
            this.id = id;
        }

        /** The name used in traces. */
        public String id() {
            return id;
        }
    }
}
