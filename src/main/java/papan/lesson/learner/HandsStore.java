package papan.lesson.learner;

import java.util.List;
import java.util.Optional;

/** Stores the hands of classes. */
public interface HandsStore {

    /** All that are kept, written or not, the earliest first; none where they cannot be read. */
    List<ClassHands> all();

    /** Keeps hands, in place of those of the same class and question; whether they could be written. */
    boolean keep(ClassHands hands);

    /** Keeps nothing any more of a class and a question. */
    void drop(ClassHands hands);

    /** Keeps nothing any more. */
    void clear();

    /** Why something cannot be written now, or else the file that was put aside last. */
    Optional<ProgressStore.Trouble> trouble();
}
