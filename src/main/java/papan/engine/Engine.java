package papan.engine;

import java.util.List;
import java.util.Optional;
import papan.event.Fold;
import papan.event.SowingEvent.TurnEnded;
import papan.event.TurnEndReason;
import papan.model.Layout;
import papan.model.Move;
import papan.model.Position;
import papan.model.Side;
import papan.rules.OwnStore;
import papan.rules.Playable;
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
        return Position.of(layout, rules.board().cells(), 0, Side.SOUTH, 1);
    }

    /** The moves that the player to move can make, from that player's left. */
    public List<Move> legalMoves(Position position) {
        return new Moves(rules).legal(position);
    }

    /** Why a move cannot be made; empty if it can. */
    public Optional<Refusal> refuse(Position position, Move move) {
        Moves moves = new Moves(rules);
        return moves.reason(position, move)
                .map(reason -> new Refusal(position.toMove(), move, reason, moves.legal(position)));
    }

    /**
     * Makes a move and tells everything that it brings about.
     *
     * @throws IllegalArgumentException if the move is {@linkplain #refuse refused}; ask first
     */
    public Turn play(Position before, Move move) {
        Moves moves = new Moves(rules);
        moves.reason(before, move).ifPresent(reason -> {
            throw new IllegalArgumentException("move " + move + " is refused: " + reason.id());
        });
        Circuit circuit = moves.circuit(before, move);
        int[] cells = before.cells();
        Recorder recorder = new Recorder(rules, circuit, cells, move.direction());
        Side mover = before.toMove();
        Sower sower = new Sower(rules, circuit, cells, recorder);
        TurnEndReason reason = sower.turn(mover.index(), rules.layout().indexOf(move.from()));
        Side next = choosesAgain(reason, before.isBonus()) ? mover : mover.opponent();
        recorder.add(new TurnEnded(mover, next, reason));
        Position after = Fold.after(before, recorder.events());
        new Referee(rules, moves).afterTurn(RoundState.of(after), mover.index(), recorder);
        return new Turn(before, move, recorder.events(), Fold.after(before, recorder.events()));
    }

    /**
     * Makes a move that goes on under other rules after so many of its events; what has happened by then stays.
     *
     * @param other rules for a board of the same size
     * @throws IllegalArgumentException if the move is {@linkplain #refuse refused}; ask first
     */
    public Turn play(Position before, Move move, int events, RuleSet other) {
        return new Handover(this, new Engine(other), events).play(before, move);
    }

    /**
     * Whether the player whose turn ended so chooses again.
     *
     * @param bonus whether the move was itself the one that a capture had earned
     */
    boolean choosesAgain(TurnEndReason reason, boolean bonus) {
        return switch (reason) {
            case OWN_STORE -> rules.lastSeed().ownStore() == OwnStore.EXTRA_TURN;
            case BANK -> true;
            case CAPTURE -> !bonus && rules.playable().afterCapture() == Playable.AfterCapture.ONE_MORE_MOVE;
            default -> false;
        };
    }
}
