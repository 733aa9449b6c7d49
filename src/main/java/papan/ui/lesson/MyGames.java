package papan.ui.lesson;

import java.util.List;
import java.util.Optional;
import papan.analysis.Rival;
import papan.replay.BestTurn;
import papan.rules.RuleSet;
import papan.ui.board.BoardThumbnail;

/**
 * The games that a learner has played, the latest first.
 *
 * @param guest whether a guest sits here, of whom no game is kept
 * @param best the learner's best turn against the computer; empty where there is none
 * @param removed whether one has just been removed and may be brought back
 * @param trouble why none can be listed; empty if they can
 */
public record MyGames(
        boolean guest,
        List<Game> games,
        Optional<Best> best,
        List<Broken> broken,
        boolean removed,
        String trouble,
        Acts acts) {
    public MyGames {
        games = List.copyOf(games);
        broken = List.copyOf(broken);
    }

    /**
     * A game.
     *
     * @param file what its file is called
     * @param players whom the learner played against, or who played
     * @param rules the name of the rule set
     * @param standing how it came out, or whose turn it is
     * @param day when it was played last
     * @param board where it was left
     */
    public record Game(String file, String players, String rules, String standing, String day, BoardThumbnail board) {}

    /** The turn of a game in which the most seeds were stored. */
    public record Best(String file, BestTurn turn) {}

    /** A file that cannot be used, and why. */
    public record Broken(String file, String problem) {}

    /** What can be done with games. Everything happens on the event dispatch thread. */
    public interface Acts {
        /** Shows the board on which games are played. */
        void play();

        /** Begins a game against somebody. */
        void play(Rival rival, RuleSet rules);

        /** Goes on with a game where it was left, or looks at it if it is over. */
        void goOn(String file);

        /** Shows a turn of a game again. */
        void watch(Best best);

        /** Shows the charts of a game. */
        void chart(String file);

        void remove(String file);

        /** Brings back the game that was removed last. */
        void bringBack();

        /** Lists the games again. */
        void refresh();

        /** Somebody else sits here, who has other games. */
        void somebodyElse();
    }

    /** Whether there is anything to be listed. */
    boolean isEmpty() {
        return games.isEmpty() && broken.isEmpty();
    }
}
