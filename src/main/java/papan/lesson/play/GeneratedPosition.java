package papan.lesson.play;

import java.util.Optional;
import papan.engine.Arena;
import papan.lesson.scene.Effort;
import papan.lesson.script.Circumstances;
import papan.lesson.script.Condition;
import papan.model.Position;
import papan.rules.RuleSet;
import papan.search.Dice;

/** Finds positions to practise on by playing at random; the same number always finds the same one. */
public final class GeneratedPosition {
    /** The most positions that are looked at. */
    public static final int MAX_TRIES = 10_000;

    /** A round that is longer is begun again. */
    private static final int LONGEST = 60;

    /** The effort that a turn costs which is played only to look at the position after it. */
    private static final int COST = 5;

    private GeneratedPosition() {}

    /**
     * The first position in which a condition is true, in rounds that are played by turns and by dice.
     *
     * @param seed the same number always leads to the same position
     * @param tries the most positions that are looked at
     * @param effort pays for each of them; when it is spent, nothing more is looked at
     * @return empty if none of them was one
     */
    public static Optional<Position> find(RuleSet rules, Condition where, long seed, int tries, Effort effort) {
        Arena arena = new Arena(rules);
        Dice dice = new Dice(seed);
        int moves = 0;
        for (int i = 0; i < tries && !effort.isSpent(); i++) {
            effort.spend(COST);
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
