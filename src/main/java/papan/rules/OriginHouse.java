package papan.rules;

/** What happens to the house from which a lap was lifted when the lap is long enough to come back to it. */
public enum OriginHouse {
    /** It gets a seed like any other. */
    SOWN,
    /** It is passed over. */
    SKIPPED
}
