package papan.format;

/**
 * Something that is wrong with a file, told so that its author can put it right.
 *
 * @param code stable short name of the kind of problem, such as {@code E103}
 * @param severity whether the file can be used all the same
 * @param file what the file is called
 * @param spot where
 * @param path where, as a path from the root
 * @param message what is wrong and why, as a sentence
 * @param fix what would be right, as a sentence; empty if nothing certain can be said
 */
public record Problem(String code, Severity severity, String file, Spot spot, String path, String message, String fix) {

    /** How bad it is. */
    public enum Severity {
        /** The file cannot be used as it is. */
        ERROR,
        /** The file can be used, but its author should look. */
        WARNING;

        /** The word for it in files. */
        String id() {
            return this == ERROR ? "error" : "warning";
        }
    }

    /** The one line that a person reads: file, line, column, code, path, message, fix. */
    public String line() {
        StringBuilder line = new StringBuilder();
        line.append(file).append(':').append(spot.line()).append(':').append(spot.column());
        line.append("  ").append(code).append(' ');
        if (!path.isEmpty()) {
            line.append(path).append(": ");
        }
        line.append(message);
        if (!fix.isEmpty()) {
            line.append(' ').append(fix);
        }
        // A name with a line break in it would look like another problem.
        return Visible.line(line.toString());
    }

    /** The same at another place. */
    public Problem at(Spot elsewhere) {
        return new Problem(code, severity, file, elsewhere, path, message, fix);
    }

    @Override
    public String toString() {
        return line();
    }
}
