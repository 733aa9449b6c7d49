package papan.rules;

/**
 * What the last seed of a lap decides, by where it falls.
 *
 * @param occupied a house that held seeds before
 * @param ownStore the mover's store
 * @param opposition an empty house of the mover's
 */
public record LastSeed(OccupiedHouse occupied, OwnStore ownStore, Opposition opposition) {}
