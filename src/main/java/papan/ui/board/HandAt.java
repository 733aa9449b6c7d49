package papan.ui.board;

import papan.model.Place;
import papan.model.Side;

/**
 * A hand that carries seeds.
 *
 * @param side whose
 * @param seeds how many it holds, those that have just left it not counted
 * @param from the place that it comes from
 * @param to the place that it goes to; the same where it hovers at rest
 * @param progress how far it has come between them, 0 to 1, already eased
 * @param presence 1 where it is fully there, less while it comes in or goes away
 */
public record HandAt(Side side, int seeds, Place from, Place to, double progress, double presence) {

    static HandAt resting(Side side, int seeds, Place at) {
        return new HandAt(side, seeds, at, at, 1, 1);
    }
}
