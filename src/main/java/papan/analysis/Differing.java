package papan.analysis;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import papan.model.Place;
import papan.model.Position;

/**
 * The places of boards side by side that do not hold what their counterparts on the first board hold.
 *
 * @param positions on each board
 * @param counterparts for each board but the first, which of its places correspond to the first board's
 */
public record Differing(List<Position> positions, List<Counterparts> counterparts) {
    /** So many places are worth marking at most: where nearly everything differs, that says nothing. */
    private static final int MARKED = 9;

    public Differing {
        positions = List.copyOf(positions);
        counterparts = List.copyOf(counterparts);
    }

    /** Those of a board that hold something else than on the first; on the first, than on any other. */
    public Set<Place> on(int board) {
        Set<Place> places = new LinkedHashSet<>();
        int last = board == 0 ? positions.size() - 1 : board;
        for (int other = Math.max(1, board); other <= last; other++) {
            add(other, board == 0, places);
        }
        return places.size() > MARKED ? Set.of() : places;
    }

    private void add(int other, boolean asOnFirst, Set<Place> places) {
        Counterparts same = counterparts.get(other - 1);
        if (!same.isSameSize()) {
            return;
        }
        Position one = positions.get(0);
        Position two = positions.get(other);
        for (int i = 0; i < one.layout().places(); i++) {
            Place here = one.layout().placeAt(i);
            Place there = same.onOther(here).orElse(here);
            if (one.seedsIn(here) != two.seedsIn(there)) {
                places.add(asOnFirst ? here : there);
            }
        }
    }
}
