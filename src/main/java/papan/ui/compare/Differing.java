package papan.ui.compare;

import java.util.LinkedHashSet;
import java.util.Set;
import papan.analysis.Counterparts;
import papan.model.Place;
import papan.model.Position;

/** The places of boards in step that do not hold what their counterparts hold. */
record Differing(Encounter encounter, int cursor) {
    /** So many places are worth marking at most: where nearly everything differs, that says nothing. */
    private static final int MARKED = 9;

    /** Those of a board that hold something else than on the first; on the first, than on any other. */
    Set<Place> on(int board) {
        Set<Place> places = new LinkedHashSet<>();
        int last = board == 0 ? encounter.boards() - 1 : board;
        for (int other = Math.max(1, board); other <= last; other++) {
            add(other, board == 0, places);
        }
        return places.size() > MARKED ? Set.of() : places;
    }

    private void add(int other, boolean asOnFirst, Set<Place> places) {
        Counterparts counterparts = encounter.counterparts(other);
        if (!counterparts.isSameSize()) {
            return;
        }
        Position one = positionOf(0);
        Position two = positionOf(other);
        for (int i = 0; i < one.layout().places(); i++) {
            Place here = one.layout().placeAt(i);
            Place there = counterparts.onOther(here).orElse(here);
            if (one.seedsIn(here) != two.seedsIn(there)) {
                places.add(asOnFirst ? here : there);
            }
        }
    }

    private Position positionOf(int board) {
        return encounter
                .lockstep()
                .timelines()
                .get(board)
                .positionAt(encounter.lockstep().cursorOf(board, cursor));
    }
}
