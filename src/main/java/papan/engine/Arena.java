package papan.engine;

import java.util.function.IntBinaryOperator;
import papan.event.TurnEndReason;
import papan.model.Direction;
import papan.model.Layout;
import papan.model.Move;
import papan.model.Position;
import papan.model.Side;
import papan.rules.FirstMove;
import papan.rules.RuleSet;

/**
 * A round played by turns on bare numbers, for search and statistics: the same sower, judge and referee as
 * {@link Round}'s with nobody listening, and nothing allocated on the way. Not thread-safe; make one for each thread.
 *
 * <p>Moves are numbers: the number of the house minus 1; where a direction is chosen with it, anticlockwise adds the
 * number of houses in a row. Places are {@link Layout} numbers, sides their indexes.
 */
public final class Arena {
    private static final int FRAME_EXTRA = 2;

    private final Engine engine;
    private final Layout layout;
    private final Position start;
    private final int forcedFirst;
    private final RoundState standing;
    private final Moves moves;
    private final Referee referee;
    private final Sowers sowers;
    private int lastMover;
    private Hand lastHand = new Hand(0);

    /** An arena in which the rule set's first round stands at its start. */
    public Arena(RuleSet rules) {
        this.engine = new Engine(rules);
        this.layout = rules.layout();
        this.start = engine.start();
        this.forcedFirst =
                rules.forcedFirstMove().map(f -> 1 << (f.house().number() - 1)).orElse(0);
        this.standing = new RoundState(layout.places());
        this.moves = new Moves(rules);
        this.referee = new Referee(rules, moves);
        this.sowers = new Sowers(rules, standing.cells);
        begin();
    }

    /** The rules that are played. */
    public RuleSet rules() {
        return engine.rules();
    }

    /**
     * Back to the rule set's start, played by turns even where the rule set has a simultaneous opening, or forces a move
     * that cannot be made.
     */
    public void begin() {
        set(start);
        int forced = forcedFirst & standing.legal;
        standing.legal = forced == 0 ? standing.legal : forced;
    }

    /**
     * Back to the rule set's start, and through its simultaneous opening. Turns begin after it.
     *
     * @param chooser chooses a house of a side: of the bits of those that may be chosen, bit i set for the one with number
     *     i + 1, the number of one
     */
    public void open(FirstMove.Simultaneous rule, IntBinaryOperator chooser) {
        standing.set(start);
        Circuit circuit = moves.circuits().of(standing, null);
        Side first = Opening.playOut(engine, start, rule, chooser::applyAsInt, circuit, standing.cells);
        standing.toMove = first.index();
        lastMover = first.opponent().index();
        referee.afterTurn(standing, lastMover, RoundListener.SILENT);
    }

    /** A round from a given position. A player to move who cannot passes at once. */
    public void set(Position position) {
        standing.set(position);
        lastMover = 1 - standing.toMove;
        referee.beforeChoice(standing, lastMover, RoundListener.SILENT);
    }

    /** Where the round stands, as the first of its match. */
    public Position position() {
        return position(start.round());
    }

    /** Where the round stands, as one of its match with a given number. */
    public Position position(int round) {
        Position bare = Position.of(layout, standing.cells, standing.burnt, Side.of(standing.toMove), round);
        Direction chosen = standing.chosen;
        Position directed = chosen == null ? bare : bare.withDirection(Side.of(standing.chooser), chosen);
        return directed.withBonus(standing.bonus);
    }

    /** Whether the round is over; what is left has then been swept. */
    public boolean isOver() {
        return standing.legal == 0;
    }

    /** The moves that can be made: bit i set for move i; 0 once the round is over. */
    public int legal() {
        return standing.legal;
    }

    /** The move with a number, for people. */
    public Move moveOf(int move) {
        return moves.move(standing, move);
    }

    /** The number of a move, whether or not it is legal. */
    public int numberOf(Move move) {
        boolean back =
                move.direction().filter(d -> d == Direction.ANTICLOCKWISE).isPresent();
        return move.from().number() - 1 + (back ? layout.houses() : 0);
    }

    /** Who chooses next. */
    public int toMove() {
        return standing.toMove;
    }

    /** Seeds in a place. */
    public int seedsAt(int place) {
        return standing.cells[place];
    }

    /** The burnt houses: bit i set for the house with number i. */
    public int burnt() {
        return standing.burnt;
    }

    /** Seeds on the whole board. */
    public int total() {
        int total = 0;
        for (int seeds : standing.cells) {
            total += seeds;
        }
        return total;
    }

    /** Seeds in a side's store. */
    public int inStore(int side) {
        return standing.cells[layout.store(side)];
    }

    /**
     * Makes a move, one of the {@link #legal} ones: the turn, and what follows it without a choice.
     *
     * @return whether the mover earned another move by it; a player may also move again because the other had to pass
     */
    public boolean play(int move) {
        int mover = standing.toMove;
        Direction direction = moves.direction(standing, move);
        Sower sower = sowers.on(moves.circuits().of(standing, direction));
        if (direction != null) {
            standing.chosen = direction;
            standing.chooser = mover;
        }
        int house = mover * layout.houses() + (direction == Direction.ANTICLOCKWISE ? move - layout.houses() : move);
        TurnEndReason reason = sower.turn(mover, house);
        boolean again = engine.choosesAgain(reason, standing.bonus);
        standing.bonus = again && reason == TurnEndReason.CAPTURE;
        standing.toMove = again ? mover : 1 - mover;
        lastMover = mover;
        lastHand = sower.hand(mover);
        referee.afterTurn(standing, mover, RoundListener.SILENT);
        return again;
    }

    /** Laps of the latest turn: one more than its relays. */
    public int laps() {
        return lastHand.lap;
    }

    /** Captures in the latest turn. */
    public int captures() {
        return lastHand.captures;
    }

    /** Seeds captured in the latest turn. */
    public int capturedSeeds() {
        return lastHand.capturedSeeds;
    }

    /** How many numbers {@link #save} writes. */
    public int frameSize() {
        return layout.places() + FRAME_EXTRA;
    }

    /** Writes down where the round stands, so that {@link #restore} can come back to it. Burnt houses are not kept. */
    public void save(int[] frames, int at) {
        int places = layout.places();
        System.arraycopy(standing.cells, 0, frames, at, places);
        Direction chosen = standing.chosen;
        int way = chosen == null ? 0 : chosen == Direction.CLOCKWISE ? 1 : 2;
        frames[at + places] = standing.legal;
        frames[at + places + 1] =
                standing.toMove | standing.chooser << 1 | lastMover << 2 | (standing.bonus ? 8 : 0) | way << 4;
    }

    /** Comes back to where the round stood when this was saved. */
    public void restore(int[] frames, int at) {
        int places = layout.places();
        System.arraycopy(frames, at, standing.cells, 0, places);
        standing.legal = frames[at + places];
        int rest = frames[at + places + 1];
        standing.toMove = rest & 1;
        standing.chooser = rest >> 1 & 1;
        lastMover = rest >> 2 & 1;
        standing.bonus = (rest & 8) != 0;
        int way = rest >> 4;
        standing.chosen = way == 0 ? null : way == 1 ? Direction.CLOCKWISE : Direction.ANTICLOCKWISE;
    }
}
