package papan.rules;

/**
 * The way of the hand over the board.
 *
 * @param direction which way round
 * @param stores which stores get seeds in passing
 * @param origin whether a long lap sows the house it came from
 */
public record Sowing(Direction direction, StoreUse stores, OriginHouse origin) {}
