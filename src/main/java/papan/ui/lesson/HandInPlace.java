package papan.ui.lesson;

import java.awt.Component;
import java.util.Optional;
import java.util.function.Consumer;
import papan.lesson.learner.Progress;

/** Where learners hand in what they have done. */
public interface HandInPlace {

    /** The folder that a teacher has set; empty where each learner chooses one. */
    Optional<String> folder();

    /** Lets a teacher choose the folder to which everybody hands in. */
    void choose(Component parent);

    /** Everybody chooses a folder again. */
    void forget();

    /**
     * Writes one file into the folder that is set, in the background; into one that the learner chooses where none is, or
     * where another one is wanted.
     *
     * @param then hears what came of it, unless no folder was chosen, on the event dispatch thread
     */
    void handIn(Component parent, Progress progress, boolean elsewhere, Consumer<Handed> then);

    /**
     * What came of it.
     *
     * @param file its name; empty if it was not written
     * @param isGone whether that was because the folder is not there
     */
    record Handed(Optional<String> file, String folder, boolean isGone) {}
}
