package papan.lesson.play;

import papan.lesson.scene.Finding;

/** A lesson cannot be played. {@link papan.lesson.check.LessonCheck} tells the same, and everything else, without an exception. */
public final class LessonException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient Finding finding;

    public LessonException(Finding finding) {
        super(finding.toString());
        this.finding = finding;
    }

    /** What is wrong, and where. */
    public Finding finding() {
        return finding;
    }
}
