package papan.lesson.script;

import papan.model.Says;

/** Where a statement about the world is from: history, customs, places, studies. */
@Says(value = "Where a statement about the world is from.", name = "cite")
public record Cite(
        @Says(value = "The id of one of the lesson's sources.", filled = true, as = "plain")
        String source,

        @Says(value = "Where in it, such as a page.", usual = "")
        String where,

        @Says(
                "firm: whoever wrote it has seen it, or several say so independently; likely: one says so, and nothing speaks"
                        + " against it; open: it is said, and nobody knows.")
        Sure sure,

        @Says(value = "What the source says, in a sentence.", filled = true, usual = "", translated = true, key = "")
        String text) {
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
