package papan.rules;

/** What happens to the house from which a lap was lifted. */
public enum OriginHouse {
    /** A lap long enough to come back to it sows it like any other. */
    SOWN,
    /** A lap long enough to come back to it passes it over. */
    SKIPPED,
    /** The first seed of a lap stays in it, unless it held only one. */
    FIRST_SEED_STAYS
}
