package papan.replay;

import java.util.Map;
import papan.model.Says;
import papan.model.Side;

/**
 * A match as a file keeps it.
 *
 * @param variations what was played, and what else might have been
 * @param players not every side needs one
 */
@Says(
        value = "A recorded match.",
        example = "{ 'format': 'match/1', 'rules': { 'id': 'congklak-classic', 'revision': 1 },"
                + " 'moves': ['S2', 'N5', 'N7'] }")
public record RecordedMatch(
        @Says(beside = true, as = "lines") Variations variations,

        @Says(value = "What the players are called, or which computer player chose.", whole = "players", usual = "")
        Map<Side, String> players) {
    /** One of players without names, in which nothing else was tried. */
    public RecordedMatch(PlayedMatch played) {
        this(Variations.of(played), Map.of());
    }

    public RecordedMatch {
        players = Map.copyOf(players);
    }

    /** The same, all of whose lines have been surveyed: to be asked for in the background, before it is shown. */
    public RecordedMatch surveyed() {
        variations.main().timeline().survey();
        variations.branches().forEach(branch -> branch.match().timeline().survey());
        return this;
    }
}
