package papan.ui.common;

/**
 * One thing that is wrong with a file.
 *
 * @param line 1-based; 0 if the file cannot be read at all
 * @param column 1-based
 * @param path where, as a path from the root; may be empty
 * @param message what is wrong and why; empty if the file cannot be read at all
 * @param fix what would be right; may be empty
 */
public record Fault(int line, int column, String path, String message, String fix) {
    /** A file that cannot be read at all. */
    public static final Fault UNREAD = new Fault(0, 0, "", "", "");
}
