package papan.lesson.learner;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** Stores the progress of the learners of a computer. */
public interface ProgressStore {

    /** The names of the learners, without who has none, in the order of the alphabet. */
    List<String> learners();

    /** What a learner has done; nothing if the name is new. */
    Progress load(String learner);

    /**
     * Changes what a learner has done, and keeps it before it returns. The change is made on what is kept by then, which
     * another window may have written; it may be made more than once.
     *
     * @return what holds after the change, kept or not
     */
    Progress change(String learner, UnaryOperator<Progress> change);

    /**
     * Gives a learner what was done without a name, and nobody has it without one any more.
     *
     * @return what the learner has done then
     */
    default Progress adopt(String learner) {
        Progress nameless = load(Progress.NAMELESS);
        Progress after = change(learner, before -> before.and(nameless));
        change(Progress.NAMELESS, before -> Progress.of(Progress.NAMELESS));
        return after;
    }

    /** Whether there is a file of a learner that was put aside, and of which more may be read than was. */
    boolean mayRepair(String learner);

    /**
     * Reads what can be read of the files that were put aside, and adds it to what is kept. The files stay, under names
     * that say so.
     *
     * @return how many answers came back
     */
    int repair(String learner);

    /** Whatever went wrong since this was asked last. */
    Optional<Trouble> trouble();

    /** What can go wrong. */
    enum Kind {
        /** Nothing can be written; what the learner does is in memory only, and written as soon as that works. */
        NOT_WRITTEN,
        /** A file could not be understood, or only in part; it was put aside and what could be read was kept. */
        BROKEN,
        /** A file was written by a later version of the program; it was put aside. */
        NEWER
    }

    /**
     * Something that went wrong.
     *
     * @param file the name of the file, or of what it was put aside as
     * @param detail for people who know the format; may be empty
     */
    record Trouble(Kind kind, String file, String detail) {}
}
