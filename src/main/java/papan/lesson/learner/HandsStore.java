package papan.lesson.learner;

import java.util.List;

/** Where the hands of classes are kept. */
public interface HandsStore {

    /** All that are kept, the earliest first; none where they cannot be read. */
    List<ClassHands> all();

    /** Keeps hands, in place of those of the same class and question. */
    void keep(ClassHands hands);

    /** Keeps nothing any more of a class and a question. */
    void drop(ClassHands hands);

    /** Keeps nothing any more. */
    void clear();
}
