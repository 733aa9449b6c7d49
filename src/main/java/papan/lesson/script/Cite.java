package papan.lesson.script;

/**
 * Where a statement about the world is from: history, customs, places, studies.
 *
 * @param source the id of one of the lesson's sources
 * @param where in it, such as a page; may be empty
 * @param sure how sure we are of it
 * @param text what the source says, in a sentence
 */
public record Cite(String source, String where, Sure sure, String text) {
    /** The most that a step may cite. */
    public static final int MAX = 6;

    /** How sure we are of a statement. */
    public enum Sure {
        /** Who wrote it has seen it, or several say so independently. */
        FIRM,
        /** One says so, and nothing speaks against it. */
        LIKELY,
        /** It is said, and nobody knows. */
        OPEN
    }
}
