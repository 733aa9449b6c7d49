package papan.engine;

import java.util.Optional;
import papan.model.Place;
import papan.model.Side;

/**
 * One act of a hand in a simultaneous opening: the least that one hand can do while the other does nothing.
 *
 * @param side whose hand acted; where both ended at once, the one who would have acted
 * @param kind what it did
 * @param at the house that was lifted, the place where the seed fell or was judged, the house that could not be lifted;
 *     empty where nothing could be chosen
 * @param from number of the first event it brought about
 * @param to number after the last one; the same as {@code from} if nothing happened
 */
public record OpeningAct(Side side, Kind kind, Optional<Place> at, int from, int to) {
    /** What a hand can do. */
    public enum Kind {
        /** It takes the seeds of the chosen house, or of the one it relays from. */
        LIFT,
        /** It lets one seed fall. */
        DROP,
        /** It is empty, and its last seed is judged. */
        JUDGE,
        /** It finds nothing to lift and has finished: its relay house is empty, or nothing can be chosen. */
        FINISH
    }
}
