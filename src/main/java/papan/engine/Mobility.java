package papan.engine;

import papan.model.Position;
import papan.model.Side;
import papan.rules.RuleSet;

/** Counts the houses that a player could choose. Keeps what it needs from one count to the next; not thread-safe. */
public final class Mobility {
    private final Moves moves;
    private final int houses;

    /** A counter under some rules. */
    public Mobility(RuleSet rules) {
        this.moves = new Moves(rules);
        this.houses = rules.layout().houses();
    }

    /** How many houses a player could choose in a position, were it that player's turn; hands are taken for empty. */
    public int houses(Position position, Side side) {
        RoundState standing = RoundState.of(position.withToMove(side));
        int legal = moves.legal(standing);
        // Where a direction is chosen with the house, each house has two bits.
        return Integer.bitCount((legal | legal >> houses) & ((1 << houses) - 1));
    }
}
