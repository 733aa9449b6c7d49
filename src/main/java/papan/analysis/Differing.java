package papan.analysis;

import java.util.ArrayList;
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

    /** Whether any place differs, however many do. On boards of different sizes no place is the same to begin with. */
    public boolean isAny() {
        if (!counterparts.stream().allMatch(Counterparts::isSameSize)) {
            return false;
        }
        Set<Place> places = new LinkedHashSet<>();
        for (int other = 1; other < positions.size(); other++) {
            add(other, true, places);
        }
        return !places.isEmpty();
    }

    /**
     * What lies on every board in the place that corresponds to one of them.
     *
     * @throws IllegalArgumentException if the boards are not all of one size
     */
    public List<Integer> seedsIn(int board, Place place) {
        Place first =
                board == 0 ? place : counterparts.get(board - 1).onFirst(place).orElse(place);
        List<Integer> seeds = new ArrayList<>(List.of(positions.get(0).seedsIn(first)));
        for (int other = 1; other < positions.size(); other++) {
            Counterparts same = counterparts.get(other - 1);
            if (!same.isSameSize()) {
                throw new IllegalArgumentException("board " + other + " is of another size");
            }
            seeds.add(positions.get(other).seedsIn(same.onOther(first).orElse(first)));
        }
        return seeds;
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
