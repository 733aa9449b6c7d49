package papan.analysis;

import java.util.function.Predicate;
import papan.model.Layout;
import papan.model.Position;
import papan.model.Side;

/**
 * Positions with few seeds, the fewest first, south to move.
 *
 * @param layout the board
 */
record SmallPositions(Layout layout) {

    /** Offers every way to lay a number of seeds into the houses until one is taken; whether one was. */
    boolean spread(int seeds, Predicate<Position> offer) {
        return fill(new int[layout.places()], 0, seeds, 0, offer);
    }

    /** The same with each house in turn burnt and left empty. */
    boolean spreadBesideBurnt(int seeds, Predicate<Position> offer) {
        for (int burnt = 0; burnt < 2 * layout.houses(); burnt++) {
            if (fill(new int[layout.places()], 0, seeds, 1 << burnt, offer)) {
                return true;
            }
        }
        return false;
    }

    /** Offers the ways in which one of south's houses holds all seeds but a few. */
    boolean heaped(int seeds, int beside, Predicate<Position> offer) {
        for (int heap = 0; heap < layout.houses(); heap++) {
            int[] cells = new int[layout.places()];
            cells[heap] = seeds - beside;
            if (fill(cells, 0, beside, 0, offer)) {
                return true;
            }
        }
        return false;
    }

    /** Offers the ways in which one house of each row holds seeds. */
    boolean oneHouseEach(int south, int north, Predicate<Position> offer) {
        for (int house = 0; house < layout.houses(); house++) {
            int[] cells = new int[layout.places()];
            cells[house] = south;
            for (int other = layout.houses(); other < 2 * layout.houses(); other++) {
                cells[other] = north;
                if (fill(cells, 0, 0, 0, offer)) {
                    return true;
                }
                cells[other] = 0;
            }
        }
        return false;
    }

    /** Offers the ways to lay a number of seeds into the houses with a number in each store. */
    boolean withStores(int seeds, int south, int north, Predicate<Position> offer) {
        int[] cells = new int[layout.places()];
        cells[layout.store(0)] = south;
        cells[layout.store(1)] = north;
        return fill(cells, 0, seeds, 0, offer);
    }

    /** The same with the rest of a match's seeds in the stores, shared out more and more unevenly. */
    boolean withRestInStores(int seeds, int total, Predicate<Position> offer) {
        int rest = total - seeds;
        for (int more = 0; more <= rest / 2; more++) {
            int less = rest / 2 - more;
            if (withStores(seeds, less, rest - less, offer) || withStores(seeds, rest - less, less, offer)) {
                return true;
            }
        }
        return false;
    }

    private boolean fill(int[] cells, int house, int left, int burnt, Predicate<Position> offer) {
        if (left == 0) {
            return offer.test(Position.of(layout, cells, burnt, Side.SOUTH, 1));
        }
        if (house == 2 * layout.houses()) {
            return false;
        }
        boolean inPlay = (burnt >> house & 1) == 0;
        for (int here = inPlay ? left : 0; here >= 0; here--) {
            cells[house] += here;
            boolean taken = fill(cells, house + 1, left - here, burnt, offer);
            cells[house] -= here;
            if (taken) {
                return true;
            }
        }
        return false;
    }
}
