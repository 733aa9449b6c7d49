package papan.lesson.script;

import java.util.List;
import papan.model.Says;
import papan.rules.RuleSet;

/** Rounds that are played by a simulation, so many under each of some rule sets. */
@Says(value = "Rounds that Papan plays for the chart.", name = "rounds")
public record ManyRounds(
        @Says(value = "One to four rule sets.", whole = "roundsBoards", translated = true, key = "")
        List<Board> boards,

        @Says(
                value = "How both choose: by dice, what brings most at once, or looking so many moves ahead.",
                as = "chosen",
                usual = "random")
        String players,

        @Says(
                value = "How many rounds under each rule set; " + ManyRounds.MOST_SEARCHED
                        + " at most where players look ahead.",
                name = "count",
                min = 100,
                max = ManyRounds.MOST,
                usual = "2000")
        int rounds,

        @Says(
                value = "Of the dice: the same seed always brings the same rounds.",
                min = 1,
                max = 1_000_000,
                usual = "1")
        int seed) {
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
