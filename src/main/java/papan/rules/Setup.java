package papan.rules;

import java.util.Arrays;
import java.util.List;
import papan.model.Layout;
import papan.model.Says;

/** How many seeds each house holds when a match begins; stores are {@link Board}'s. */
public sealed interface Setup permits Setup.Uniform, Setup.Alternate, Setup.Custom {

    /** Seeds by {@link Layout} number, stores included. */
    int[] cells(Layout layout);

    /** Refuses a set-up that does not fit a board. */
    void check(Layout layout);

    /** The same number in every house. */
    record Uniform(
            @Says(value = "The same number in every house.", name = "uniform", min = 1, max = 99)
            int seeds) implements Setup {
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

    /** The same number in every other house of the ring, beginning with the first house of the player who starts. */
    record Alternate(
            @Says(
                    value = "The same number in every other house of the ring, beginning with S1.",
                    name = "alternate",
                    min = 1,
                    max = 99)
            int seeds)
            implements Setup {
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

    /** Every house named. */
    @Says(value = "Every house by itself.", name = "custom")
    record Custom(
            @Says(value = "Its row, from its owner's left.", usual = "", max = 99)
            List<Integer> south,

            @Says(value = "Its row, from its owner's left.", usual = "", max = 99)
            List<Integer> north)
            implements Setup {
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
