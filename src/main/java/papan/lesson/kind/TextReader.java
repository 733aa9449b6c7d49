package papan.lesson.kind;

import papan.lesson.script.Say;

/** Reads the texts of a step one after another, to see whether they can be said. */
@FunctionalInterface
public interface TextReader {
    /**
     * Reads a text that has no placeholders of its own.
     *
     * @param path where in the file it stands
     */
    void plain(String path, String text);

    /** Reads what is said, perhaps to an event with placeholders of its own. */
    default void said(String path, Say say) {
        plain(path, say.text());
    }

    /** Reads an answer that is offered and need not be true. */
    default void offered(String path, String text) {
        plain(path, text);
    }

    /** Reads what a source says. */
    default void cited(String path, String text) {
        plain(path, text);
    }
}
