package papan.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import papan.engine.Refusal.Reason;
import papan.event.TurnEndReason;
import papan.model.Direction;
import papan.model.House;
import papan.model.Layout;
import papan.model.Move;
import papan.model.Position;
import papan.model.Side;
import papan.rules.DirectionChoice;
import papan.rules.Feeding;
import papan.rules.Playable;
import papan.rules.RuleSet;

/** Which moves can be made from a position, and why others cannot. */
final class Moves {
    private final RuleSet rules;
    private final Layout layout;

    Moves(RuleSet rules) {
        this.rules = rules;
        this.layout = rules.layout();
    }

    /** The moves that the player to move can make, from that player's left. */
    List<Move> legal(Position position) {
        List<Move> legal = new ArrayList<>();
        for (Move move : all(position)) {
            if (reason(position, move).isEmpty()) {
                legal.add(move);
            }
        }
        return List.copyOf(legal);
    }

    /** Whether the player to move has a move. */
    boolean any(Position position) {
        return all(position).stream().anyMatch(move -> reason(position, move).isEmpty());
    }

    /** A move from each house of the player to move, in each direction that is open. */
    private List<Move> all(Position position) {
        List<Move> all = new ArrayList<>();
        for (House house : layout.row(position.toMove())) {
            if (choosesDirection(position)) {
                for (Direction direction : Direction.values()) {
                    all.add(new Move(house, Optional.of(direction)));
                }
            } else {
                all.add(new Move(house));
            }
        }
        return all;
    }

    /** Whether a move from a position must name a direction. */
    boolean choosesDirection(Position position) {
        return switch (rules.sowing().choice()) {
            case FIXED -> false;
            case EACH_MOVE -> true;
            case ONCE_FOR_BOTH, OPPOSITE_PER_PLAYER ->
                position.chosenDirection().isEmpty();
        };
    }

    /** Why a move cannot be made; empty if it can. */
    Optional<Reason> reason(Position position, Move move) {
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
        if (!isPlayable(position, position.seedsIn(house))) {
            return Optional.of(Reason.TOO_FEW_SEEDS);
        }
        if (move.direction().isPresent() != choosesDirection(position)) {
            return Optional.of(Reason.DIRECTION);
        }
        return byOutcome(position, move);
    }

    private boolean isPlayable(Position position, int seeds) {
        Playable playable = rules.playable();
        if (seeds < playable.minSeeds()) {
            return false;
        }
        return seeds > 1
                || playable.singles() == Playable.Singles.ALLOWED
                || layout.row(position.toMove()).stream().allMatch(h -> position.seedsIn(h) <= 1);
    }

    /** What can only be known by sowing: an endless lap, or an opponent left with nothing. */
    private Optional<Reason> byOutcome(Position position, Move move) {
        boolean feeds = rules.feeding() instanceof Feeding.Needed;
        Circuit circuit = circuit(position, move);
        if (!circuit.canBeEndless() && !feeds) {
            return Optional.empty();
        }
        Sower sower = new Sower(rules, circuit, position.cells(), SowingListener.SILENT);
        Side mover = position.toMove();
        if (sower.turn(mover.index(), layout.indexOf(move.from())) == TurnEndReason.ENDLESS) {
            return Optional.of(Reason.ENDLESS);
        }
        return feeds ? starving(position, mover, sower.cells()) : Optional.empty();
    }

    private Optional<Reason> starving(Position before, Side mover, int[] after) {
        Side opponent = mover.opponent();
        boolean emptyAfter = rowEmpty(after, opponent);
        if (!emptyAfter) {
            return Optional.empty();
        }
        if (before.inRow(opponent) == 0) {
            return Optional.of(Reason.MUST_FEED);
        }
        boolean forbidden = rules.feeding() instanceof Feeding.Needed f && f.grandSlam() == Feeding.GrandSlam.FORBIDDEN;
        return forbidden ? Optional.of(Reason.MUST_FEED) : Optional.empty();
    }

    private boolean rowEmpty(int[] cells, Side side) {
        for (House house : layout.row(side)) {
            if (cells[layout.indexOf(house)] > 0) {
                return false;
            }
        }
        return true;
    }

    /** The way of both hands in the course of a move. */
    Circuit circuit(Position position, Move move) {
        Direction usual = rules.sowing().direction();
        if (rules.sowing().choice() == DirectionChoice.FIXED) {
            return new Circuit(rules, position.burntMask(), usual, usual);
        }
        Direction chosen = move.direction().or(position::chosenDirection).orElse(usual);
        Side chooser = move.direction().isPresent()
                ? position.toMove()
                : position.directionChooser().orElse(position.toMove());
        boolean opposite = rules.sowing().choice() == DirectionChoice.OPPOSITE_PER_PLAYER;
        Direction south = opposite && chooser == Side.NORTH ? chosen.reversed() : chosen;
        Direction north = opposite && chooser == Side.SOUTH ? chosen.reversed() : chosen;
        return new Circuit(rules, position.burntMask(), south, north);
    }
}
