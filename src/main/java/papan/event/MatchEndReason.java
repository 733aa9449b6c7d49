package papan.event;

/** Why a match was over. */
public enum MatchEndReason {
    /** A player cannot fill enough houses. */
    CANNOT_FILL("cannot-fill"),
    /** All rounds have been played. */
    ROUNDS_PLAYED("rounds-played"),
    /** A player has won enough rounds. */
    ROUNDS_WON("rounds-won"),
    /** In the round that would come next nobody could move. */
    NO_MOVE("no-move");

    private final String id;

    MatchEndReason(String id) {
        this.id = id;
    }

    /** The name used in traces. */
    public String id() {
        return id;
    }
}
