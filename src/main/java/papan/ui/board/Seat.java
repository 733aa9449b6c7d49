package papan.ui.board;

import papan.model.Place;
import papan.model.Side;

/** Where one seed lies. Seeds have no identity of their own; the k-th seed of a place always has the same spot. */
public sealed interface Seat {
    /** 0-based: which of the seeds there. */
    int index();

    /** In a house or store. */
    record Lying(Place place, int index) implements Seat {}

    /** In a player's hand. */
    record Held(Side side, int index) implements Seat {}
}
