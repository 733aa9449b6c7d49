package papan.rules;

/**
 * What the last seed of a lap decides, by where it falls.
 *
 * @param occupied how a lap goes on
 * @param ownStore what the mover's store means
 * @param opposition captures from an empty house, by what lies opposite
 * @param counts captures by the number of seeds in a house
 * @param gaps captures beyond an empty house
 * @param neighbours captures of both neighbours of an empty house
 */
public record LastSeed(
        OccupiedHouse occupied,
        OwnStore ownStore,
        Opposition opposition,
        CountCapture counts,
        GapCapture gaps,
        NeighbourCapture neighbours) {
    /** Without the captures by count, gap or neighbours. */
    public LastSeed(OccupiedHouse occupied, OwnStore ownStore, Opposition opposition) {
        this(occupied, ownStore, opposition, new CountCapture.None(), new GapCapture.None(), NeighbourCapture.OFF);
    }

    LastSeed withOccupied(OccupiedHouse other) {
        return new LastSeed(other, ownStore, opposition, counts, gaps, neighbours);
    }

    LastSeed withOwnStore(OwnStore other) {
        return new LastSeed(occupied, other, opposition, counts, gaps, neighbours);
    }

    LastSeed withOpposition(Opposition other) {
        return new LastSeed(occupied, ownStore, other, counts, gaps, neighbours);
    }

    LastSeed withCounts(CountCapture other) {
        return new LastSeed(occupied, ownStore, opposition, other, gaps, neighbours);
    }

    LastSeed withGaps(GapCapture other) {
        return new LastSeed(occupied, ownStore, opposition, counts, other, neighbours);
    }

    LastSeed withNeighbours(NeighbourCapture other) {
        return new LastSeed(occupied, ownStore, opposition, counts, gaps, other);
    }
}
