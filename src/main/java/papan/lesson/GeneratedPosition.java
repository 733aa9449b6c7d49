package papan.lesson;

import java.util.Optional;
import papan.engine.Arena;
import papan.model.Position;
import papan.rules.RuleSet;
import papan.search.Dice;

/** Positions to practise on: what chance comes to from the rule set's start, the same for the same number. */
public final class GeneratedPosition {
    /** The most positions that are looked at. */
    public static final int MAX_TRIES = 10_000;

    /** A round that is longer is begun again. */
    private static final int LONGEST = 60;

    private GeneratedPosition() {}

    /**
     * The first position in which a condition is true, in rounds that are played by turns and by dice.
     *
     * @param seed the same number always leads to the same position
     * @param tries the most positions that are looked at
     * @return empty if none of them was one
     */
    public static Optional<Position> find(RuleSet rules, Condition where, long seed, int tries) {
        Arena arena = new Arena(rules);
        Dice dice = new Dice(seed);
        int moves = 0;
        for (int i = 0; i < tries; i++) {
            if (arena.isOver() || moves == LONGEST) {
                arena.begin();
                moves = 0;
            }
            arena.play(dice.oneOf(arena.legal()));
            moves++;
            Position position = arena.position();
            if (!arena.isOver() && where.holds(Circumstances.of(position))) {
                return Optional.of(position);
            }
        }
        return Optional.empty();
    }
}
