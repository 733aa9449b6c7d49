package papan.event;

/** Why a turn was over. */
public enum TurnEndReason {
    /** The last seed fell into the own store. */
    OWN_STORE("own-store"),
    /** An occupied house was put into the store. */
    BANK("bank"),
    /** Seeds were captured. */
    CAPTURE("capture"),
    /** The last seed lies in an empty house. */
    EMPTY_HOUSE("empty-house"),
    /** The last seed was forfeited. */
    FORFEIT("forfeit"),
    /** The lap was over and nothing continues it. */
    LAP_END("lap-end"),
    /** Both hands of an opening had to lift the same house, and the other one does, or neither. */
    CONTESTED("contested"),
    /** The sowing would never end. */
    ENDLESS("endless");

    private final String id;

    TurnEndReason(String id) {
        this.id = id;
    }

    /** The name used in traces. */
    public String id() {
        return id;
    }
}
