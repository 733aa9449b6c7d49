package papan.ui.compare;

import java.util.Optional;
import papan.model.House;
import papan.model.Layout;
import papan.model.Place;
import papan.model.Position;
import papan.model.Side;

/** Seeds that are laid out by hand, one after the other. Immutable. */
record LaidOut(Position position) {
    private static final int MOST_SEEDS = 99;

    /** Where a matchup begins; an empty board if that is each rule set's own start. */
    static LaidOut in(Matchup matchup) {
        return new LaidOut(matchup.from().orElseGet(() -> empty(matchup.first().layout())));
    }

    private static Position empty(Layout layout) {
        return Position.of(layout, new int[layout.places()], 0, Side.SOUTH, 1);
    }

    /** With so many seeds more, or fewer, in a place; a burnt house stays empty. */
    LaidOut with(Place place, int more) {
        int[] cells = position.cells();
        int index = position.layout().indexOf(place);
        boolean burnt = place instanceof House && (position.burntMask() >> index & 1) != 0;
        cells[index] = burnt ? 0 : Math.max(0, Math.min(MOST_SEEDS, cells[index] + more));
        return with(cells, position.burntMask());
    }

    /** With a house out of play and empty, or in play again. */
    LaidOut withBurnt(House house) {
        int[] cells = position.cells();
        int index = position.layout().indexOf(house);
        int burnt = position.burntMask() ^ 1 << index;
        if ((burnt >> index & 1) != 0) {
            cells[index] = 0;
        }
        return with(cells, burnt);
    }

    private LaidOut with(int[] cells, int burnt) {
        return new LaidOut(Position.of(position.layout(), cells, burnt, position.toMove(), position.round()));
    }

    /** From the same seeds with the other player to move. */
    static Matchup otherMover(Matchup matchup) {
        Position now = in(matchup).position();
        return matchup.from(Optional.of(now.withToMove(now.toMove().opponent())));
    }
}
