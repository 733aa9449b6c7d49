package papan.ui.playback;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.JComponent;
import papan.rules.RuleBook;
import papan.ui.common.Part;

/**
 * A workspace beside the lessons, as the keys of the window see it: each key means the same in all of them, and nobody
 * has to ask which one is shown. Lives on the event dispatch thread.
 */
public interface Workbench {
    /** The cursor that is stepped; of several pages that of the one that is shown. */
    Transport playback();

    /** The same for a class; asked for once, since it is told of everything from then on. */
    ClassView forClass();

    /** Where the focus goes when the workspace is shown. */
    JComponent entry();

    /** Its parts, through which one goes with a key, in order; those that are not shown are left out. */
    List<Part> parts();

    /** What is walked through in it step by step, to be told and heard. */
    List<Walkthrough> walked();

    /** Says which rule sets there are to choose from. */
    default void offer(RuleBook book) {}

    /** Says who else hears what is answered in a line of the workspace: what was found, and why nothing came of something. */
    default void onSaid(Consumer<String> listener) {}

    /**
     * Goes to the next of what is looked for, or the one before.
     *
     * @return false if there is none and nobody has been told so
     */
    default boolean goToFiring(int direction) {
        return false;
    }

    /** Takes the last change back; false if there is none, or none are kept here. */
    default boolean undo() {
        return false;
    }

    /** Makes the change again that was taken back; false if none was. */
    default boolean redo() {
        return false;
    }

    /** Recommends what to do now; false if there is nothing to be recommended here. */
    default boolean hint() {
        return false;
    }

    /** Shows the latest turn again, at its own speed; false if there is none here. */
    default boolean watchAgain() {
        return false;
    }

    /** Saves what is made here, where something is. */
    default void save() {}

    /** How what is shown stands, for whoever cannot see it: where one is, what has just happened, what can be done. */
    default List<String> standing() {
        return List.of();
    }

    /** Goes back from a “what if”; false if nothing was left that way. */
    default boolean backToMatch() {
        return false;
    }

    /** Where it is read why the latest rule applied. */
    default Optional<JComponent> why() {
        return Optional.empty();
    }

    /** Where it is read why another rule did not apply. */
    default Optional<JComponent> whyNot() {
        return Optional.empty();
    }

    /** The sentence of the latest step. */
    default Optional<JComponent> told() {
        return Optional.empty();
    }
}
