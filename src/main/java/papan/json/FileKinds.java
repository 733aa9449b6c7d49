package papan.json;

import papan.format.FileKind;
import papan.format.JsonTree;

/** The kinds of files that may be too large, and what to do then. */
public final class FileKinds {
    /** A lesson: several can say what one is too long for, if it has steps that can be told apart. */
    public static final FileKind LESSON = new FileKind(
            JsonTree.MAX_BYTES,
            beginning -> LessonBeginning.steps(beginning) < 2
                    ? FileKind.OTHER.smaller().apply(beginning)
                    : "Make several lessons of its steps.");

    /** A lesson's texts in another language, which are as many as the lesson has. */
    public static final FileKind CATALOGUE =
            new FileKind(JsonTree.MAX_BYTES, beginning -> "Make several lessons of the one that it belongs to.");

    /** A recorded match: what can be left out are branches, and moves at its end. */
    public static final FileKind MATCH = new FileKind(
            JsonTree.MAX_BYTES, beginning -> "Leave out branches, or let the match end with an earlier move.");

    /** What a learner has done, which grows for years: what is written of it is kept below half of this. */
    public static final FileKind PROGRESS =
            new FileKind(8 << 20, beginning -> "It was not written by Papan, or by a later version of it.");

    private FileKinds() {}
}
