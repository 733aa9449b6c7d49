package papan.format;

/**
 * One reading of a file: where problems are noted, and what else must be known to read it.
 *
 * @param problems where what is wrong is noted
 * @param context what some shapes need to know, such as the board that a house is on; see {@link #context(Class)}
 */
public record Reading(Problems problems, Object context) {

    /** A reading in which nothing else must be known. */
    public static Reading of(Problems problems) {
        return new Reading(problems, problems);
    }

    /** What the caller gave, as a shape needs it. */
    public <C> C context(Class<C> type) {
        return type.cast(context);
    }

    /** The same file, where something else is known. */
    public Reading with(Object other) {
        return new Reading(problems, other);
    }
}
