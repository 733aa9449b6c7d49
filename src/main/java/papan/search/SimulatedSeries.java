package papan.search;

import java.util.List;
import papan.engine.Arena;
import papan.engine.Engine;
import papan.engine.Match;
import papan.model.Move;
import papan.model.Side;
import papan.rules.FirstMove;
import papan.rules.RuleSet;

/** Plays the rounds or matches of one thread and counts what happens. In a simultaneous opening both choose by dice. */
final class SimulatedSeries {
    /** A round with more turns is given up. */
    private static final int MAX_TURNS = 2_000;
    /** A match with more rounds is given up: whoever is behind often catches up, and between equals few matches end. */
    private static final int MAX_ROUNDS = 1_000;

    private final Simulation.Plan plan;
    private final RuleSet rules;
    private final Tally tally;
    private final Watch watch;
    private final Arena arena;
    private final Player south;
    private final Player north;
    /** In a match: the board before the latest choice, and that choice. */
    private final int[] lastChoice;

    private int lastMove;

    /** Plays until the watch ends it, even in the middle of a choice. */
    SimulatedSeries(Simulation.Plan plan, Tally tally, Watch watch) {
        this.plan = plan;
        this.rules = plan.rules();
        this.tally = tally;
        this.watch = watch;
        this.arena = new Arena(rules);
        // What players look at is not what has been played.
        Watch thinking = Watch.until(watch::isOver);
        this.south = plan.south().player(rules, thinking);
        this.north = plan.north().player(rules, thinking);
        this.lastChoice = new int[arena.frameSize()];
    }

    /** Plays one of the rounds or matches. One that the watch cuts off counts as never begun. */
    void play(long number) {
        Dice dice = Dice.of(plan.seed(), number);
        if (plan.matches()) {
            match(dice);
        } else {
            round(dice);
        }
    }

    private void round(Dice dice) {
        if (rules.firstMove() instanceof FirstMove.Simultaneous opening) {
            arena.open(opening, (side, legal) -> dice.oneOf(legal));
        } else {
            arena.begin();
        }
        int first = arena.toMove();
        int turns = playOn(dice);
        if (isCutOff()) {
            return;
        }
        if (arena.isOver()) {
            tally.roundOver();
            int margin = arena.inStore(0) - arena.inStore(1);
            tally.over(first, margin, margin, turns);
        } else {
            tally.unfinished();
        }
    }

    /** Plays the round in the arena to its end, or until the watch cuts it off, and tells how many turns it took. */
    private int playOn(Dice dice) {
        int turns = 0;
        int first = arena.toMove();
        count(0, first);
        while (!arena.isOver() && turns < MAX_TURNS) {
            Player player = arena.toMove() == 0 ? south : north;
            int move = player.choose(arena, dice);
            if (watch.isOver()) {
                return turns;
            }
            if (plan.matches()) {
                arena.save(lastChoice, 0);
                lastMove = move;
            }
            arena.play(move);
            turns++;
            tally.turn(arena.laps(), arena.captures(), arena.capturedSeeds());
            watch.turn(arena.laps());
            count(turns, first);
        }
        return turns;
    }

    private void count(int turns, int first) {
        switch (plan.byTurn()) {
            case NOTHING -> {}
            case LEAD -> tally.leadAfter(turns, arena, first);
            case SEEDS -> {
                tally.leadAfter(turns, arena, first);
                tally.seedsAfter(turns, arena);
            }
        }
    }

    /**
     * Plays a match. Its rounds are played in the arena but for the last choice of each, which the match makes itself, as
     * it knows what follows.
     */
    private void match(Dice dice) {
        Match match = Match.fromStart(new Engine(rules));
        int first = match.mover().index();
        int turns = 0;
        boolean forced = rules.forcedFirstMove().isPresent();
        boolean played = true;
        while (!match.isOver() && played && match.position().round() <= MAX_ROUNDS) {
            if (match.round().isOpening()) {
                match = match.choose(oneOf(match.legalMoves(), dice));
                continue;
            }
            if (forced) {
                arena.begin();
                forced = false;
            } else {
                arena.set(match.position());
            }
            turns += playOn(dice);
            if (isCutOff()) {
                return;
            }
            played = arena.isOver();
            int number = match.position().round();
            arena.restore(lastChoice, 0);
            match = match.reached(arena.position(number)).choose(arena.moveOf(lastMove));
            tally.roundOver();
        }
        if (match.isOver()) {
            int margin = match.position().inStore(Side.SOUTH) - match.position().inStore(Side.NORTH);
            int won = match.winner().map(side -> side == Side.SOUTH ? 1 : -1).orElse(0);
            tally.over(first, won, margin, turns);
        } else {
            tally.unfinished();
        }
    }

    /** Whether the round in the arena was ended from outside. */
    private boolean isCutOff() {
        return !arena.isOver() && watch.isOver();
    }

    private static Move oneOf(List<Move> moves, Dice dice) {
        return moves.get(dice.below(moves.size()));
    }
}
