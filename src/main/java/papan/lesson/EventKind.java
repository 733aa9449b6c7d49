package papan.lesson;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The kinds of events under the names that traces and lessons use, each with the placeholders of its sentences. */
public enum EventKind {
    /** A round began. */
    ROUND_START("roundStart", "round", "player", "total"),
    /** All seeds of a house went into the hand. */
    LIFT("lift", "player", "house", "seeds", "lap"),
    /** One seed fell. */
    SOW("sow", "player", "place", "count", "hand"),
    /** A place was passed over. */
    SKIP("skip", "player", "place"),
    /** A seed due in a burnt house went to a store. */
    FORFEIT("forfeit", "player", "house", "store", "hand"),
    /** A rule decided over the last seed of a lap. */
    RULING("ruling", "player", "place", "seeds"),
    /** Seeds were captured. */
    CAPTURE("capture", "player", "houses", "seeds", "store"),
    /** An occupied house went to the store. */
    BANK("bank", "player", "house", "seeds", "store"),
    /** A turn was over. */
    TURN_END("turnEnd", "player", "next"),
    /** A player could not move. */
    PASS("pass", "player", "next"),
    /** What was left went to a store. */
    SWEEP("sweep", "player", "seeds", "store"),
    /** A round was over. */
    ROUND_END("roundEnd", "winner"),
    /** A house was filled for the next round. */
    REFILL("refill", "player", "house", "seeds"),
    /** A house went out of play. */
    BURN("burn", "player", "house"),
    /** The series of rounds was over. */
    MATCH_END("matchEnd", "winner");

    private final String id;
    private final Set<String> placeholders;

    EventKind(String id, String... placeholders) {
        this.id = id;
        this.placeholders = Set.of(placeholders);
    }

    /** The name used in traces and lessons. */
    public String id() {
        return id;
    }

    /** What a sentence about such an event can name; the arguments of the narrator's caption. */
    public Set<String> placeholders() {
        return placeholders;
    }

    /** The kind with a name. */
    public static Optional<EventKind> parse(String id) {
        return Arrays.stream(values()).filter(k -> k.id.equals(id)).findFirst();
    }

    /** All names, for messages. */
    public static List<String> ids() {
        return Arrays.stream(values()).map(EventKind::id).toList();
    }
}
