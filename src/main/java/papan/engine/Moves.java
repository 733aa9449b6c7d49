package papan.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import papan.engine.Refusal.Reason;
import papan.event.TurnEndReason;
import papan.model.Direction;
import papan.model.House;
import papan.model.Layout;
import papan.model.Move;
import papan.model.Position;
import papan.rules.DirectionChoice;
import papan.rules.Feeding;
import papan.rules.Playable;
import papan.rules.RuleSet;
import papan.rules.StoreUse;

/**
 * Which moves can be made from a position, and why others cannot. Not thread-safe.
 *
 * <p>As a bare number a move is the number of its house minus 1; where a direction is chosen with it, anticlockwise adds
 * the number of houses in a row.
 */
final class Moves {
    private final Layout layout;
    private final int houses;
    private final DirectionChoice choice;
    private final int minSeeds;
    private final boolean singlesAllowed;
    private final boolean feeds;
    private final boolean slamForbidden;
    /** Whether a move must be tried out before it is known to be legal. */
    private final boolean tries;
    /** Whether every house in play that holds seeds may be chosen, and nothing is chosen with it. */
    private final boolean anyHouseWithSeeds;

    private final Circuits circuits;
    private final int[] scratch;
    private final Sowers trials;

    Moves(RuleSet rules) {
        this.layout = rules.layout();
        this.houses = layout.houses();
        this.choice = rules.sowing().choice();
        this.minSeeds = rules.playable().minSeeds();
        this.singlesAllowed = rules.playable().singles() == Playable.Singles.ALLOWED;
        this.feeds = rules.feeding() instanceof Feeding.Needed;
        this.slamForbidden =
                rules.feeding() instanceof Feeding.Needed f && f.grandSlam() == Feeding.GrandSlam.FORBIDDEN;
        this.tries = feeds || rules.sowing().stores() == StoreUse.PILE;
        this.anyHouseWithSeeds = !tries && minSeeds == 1 && singlesAllowed && choice == DirectionChoice.FIXED;
        this.circuits = new Circuits(rules);
        this.scratch = new int[layout.places()];
        this.trials = new Sowers(rules, scratch);
    }

    Circuits circuits() {
        return circuits;
    }

    /** The moves that the player to move can make, from that player's left. */
    List<Move> legal(Position position) {
        RoundState standing = RoundState.of(position);
        int mask = legal(standing);
        List<Move> legal = new ArrayList<>();
        for (int house = 0; house < houses; house++) {
            for (int number = house; number < 2 * houses; number += houses) {
                if ((mask >> number & 1) != 0) {
                    legal.add(move(standing, number));
                }
            }
        }
        return List.copyOf(legal);
    }

    /** The moves that the player to move can make: bit i set for the move with number i. */
    int legal(RoundState standing) {
        int first = standing.toMove * houses;
        if (anyHouseWithSeeds) {
            return held(standing.cells, first) & ~(standing.burnt >> first);
        }
        int legal = 0;
        boolean directed = choosesDirection(standing);
        for (int house = 0; house < houses; house++) {
            if (reason(standing, first + house, directed ? Direction.CLOCKWISE : null) == null) {
                legal |= 1 << house;
            }
            if (directed && reason(standing, first + house, Direction.ANTICLOCKWISE) == null) {
                legal |= 1 << (house + houses);
            }
        }
        return legal;
    }

    /** The houses of a row that hold seeds: bit i set for house i + 1. */
    private int held(int[] cells, int first) {
        int held = 0;
        for (int i = 0; i < houses; i++) {
            // The sign bit of −seeds: a branch here would be guessed wrongly every other time.
            held |= -cells[first + i] >>> 31 << i;
        }
        return held;
    }

    /** The move with a number. */
    Move move(RoundState standing, int number) {
        House house = layout.houseAt(standing.toMove * houses + number % houses);
        return new Move(house, Optional.ofNullable(direction(standing, number)));
    }

    /** The direction chosen with the move with a number; null where none is. */
    @Nullable
    Direction direction(RoundState standing, int number) {
        if (!choosesDirection(standing)) {
            return null;
        }
        return number < houses ? Direction.CLOCKWISE : Direction.ANTICLOCKWISE;
    }

    /** Whether a move must name a direction. */
    private boolean choosesDirection(RoundState standing) {
        return switch (choice) {
            case FIXED -> false;
            case EACH_MOVE -> true;
            case ONCE_FOR_BOTH, OPPOSITE_PER_PLAYER -> standing.chosen == null;
        };
    }

    /** Why a move cannot be made; empty if it can. */
    Optional<Reason> reason(Position position, Move move) {
        if (move.from().side() != position.toMove()) {
            return Optional.of(Reason.NOT_YOUR_HOUSE);
        }
        Direction direction = move.direction().orElse(null);
        return Optional.ofNullable(reason(RoundState.of(position), layout.indexOf(move.from()), direction));
    }

    /** Why a move from a house of the player to move cannot be made; null if it can. */
    private @Nullable Reason reason(RoundState standing, int house, @Nullable Direction direction) {
        if ((standing.burnt >> house & 1) != 0) {
            return Reason.BURNT_HOUSE;
        }
        int seeds = standing.cells[house];
        if (seeds == 0) {
            return Reason.EMPTY_HOUSE;
        }
        if (seeds < minSeeds || (seeds == 1 && !singlesAllowed && !onlySingles(standing))) {
            return Reason.TOO_FEW_SEEDS;
        }
        if ((direction != null) != choosesDirection(standing)) {
            return Reason.DIRECTION;
        }
        return tries ? byOutcome(standing, house, direction) : null;
    }

    private boolean onlySingles(RoundState standing) {
        int first = standing.toMove * houses;
        for (int i = first; i < first + houses; i++) {
            if (standing.cells[i] > 1) {
                return false;
            }
        }
        return true;
    }

    /** What can only be known by sowing: an endless lap, or an opponent left with nothing. */
    private @Nullable Reason byOutcome(RoundState standing, int house, @Nullable Direction direction) {
        System.arraycopy(standing.cells, 0, scratch, 0, scratch.length);
        Sower sower = trials.on(circuits.of(standing, direction));
        if (sower.turn(standing.toMove, house) == TurnEndReason.ENDLESS) {
            return Reason.ENDLESS;
        }
        boolean starves = feeds && rowEmpty(scratch, 1 - standing.toMove);
        boolean wasEmpty = starves && rowEmpty(standing.cells, 1 - standing.toMove);
        return starves && (wasEmpty || slamForbidden) ? Reason.MUST_FEED : null;
    }

    private boolean rowEmpty(int[] cells, int side) {
        for (int i = side * houses; i < (side + 1) * houses; i++) {
            if (cells[i] > 0) {
                return false;
            }
        }
        return true;
    }

    /** The way of both hands in the course of a move. */
    Circuit circuit(Position position, Move move) {
        return circuits.of(RoundState.of(position), move.direction().orElse(null));
    }
}
