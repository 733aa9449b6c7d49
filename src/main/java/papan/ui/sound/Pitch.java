package papan.ui.sound;

import papan.model.Direction;
import papan.model.Layout;
import papan.model.Place;
import papan.model.Side;
import papan.model.Store;

/**
 * How high a place sounds: the ring of whoever sows is a major scale, from the first house after the other player's end of
 * the board to the last, so that a hand that walks on climbs, and each round begins low again.
 */
final class Pitch {
    /** The C in the middle of a piano. */
    static final double LOWEST_HERTZ = 261.63;

    private static final int[] MAJOR = {0, 2, 4, 5, 7, 9, 11};

    private Pitch() {}

    /** How many places of its ring a player's hand has passed before a place, beginning at the low end. */
    static int position(Layout layout, Direction direction, Side player, Place place) {
        int houses = layout.houses();
        if (place instanceof Store store) {
            return store.side() == player ? houses : 2 * houses + 1;
        }
        int number = layout.indexOf(place) % houses;
        int along = direction == Direction.CLOCKWISE ? houses - 1 - number : number;
        return place.side() == player ? along : houses + 1 + along;
    }

    /** The pitch of a position in the ring, in hertz. */
    static double hertz(int position) {
        int semitones = 12 * (position / MAJOR.length) + MAJOR[position % MAJOR.length];
        return LOWEST_HERTZ * Math.pow(2, semitones / 12.0);
    }
}
