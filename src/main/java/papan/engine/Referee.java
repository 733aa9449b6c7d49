package papan.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import papan.event.RoundEndReason;
import papan.event.RoundEvent;
import papan.event.Winner;
import papan.model.House;
import papan.model.Layout;
import papan.model.Side;
import papan.model.Store;
import papan.rules.Ending;
import papan.rules.Leftovers;
import papan.rules.NoMove;
import papan.rules.RoundEnd;
import papan.rules.RuleSet;

/** Watches over a round between turns: whether it is over, who must pass, and whose the seeds are that are left. */
final class Referee {
    private final Layout layout;
    private final Ending ending;

    Referee(RuleSet rules) {
        this.layout = rules.layout();
        this.ending = rules.ending();
    }

    /**
     * What follows the end of a turn without anybody's choice: the round's end, or a pass, or nothing.
     *
     * @param next whose turn it would be
     * @param moves tells whether a side has a move
     */
    void afterTurn(Recorder recorder, int[] cells, Side next, Movability moves) {
        Optional<RoundEndReason> over = roundOver(cells);
        if (over.isPresent()) {
            endRound(recorder, cells, over.get());
        } else {
            beforeChoice(recorder, cells, next, moves);
        }
    }

    /** A pass or the round's end where the player to choose has no move; nothing otherwise. */
    void beforeChoice(Recorder recorder, int[] cells, Side next, Movability moves) {
        if (moves.canMove(next)) {
            return;
        }
        if (ending.noMove() == NoMove.PASS && moves.canMove(next.opponent())) {
            recorder.add(new RoundEvent.Passed(next, next.opponent()));
        } else {
            endRound(recorder, cells, roundOver(cells).orElse(RoundEndReason.NO_MOVE));
        }
    }

    /** Why, at the end of a turn, the round is over; empty if it goes on. */
    Optional<RoundEndReason> roundOver(int[] cells) {
        boolean south = rowEmpty(cells, 0);
        boolean north = rowEmpty(cells, 1);
        if (ending.roundEnd() == RoundEnd.ROW_EMPTY) {
            return south || north ? Optional.of(RoundEndReason.ROW_EMPTY) : Optional.empty();
        }
        return south && north ? Optional.of(RoundEndReason.BOARD_EMPTY) : Optional.empty();
    }

    boolean rowEmpty(int[] cells, int side) {
        int first = side * layout.houses();
        for (int i = first; i < first + layout.houses(); i++) {
            if (cells[i] > 0) {
                return false;
            }
        }
        return true;
    }

    private void endRound(Recorder recorder, int[] cells, RoundEndReason reason) {
        if (ending.leftovers() == Leftovers.HOUSE_OWNER) {
            sweep(recorder, cells, Side.SOUTH);
            sweep(recorder, cells, Side.NORTH);
        }
        recorder.add(new RoundEvent.RoundEnded(reason, Winner.byCount(cells[layout.store(0)], cells[layout.store(1)])));
    }

    private void sweep(Recorder recorder, int[] cells, Side owner) {
        List<House> from = new ArrayList<>();
        int seeds = 0;
        for (House house : layout.row(owner)) {
            int index = layout.indexOf(house);
            if (cells[index] > 0) {
                from.add(house);
                seeds += cells[index];
                cells[index] = 0;
            }
        }
        if (seeds > 0) {
            cells[layout.store(owner.index())] += seeds;
            recorder.add(new RoundEvent.Swept(owner, from, seeds, new Store(owner)));
        }
    }

    /** Tells whether a side has a move that can be made. */
    interface Movability {
        boolean canMove(Side side);
    }
}
