package papan.lesson.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
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
        List<Position> found = new ArrayList<>();
        byChance(
                rules,
                seed,
                tries,
                COST,
                effort,
                position -> where.holds(Circumstances.of(position)) && found.add(position));
        return found.stream().findFirst();
    }

    /**
     * Plays rounds by turns and by dice, and offers each position in which somebody can choose.
     *
     * @param cost of each turn, which is played only to look at the position after it
     * @param enough whether no other one is wanted after a position
     */
    static void byChance(RuleSet rules, long seed, int tries, long cost, Effort effort, Predicate<Position> enough) {
        Arena arena = new Arena(rules);
        Dice dice = new Dice(seed);
        int moves = 0;
        boolean over = false;
        for (int i = 0; i < tries && !over && !effort.isSpent(); i++) {
            effort.spend(cost);
            if (arena.isOver() || moves == LONGEST) {
                arena.begin();
                moves = 0;
            }
            arena.play(dice.oneOf(arena.legal()));
            moves++;
            over = !arena.isOver() && enough.test(arena.position());
        }
    }
}
