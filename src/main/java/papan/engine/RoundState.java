package papan.engine;

import org.jspecify.annotations.Nullable;
import papan.model.Direction;
import papan.model.Position;
import papan.model.Side;

/** Where a round stands between two turns, as bare numbers to compute on. Mutable, and not thread-safe. */
final class RoundState {
    /** Seeds by {@link papan.model.Layout} number. */
    final int[] cells;
    /** Bit i is set where house i is burnt. */
    int burnt;
    /** Index of the player who chooses next. */
    int toMove;
    /** Which way was chosen last, where players choose it. */
    @Nullable
    Direction chosen;
    /** Index of the player who chose it. */
    int chooser;
    /** Whether the next move is the one that a capture has earned. */
    boolean bonus;
    /** The moves that can be made, as the {@link Referee} found them; 0 once the round is over. */
    int legal;

    RoundState(int places) {
        this.cells = new int[places];
    }

    /** A copy of a position's numbers. */
    static RoundState of(Position position) {
        RoundState standing = new RoundState(position.layout().places());
        standing.set(position);
        return standing;
    }

    /** Takes over a position's numbers. */
    void set(Position position) {
        for (int i = 0; i < cells.length; i++) {
            cells[i] = position.seedsAt(i);
        }
        burnt = position.burntMask();
        toMove = position.toMove().index();
        chosen = position.chosenDirection().orElse(null);
        chooser = position.directionChooser().map(Side::index).orElse(0);
        bonus = position.isBonus();
    }
}
