package papan.search;

import papan.engine.Arena;

/**
 * Somebody who chooses moves, in games with one move a turn and in games with extra turns alike. One instance plays on one
 * thread; {@link Strategy} makes them.
 */
@FunctionalInterface
public interface Player {
    /**
     * Chooses one of the legal moves.
     *
     * @param arena where the round stands, with at least one legal move; left as it was found
     */
    int choose(Arena arena, Dice dice);
}
