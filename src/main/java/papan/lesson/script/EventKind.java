package papan.lesson.script;

import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The kinds of events under the names that traces and lessons use, each with the placeholders of its sentences. */
public enum EventKind {
    /** A round began. */
    ROUND_START("roundStart", "", "round player total"),
    /** All seeds of a house went into the hand. */
    LIFT("lift", "player at seeds lap", "player house seeds lap"),
    /** One seed fell. */
    SOW("sow", "player at count hand", "player place count hand"),
    /** A place was passed over. */
    SKIP("skip", "player at clause", "player place"),
    /** A seed due in a burnt house went to a store. */
    FORFEIT("forfeit", "player at to hand", "player house store hand"),
    /** A rule decided over the last seed of a lap. */
    RULING("ruling", "player at ruling clause", "player place seeds"),
    /** Seeds were captured. */
    CAPTURE("capture", "player from seeds to", "player houses seeds store"),
    /** An occupied house went to the store. */
    BANK("bank", "player from seeds to", "player house seeds store"),
    /** A turn was over. */
    TURN_END("turnEnd", "player next reason", "player next"),
    /** A player could not move. */
    PASS("pass", "player next", "player next"),
    /** What was left went to a store. */
    SWEEP("sweep", "player from seeds to", "player owner seeds store"),
    /** A round was over. */
    ROUND_END("roundEnd", "reason winner", "winner"),
    /** A house was filled for the next round. */
    REFILL("refill", "at seeds", "player house seeds"),
    /** A house went out of play. */
    BURN("burn", "at", "player house"),
    /** The series of rounds was over. */
    MATCH_END("matchEnd", "reason winner", "winner");

    private final String id;
    /** Names with spaces between them. */
    private final String fields;

    private final String placeholders;

    EventKind(String id, String fields, String placeholders) {
        this.id = id;
        this.fields = fields;
        this.placeholders = placeholders;
    }

    private static Set<String> names(String words) {
        return words.isEmpty() ? Set.of() : new LinkedHashSet<>(List.of(words.split(" ", -1)));
    }

    /** The name used in traces and lessons. */
    public String id() {
        return id;
    }

    /** What a trace tells about such an event beside its kind. */
    public Set<String> fields() {
        return names(fields);
    }

    /** What a sentence about such an event can name; the arguments of the narrator's caption. */
    public Set<String> placeholders() {
        return names(placeholders);
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
