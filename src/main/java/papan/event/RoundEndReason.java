package papan.event;

/** Why a round was over. */
public enum RoundEndReason {
    /** All houses of a row are empty. */
    ROW_EMPTY("row-empty"),
    /** All houses are empty. */
    BOARD_EMPTY("board-empty"),
    /** A player has more than half of the seeds. */
    MAJORITY("majority"),
    /** The player to move cannot, or neither can. */
    NO_MOVE("no-move");

    private final String id;

    RoundEndReason(String id) {
        this.id = id;
    }

    /** The name used in traces. */
    public String id() {
        return id;
    }
}
