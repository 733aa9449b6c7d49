package papan.engine;

import org.jspecify.annotations.Nullable;
import papan.event.RoundEndReason;
import papan.model.Layout;
import papan.rules.Ending;
import papan.rules.NoMove;
import papan.rules.Refill;
import papan.rules.RoundEnd;
import papan.rules.RuleSet;

/** Decides between turns whether the round is over, who must pass and whose the seeds are that are left. */
final class Referee {
    private static final int NOBODY = -1;

    private final Moves moves;
    private final Layout layout;
    private final Ending ending;
    /** Whether the winner's row is counted, but stays as it is for the next round. */
    private final boolean winnerStays;

    Referee(RuleSet rules) {
        this(rules, new Moves(rules));
    }

    Referee(RuleSet rules, Moves moves) {
        this.moves = moves;
        this.layout = rules.layout();
        this.ending = rules.ending();
        this.winnerStays = rules.renewal()
                .filter(r -> r.refill() instanceof Refill.LoserOnly)
                .isPresent();
    }

    /**
     * What follows the end of a turn without anybody's choice: the round's end, or a pass, or nothing.
     *
     * @param after the position after the turn, with whose turn it would be; changed by what follows
     * @param lastMover who moved last
     */
    void afterTurn(RoundState after, int lastMover, RoundListener listener) {
        // That the board is empty is noticed below, where nobody has a move.
        RoundEndReason over = ending.roundEnd() == RoundEnd.BOARD_EMPTY ? null : roundOver(after.cells);
        if (over != null) {
            endRound(after, over, after.toMove, lastMover, listener);
        } else {
            beforeChoice(after, lastMover, listener);
        }
    }

    /** A pass or the round's end where the player to choose has no move; otherwise only the moves are noted. */
    void beforeChoice(RoundState standing, int lastMover, RoundListener listener) {
        standing.legal = moves.legal(standing);
        if (standing.legal != 0) {
            return;
        }
        int stuck = standing.toMove;
        standing.toMove = 1 - stuck;
        standing.legal = ending.noMove() == NoMove.PASS ? moves.legal(standing) : 0;
        if (standing.legal != 0) {
            standing.bonus = false;
            listener.passed(stuck);
            return;
        }
        standing.toMove = stuck;
        RoundEndReason over = roundOver(standing.cells);
        endRound(standing, over != null ? over : RoundEndReason.NO_MOVE, stuck, lastMover, listener);
    }

    /** Why, at the end of a turn, the round is over; null if it goes on. */
    private @Nullable RoundEndReason roundOver(int[] cells) {
        if (ending.roundEnd() == RoundEnd.ROW_EMPTY) {
            return rowEmpty(cells, 0) || rowEmpty(cells, 1) ? RoundEndReason.ROW_EMPTY : null;
        }
        if (ending.roundEnd() == RoundEnd.MAJORITY && hasMajority(cells)) {
            return RoundEndReason.MAJORITY;
        }
        return rowEmpty(cells, 0) && rowEmpty(cells, 1) ? RoundEndReason.BOARD_EMPTY : null;
    }

    private boolean hasMajority(int[] cells) {
        int total = 0;
        for (int seeds : cells) {
            total += seeds;
        }
        return 2 * cells[layout.store(0)] > total || 2 * cells[layout.store(1)] > total;
    }

    private boolean rowEmpty(int[] cells, int side) {
        int first = side * layout.houses();
        int seeds = 0;
        // All of them, without a way out: a branch here would often be guessed wrongly.
        for (int i = first; i < first + layout.houses(); i++) {
            seeds |= cells[i];
        }
        return seeds == 0;
    }

    private void endRound(RoundState end, RoundEndReason reason, int stuck, int lastMover, RoundListener listener) {
        end.legal = 0;
        int[] takers = {taker(end, reason, 0, stuck, lastMover), taker(end, reason, 1, stuck, lastMover)};
        int south = count(end.cells, 0, takers);
        int north = count(end.cells, 1, takers);
        for (int owner = 0; owner < 2; owner++) {
            boolean lost = owner == 0 ? south < north : north < south;
            if (takers[owner] != NOBODY && (lost || !winnerStays)) {
                sweep(end.cells, owner, takers[owner], listener);
            }
        }
        listener.ended(reason, south, north);
    }

    /** What a player has got: the store, and every row whose seeds are theirs. */
    private int count(int[] cells, int player, int[] takers) {
        int seeds = cells[layout.store(player)];
        for (int i = 0; i < 2 * layout.houses(); i++) {
            seeds += takers[layout.sideOf(i)] == player ? cells[i] : 0;
        }
        return seeds;
    }

    /** Who gets what is left in a row. With a majority the rest changes nothing and goes to its owners. */
    private int taker(RoundState end, RoundEndReason reason, int owner, int stuck, int lastMover) {
        return switch (ending.leftovers()) {
            case HOUSE_OWNER -> owner;
            case OTHER_PLAYER -> reason == RoundEndReason.MAJORITY ? owner : 1 - stuck;
            case LAST_MOVER -> reason == RoundEndReason.MAJORITY ? owner : lastMover;
            case FIRST_TO_EMPTY -> rowEmpty(end.cells, 1 - owner) ? 1 - owner : owner;
            case UNSCORED -> NOBODY;
        };
    }

    private void sweep(int[] cells, int owner, int taker, RoundListener listener) {
        int houses = 0;
        int seeds = 0;
        int first = owner * layout.houses();
        for (int i = first; i < first + layout.houses(); i++) {
            if (cells[i] > 0) {
                houses |= 1 << i;
                seeds += cells[i];
                cells[i] = 0;
            }
        }
        if (seeds > 0) {
            cells[layout.store(taker)] += seeds;
            listener.swept(houses, seeds, taker);
        }
    }
}
