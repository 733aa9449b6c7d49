package papan.rules;

import papan.model.Says;

/** The order and amounts in which a player's seeds go from the store back into the houses before the next round. */
public sealed interface Refill permits Refill.Evenly, Refill.StartAgain, Refill.HouseByHouse, Refill.LoserOnly {

    /** The end of the row at which filling begins. */
    default From from() {
        return From.LEFT;
    }

    /** One house after the other, each made full before the next. */
    @Says(value = "One house after the other.", name = "houseByHouse")
    record HouseByHouse(
            @Says("The end of the row at which filling begins.")
            From from,

            @Says("Whether the last house stays empty or gets what there is.")
            LastHouse lastHouse)
            implements Refill {}

    /** One seed at a time along the row from the owner's left, again and again, until each house is full. */
    record Evenly() implements Refill {}

    /** Only the loser of the round fills houses; the winner's row stays as it is. */
    record LoserOnly(
            @Says(value = "Only the loser fills, as many full houses as can be, from this end.", name = "loserOnly")
            From from)
            implements Refill {}

    /** Everything is set up as for the first round, whoever won it. */
    record StartAgain() implements Refill {}

    /** The end of the row that is filled first. */
    enum From {
        /** The owner's left, whatever the direction of sowing. */
        LEFT,
        /** The house next to the owner's store. */
        STORE_END,
        /** The house farthest from the owner's store. */
        FAR_END
    }

    /** What happens when too few seeds are left for a full house. */
    enum LastHouse {
        /** The house stays empty and the seeds stay in the store. */
        FULL_OR_NONE,
        /** The house gets what there is. */
        PARTLY
    }
}
