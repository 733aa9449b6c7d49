package papan.engine;

import java.util.List;
import java.util.Map;
import papan.model.Layout;
import papan.model.Move;
import papan.model.Side;

/**
 * Lists of choices for an opening, one for each side, and how far each has been used. A choice that cannot be made when it
 * is due is passed over; a side whose list is over chooses nothing more. Mutable; lives as long as its opening.
 */
final class OpeningChoices implements OpeningHands.Chooser {
    /** By side: the numbers of the houses. */
    private final int[][] houses;
    /** By side: how many of them have been used. */
    private final int[] used = new int[2];

    private OpeningChoices(int[][] houses) {
        this.houses = houses;
    }

    /**
     * Lists of choices.
     *
     * @throws IllegalArgumentException if a move is not from a house of its side
     */
    static OpeningChoices of(Layout layout, Map<Side, List<Move>> choices) {
        int[][] houses = new int[2][];
        for (Side side : Side.values()) {
            List<Move> moves = choices.getOrDefault(side, List.of());
            for (Move move : moves) {
                if (move.from().side() != side || !layout.contains(move.from())) {
                    throw new IllegalArgumentException("choices: " + move + " is not a house of " + side.id());
                }
            }
            houses[side.index()] =
                    moves.stream().mapToInt(m -> m.from().number() - 1).toArray();
        }
        return new OpeningChoices(houses);
    }

    /** The same lists with so many of each used. */
    OpeningChoices used(int south, int north) {
        OpeningChoices choices = new OpeningChoices(houses);
        choices.used[0] = south;
        choices.used[1] = north;
        return choices;
    }

    int used(int side) {
        return used[side];
    }

    @Override
    public int choose(int side, int legal) {
        while (!isDone(side)) {
            int house = houses[side][used[side]++];
            if ((legal >> house & 1) != 0) {
                return house;
            }
        }
        return OpeningHands.RESTS;
    }

    @Override
    public boolean isDone(int side) {
        return used[side] == houses[side].length;
    }
}
