package papan.lesson.text;

import papan.format.RecordTexts;
import papan.lesson.script.Cite;
import papan.lesson.script.Highlight;
import papan.lesson.script.Question;
import papan.lesson.script.Say;

/** Reads the texts of a lesson one after another, to see whether they can be said. */
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

    /** Reads what stands beside a place of the board, which is no sentence. */
    default void label(String path, String text) {}

    /** Reads what a source says. */
    default void cited(String path, String text) {
        plain(path, text);
    }

    /** Reads what a part of a lesson says. */
    default void all(Object part, String where) {
        RecordTexts.read(part, where, (path, of, text) -> {
            if (of instanceof Say say) {
                // It may be the text alone.
                said(path.substring(0, path.lastIndexOf('.')), say);
            } else if (of instanceof Cite) {
                cited(path, text);
            } else if (of instanceof Question.Option option && !option.correct() && path.endsWith(".text")) {
                offered(path, text);
            } else if (of instanceof Highlight) {
                label(path, text);
            } else {
                plain(path, text);
            }
        });
    }
}
