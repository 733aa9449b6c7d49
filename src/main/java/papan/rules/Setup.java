package papan.rules;

import java.util.Arrays;
import java.util.List;
import papan.model.Layout;

/** How many seeds each house holds when a match begins; stores are {@link Board}'s. */
public sealed interface Setup {

    /** Seeds by {@link Layout} number, stores included. */
    int[] cells(Layout layout);

    /** Refuses a set-up that does not fit a board. */
    void check(Layout layout);

    /**
     * The same number in every house.
     *
     * @param seeds in each house, 1 or more
     */
    record Uniform(int seeds) implements Setup {
        @Override
        public int[] cells(Layout layout) {
            int[] cells = new int[layout.places()];
            Arrays.fill(cells, 0, 2 * layout.houses(), seeds);
            return cells;
        }

        @Override
        public void check(Layout layout) {
            if (seeds < 1) {
                throw new IllegalArgumentException("seeds " + seeds + " is below 1");
            }
        }
    }

    /**
     * The same number in every other house of the ring, beginning with the first house of the player who starts (S1
     * with south).
     *
     * @param seeds in each filled house, 1 or more
     */
    record Alternate(int seeds) implements Setup {
        @Override
        public int[] cells(Layout layout) {
            int[] cells = new int[layout.places()];
            for (int i = 0; i < 2 * layout.houses(); i += 2) {
                cells[i] = seeds;
            }
            return cells;
        }

        @Override
        public void check(Layout layout) {
            if (seeds < 1) {
                throw new IllegalArgumentException("seeds " + seeds + " is below 1");
            }
        }
    }

    /**
     * Every house named.
     *
     * @param south S1 onwards
     * @param north N1 onwards
     */
    record Custom(List<Integer> south, List<Integer> north) implements Setup {
        public Custom {
            south = List.copyOf(south);
            north = List.copyOf(north);
        }

        @Override
        public int[] cells(Layout layout) {
            int[] cells = new int[layout.places()];
            for (int i = 0; i < layout.houses(); i++) {
                cells[i] = south.get(i);
                cells[layout.houses() + i] = north.get(i);
            }
            return cells;
        }

        @Override
        public void check(Layout layout) {
            if (south.size() != layout.houses() || north.size() != layout.houses()) {
                throw new IllegalArgumentException("a row of the set-up does not have " + layout.houses() + " houses");
            }
        }
    }
}
