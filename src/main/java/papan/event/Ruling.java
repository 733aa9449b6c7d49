package papan.event;

/** What the last seed of a lap decides. */
public enum Ruling {
    /** Another lap begins: from the house where the last seed fell, or from the one after it, as the rule set has it. */
    RELAY("relay"),
    /** The player chooses again. */
    EXTRA_TURN("extraTurn"),
    /** Seeds are captured, and the turn is over; in some rule sets the player moves once more. */
    CAPTURE("capture"),
    /** The house's seeds go to the store and the player chooses again. */
    BANK("bank"),
    /** The house that must be lifted is another's to lift, or has been emptied: the turn is over. */
    CONTESTED("contested"),
    /** The turn is over. */
    TURN_OVER("turnOver");

    private final String id;

    Ruling(String id) {
        this.id = id;
    }

    /** The name used in traces and lessons. */
    public String id() {
        return id;
    }
}
