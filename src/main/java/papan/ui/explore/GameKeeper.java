package papan.ui.explore;

import papan.replay.RecordedMatch;

/** Whatever keeps matches while they are played. */
@FunctionalInterface
public interface GameKeeper {
    /**
     * A match has gone on.
     *
     * @param game its {@linkplain ExploreSession#game() number}
     */
    void keep(int game, RecordedMatch match);
}
