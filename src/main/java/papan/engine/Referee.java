package papan.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import papan.event.RoundEndReason;
import papan.event.RoundEvent;
import papan.event.Winner;
import papan.model.House;
import papan.model.Layout;
import papan.model.Position;
import papan.model.Side;
import papan.model.Store;
import papan.rules.Ending;
import papan.rules.NoMove;
import papan.rules.RoundEnd;
import papan.rules.RuleSet;

/** Watches over a round between turns: whether it is over, who must pass, and whose the seeds are that are left. */
final class Referee {
    private final RuleSet rules;
    private final Layout layout;
    private final Ending ending;

    Referee(RuleSet rules) {
        this.rules = rules;
        this.layout = rules.layout();
        this.ending = rules.ending();
    }

    /**
     * What follows the end of a turn without anybody's choice: the round's end, or a pass, or nothing.
     *
     * @param cells the seeds of the position, changed by a sweep
     * @param after the position after the turn, with whose turn it would be
     * @param lastMover who moved last
     */
    void afterTurn(Recorder recorder, int[] cells, Position after, Side lastMover) {
        Optional<RoundEndReason> over = roundOver(cells);
        if (over.isPresent()) {
            endRound(recorder, cells, over.get(), after.toMove(), lastMover);
        } else {
            beforeChoice(recorder, cells, after, lastMover);
        }
    }

    /** A pass or the round's end where the player to choose has no move; nothing otherwise. */
    void beforeChoice(Recorder recorder, int[] cells, Position position, Side lastMover) {
        Moves moves = new Moves(rules);
        if (moves.any(position)) {
            return;
        }
        Side stuck = position.toMove();
        if (ending.noMove() == NoMove.PASS && moves.any(position.withToMove(stuck.opponent()))) {
            recorder.add(new RoundEvent.Passed(stuck, stuck.opponent()));
        } else {
            endRound(recorder, cells, roundOver(cells).orElse(RoundEndReason.NO_MOVE), stuck, lastMover);
        }
    }

    /** Why, at the end of a turn, the round is over; empty if it goes on. */
    Optional<RoundEndReason> roundOver(int[] cells) {
        boolean south = rowEmpty(cells, 0);
        boolean north = rowEmpty(cells, 1);
        if (ending.roundEnd() == RoundEnd.ROW_EMPTY) {
            return south || north ? Optional.of(RoundEndReason.ROW_EMPTY) : Optional.empty();
        }
        if (ending.roundEnd() == RoundEnd.MAJORITY && hasMajority(cells)) {
            return Optional.of(RoundEndReason.MAJORITY);
        }
        return south && north ? Optional.of(RoundEndReason.BOARD_EMPTY) : Optional.empty();
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
        for (int i = first; i < first + layout.houses(); i++) {
            if (cells[i] > 0) {
                return false;
            }
        }
        return true;
    }

    private void endRound(Recorder recorder, int[] cells, RoundEndReason reason, Side stuck, Side lastMover) {
        for (Side owner : Side.values()) {
            Optional<Side> taker = taker(reason, owner, stuck, lastMover);
            taker.ifPresent(side -> sweep(recorder, cells, owner, side));
        }
        recorder.add(new RoundEvent.RoundEnded(reason, Winner.byCount(cells[layout.store(0)], cells[layout.store(1)])));
    }

    /** Who gets what is left in a row. With a majority the rest changes nothing and goes to its owners. */
    private Optional<Side> taker(RoundEndReason reason, Side owner, Side stuck, Side lastMover) {
        return switch (ending.leftovers()) {
            case HOUSE_OWNER -> Optional.of(owner);
            case OTHER_PLAYER -> Optional.of(reason == RoundEndReason.MAJORITY ? owner : stuck.opponent());
            case LAST_MOVER -> Optional.of(reason == RoundEndReason.MAJORITY ? owner : lastMover);
            case UNSCORED -> Optional.empty();
        };
    }

    private void sweep(Recorder recorder, int[] cells, Side owner, Side taker) {
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
            cells[layout.store(taker.index())] += seeds;
            recorder.add(new RoundEvent.Swept(taker, from, seeds, new Store(taker)));
        }
    }
}
