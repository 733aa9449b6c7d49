package papan.model;

import java.util.ArrayList;
import java.util.List;

/**
 * How the places of a board of a given size are numbered when they lie in an array: south's houses from S1, north's
 * houses from N1, south's store, north's store.
 *
 * <p>The numbers are an internal matter of the fast code; files and traces use {@link Place#name()}.
 *
 * @param houses houses a side, {@link #MIN_HOUSES} to {@link #MAX_HOUSES}
 */
public record Layout(int houses) {
    /** The smallest board: one house a side, on which small games can be solved by hand. */
    public static final int MIN_HOUSES = 1;

    /** The largest board that the program draws and computes. */
    public static final int MAX_HOUSES = House.MAX_NUMBER;

    public Layout {
        if (houses < MIN_HOUSES || houses > MAX_HOUSES) {
            throw new IllegalArgumentException(
                    "houses " + houses + " is not between " + MIN_HOUSES + " and " + MAX_HOUSES);
        }
    }

    /** How many places there are: both rows and both stores. */
    public int places() {
        return 2 * houses + 2;
    }

    /** The number of a place, 0 to {@link #places()} − 1. */
    public int indexOf(Place place) {
        if (place instanceof House house) {
            if (house.number() > houses) {
                throw new IllegalArgumentException("place " + house + ": this board has " + houses + " houses a side");
            }
            return house.side().index() * houses + house.number() - 1;
        }
        return store(place.side().index());
    }

    /** The number of a side's store. */
    public int store(int side) {
        return 2 * houses + side;
    }

    /** Whether the number is that of a store. */
    public boolean isStore(int index) {
        return index >= 2 * houses;
    }

    /** The {@linkplain Side#index() index} of the side on which a place lies. */
    public int sideOf(int index) {
        return isStore(index) ? index - 2 * houses : index / houses;
    }

    /** The number of the house that faces a house across the board. */
    public int opposite(int house) {
        return 2 * houses - 1 - house;
    }

    /** The place with a given number. */
    public Place placeAt(int index) {
        return isStore(index) ? new Store(Side.of(sideOf(index))) : houseAt(index);
    }

    /** The house with a given number. */
    public House houseAt(int index) {
        return new House(Side.of(index / houses), index % houses + 1);
    }

    /** The house that faces a house across the board. */
    public House opposite(House house) {
        return new House(house.side().opponent(), houses + 1 - house.number());
    }

    /** The house of the same row that is as far from the player's right as a house is from the left. */
    public House mirrored(House house) {
        return new House(house.side(), houses + 1 - house.number());
    }

    /** Whether a place exists on a board of this size. */
    public boolean contains(Place place) {
        return !(place instanceof House house) || house.number() <= houses;
    }

    /** A side's houses in the order of their numbers, from that player's own left. */
    public List<House> row(Side side) {
        List<House> row = new ArrayList<>(houses);
        for (int number = 1; number <= houses; number++) {
            row.add(new House(side, number));
        }
        return List.copyOf(row);
    }
}
