package papan.lesson.script;

import java.util.List;
import papan.model.Says;
import papan.rules.RuleSet;

/**
 * Rounds that are played by a simulation, so many under each of some rule sets.
 *
 * @param boards one to four
 * @param players how both players choose: {@code random}, {@code greedy} or {@code search:2}
 * @param rounds under each rule set
 * @param seed of the dice
 */
public record ManyRounds(@Says(translated = true, key = "") List<Board> boards, String players, int rounds, int seed) {
    /** The most rounds by dice. */
    public static final int MOST = 20_000;
    /** The most rounds of players who look ahead: each takes long. */
    public static final int MOST_SEARCHED = 100;
    /** The ways of choosing. */
    public static final List<String> PLAYERS = List.of("random", "greedy", "search:1", "search:2");

    public ManyRounds {
        boards = List.copyOf(boards);
    }

    /**
     * One of the rule sets.
     *
     * @param label what it is called; its own name if empty
     */
    public record Board(
            RuleSet rules,
            @Says(translated = true, key = "") String label) {}
}
