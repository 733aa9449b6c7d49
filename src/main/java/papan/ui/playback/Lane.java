package papan.ui.playback;

import papan.replay.Reel;

/**
 * One line of a match on the overview: the match itself, or a branch of it below.
 *
 * @param number by which it is called; 0 for the match itself
 * @param reel the whole of it, from the beginning
 * @param parted the cursor at which it leaves the match; 0 for the match itself
 */
public record Lane(int number, Reel reel, int parted) {
    /** The letter by which a branch is called. */
    public String letter() {
        return String.valueOf((char) ('A' + number - 1));
    }

    /** The theme's colour of a branch. */
    public String colourKey() {
        return "Papan.branch." + (Math.floorMod(number - 1, 4) + 1);
    }
}
