package papan.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import papan.engine.Refusal.Reason;
import papan.event.Fold;
import papan.event.SowingEvent.TurnEnded;
import papan.event.TurnEndReason;
import papan.model.House;
import papan.model.Layout;
import papan.model.Move;
import papan.model.Position;
import papan.model.Side;
import papan.rules.OwnStore;
import papan.rules.RuleSet;

/**
 * Plays single turns of a rule set from any position, by turns. Openings, which depend on how a round began, are
 * {@link Round}'s.
 *
 * @param rules the rule set that is played
 */
public record Engine(RuleSet rules) {

    /** The position from which a match begins. */
    public Position start() {
        Layout layout = rules.layout();
        return Position.of(layout, rules.board().setup().cells(layout), 0, Side.SOUTH, 1);
    }

    /** The moves that the player to move can make, from that player's left. */
    public List<Move> legalMoves(Position position) {
        List<Move> legal = new ArrayList<>();
        for (House house : rules.layout().row(position.toMove())) {
            Move move = new Move(house);
            if (reason(position, move).isEmpty()) {
                legal.add(move);
            }
        }
        return List.copyOf(legal);
    }

    /** Why a move cannot be made; empty if it can. */
    public Optional<Refusal> refuse(Position position, Move move) {
        return reason(position, move).map(reason -> new Refusal(position.toMove(), move, reason, legalMoves(position)));
    }

    /**
     * Makes a move and tells everything that it brings about.
     *
     * @throws IllegalArgumentException if the move is {@linkplain #refuse refused}; ask first
     */
    public Turn play(Position before, Move move) {
        reason(before, move).ifPresent(reason -> {
            throw new IllegalArgumentException("move " + move + " is refused: " + reason.id());
        });
        Recorder recorder = new Recorder(rules, before.burntMask() != 0);
        Circuit circuit = new Circuit(rules, before.burntMask());
        Sower sower = new Sower(rules, circuit, before.cells(), recorder);
        Side mover = before.toMove();
        TurnEndReason reason = sower.turn(mover.index(), rules.layout().indexOf(move.from()));
        Side next = choosesAgain(reason) ? mover : mover.opponent();
        recorder.add(new TurnEnded(mover, next, reason));
        new Referee(rules).afterTurn(recorder, sower.cells(), next, movability(sower.cells(), before.burntMask()));
        return new Turn(before, move, recorder.events(), Fold.after(before, recorder.events()));
    }

    /** Whether the player whose turn ended so chooses again: an extra turn. */
    boolean choosesAgain(TurnEndReason reason) {
        return switch (reason) {
            case OWN_STORE -> rules.lastSeed().ownStore() == OwnStore.EXTRA_TURN;
            case BANK -> true;
            default -> false;
        };
    }

    /** Tells which side could move on a board. */
    Referee.Movability movability(int[] cells, int burnt) {
        return side -> {
            Position position = Position.of(rules.layout(), cells, burnt, side, 1);
            return rules.layout().row(side).stream()
                    .anyMatch(house -> reason(position, new Move(house)).isEmpty());
        };
    }

    private Optional<Reason> reason(Position position, Move move) {
        House house = move.from();
        if (house.side() != position.toMove()) {
            return Optional.of(Reason.NOT_YOUR_HOUSE);
        }
        if (position.isBurnt(house)) {
            return Optional.of(Reason.BURNT_HOUSE);
        }
        if (position.seedsIn(house) == 0) {
            return Optional.of(Reason.EMPTY_HOUSE);
        }
        return isEndless(position, house) ? Optional.of(Reason.ENDLESS) : Optional.empty();
    }

    private boolean isEndless(Position position, House house) {
        Circuit circuit = new Circuit(rules, position.burntMask());
        if (!circuit.canBeEndless()) {
            return false;
        }
        Sower sower = new Sower(rules, circuit, position.cells(), SowingListener.SILENT);
        return sower.turn(position.toMove().index(), rules.layout().indexOf(house)) == TurnEndReason.ENDLESS;
    }
}
