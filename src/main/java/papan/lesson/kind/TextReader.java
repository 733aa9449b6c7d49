package papan.lesson.kind;

/** Reads the texts of a step one after another, to see whether they can be said. */
@FunctionalInterface
public interface TextReader {
    /**
     * Reads a text that has no placeholders of its own.
     *
     * @param path where in the file it stands
     */
    void plain(String path, String text);
}
