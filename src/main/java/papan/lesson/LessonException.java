package papan.lesson;

/** A lesson cannot be played. {@link LessonCheck} tells the same, and everything else, without an exception. */
public final class LessonException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient Finding finding;

    LessonException(Finding finding) {
        super(finding.toString());
        this.finding = finding;
    }

    /** What is wrong, and where. */
    public Finding finding() {
        return finding;
    }
}
