package papan.analysis;

import java.util.Optional;
import papan.engine.OpeningAct;
import papan.engine.SimultaneousOpening;
import papan.model.Place;
import papan.model.Position;

/**
 * Where the two hands of a simultaneous opening meet: two neighbouring acts, one of each hand, that do something else in
 * the other order.
 *
 * @param act number of the first of them in its order
 * @param first what the hand did that came first
 * @param second what the other hand did then
 * @param at where they met, a house rather than a store; empty where they met in no place, but in who had finished first
 * @param exchanged the opening with these two acts exchanged and the rest of the order as it is
 * @param changesOutcome whether that ends in another position
 */
public record Meeting(
        int act,
        OpeningAct first,
        OpeningAct second,
        Optional<Place> at,
        SimultaneousOpening.Played exchanged,
        boolean changesOutcome) {

    /** What the opening comes to with these two acts exchanged. */
    public Position outcome() {
        return exchanged.after();
    }
}
