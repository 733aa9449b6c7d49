package papan.lesson.script;

import java.util.Arrays;
import java.util.Optional;
import papan.narration.CaptionText;

/**
 * A wrong idea of the rules that learners are known to have. What each would make of a move, {@link papan.lesson.scene.Belief} says: it is
 * a rule of its own, played like any other.
 */
public enum Misconception {
    /** Counting begins in the house that was lifted. */
    COUNTS_START("counts-start"),
    /** Seeds go the other way round. */
    WRONG_DIRECTION("wrong-direction"),
    /** The opponent's store gets a seed in passing. */
    SOWS_OPPONENT_STORE("sows-opponent-store"),
    /** The own store gets none. */
    SKIPS_OWN_STORE("skips-own-store"),
    /** The turn is over with its first lap. */
    STOPS_AFTER_FIRST_LAP("stops-after-first-lap"),
    /** A last seed captures from the opponent's empty houses too. */
    CAPTURES_ANYWHERE("captures-anywhere"),
    /** A last seed captures the house that it meets others in. */
    CAPTURES_WHEN_OCCUPIED("captures-when-occupied"),
    /** A capture takes what lies on the own side, not what lies opposite. */
    TAKES_OWN_SIDE("takes-own-side"),
    /** The seed that captures stays where it is. */
    FORGETS_LAST_SEED("forgets-last-seed"),
    /** A last seed in a house earns another turn. */
    EXTRA_TURN_IN_HOUSE("extra-turn-in-house"),
    /** Burnt houses are sown like any other. */
    SOWS_BURNT("sows-burnt");

    private final String id;

    Misconception(String id) {
        this.id = id;
    }

    /** The name used in lessons, progress and results. */
    public String id() {
        return id;
    }

    /** The key of the sentence in which it is told to a learner. */
    public String key() {
        return "misconception." + id;
    }

    /** The key of a few words that call it by what is done, for whoever looks at a class. */
    public String nameKey() {
        return key() + ".name";
    }

    /**
     * What it is called, for whoever looks at a class.
     *
     * @param id as it stands in results; one that is not known stays as it is
     */
    public static String called(String id, CaptionText words) {
        return parse(id).map(each -> words.text(each.nameKey())).orElse(id);
    }

    /** The misconception with a name. */
    public static Optional<Misconception> parse(String id) {
        return Arrays.stream(values()).filter(each -> each.id.equals(id)).findFirst();
    }
}
