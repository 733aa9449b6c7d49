package papan.lesson.scene;

/**
 * Something that is wrong with a lesson.
 *
 * @param code such as {@code E501}; the letter is the severity, X for an expectation that was not met
 * @param path where in the document, such as {@code steps[3].moves[0]}
 * @param message what is wrong and why, in one or two sentences
 * @param fix what to do about it; may be empty
 */
public record Finding(String code, Severity severity, String path, String message, String fix) {

    /** How bad it is. */
    public enum Severity {
        /** The lesson cannot be used as it is. */
        ERROR,
        /** The lesson works but could be better. */
        WARNING
    }

    /** Whether the lesson cannot be used as it is. */
    public boolean isError() {
        return severity == Severity.ERROR;
    }

    @Override
    public String toString() {
        return code + " " + path + "  " + message + (fix.isEmpty() ? "" : " " + fix);
    }
}
