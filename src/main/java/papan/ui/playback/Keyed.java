package papan.ui.playback;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.JComponent;
import papan.replay.Grain;
import papan.ui.common.Command;
import papan.ui.common.Part;

/**
 * What the keys of the window go to: the lesson, or the workspace beside the lessons that is shown. Each key means the same
 * in all of them, and nobody has to ask which one it is. Lives on the event dispatch thread.
 */
public interface Keyed {
    /** The cursor that is stepped; of several pages that of the one that is shown. */
    Transport playback();

    /** Its parts, through which one goes with a key, in order; those that are not shown are left out. */
    List<Part> parts();

    /** What the commands do that move the cursor. */
    static Map<Command, Consumer<Transport>> steps() {
        return Map.ofEntries(
                Map.entry(Command.FORWARD, Transport::forward),
                Map.entry(Command.BACK, Transport::back),
                Map.entry(Command.NEXT_LAP, shown -> shown.forward(Grain.LAP)),
                Map.entry(Command.PREVIOUS_LAP, shown -> shown.back(Grain.LAP)),
                Map.entry(Command.NEXT_TURN, shown -> shown.forward(Grain.TURN)),
                Map.entry(Command.PREVIOUS_TURN, shown -> shown.back(Grain.TURN)),
                Map.entry(Command.NEXT_ROUND, shown -> shown.forward(Grain.ROUND)),
                Map.entry(Command.PREVIOUS_ROUND, shown -> shown.back(Grain.ROUND)),
                Map.entry(Command.FIRST, Transport::first),
                Map.entry(Command.LAST, Transport::last),
                Map.entry(Command.PLAY, Transport::toggle));
    }

    /** Moves the cursor by one of the {@link #steps}. */
    default void step(Command command, Consumer<Transport> does) {
        does.accept(playback());
    }

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

    /** Recommends what to do now; false if there is nothing to be recommended here, and nobody has been told so. */
    default boolean hint() {
        return false;
    }

    /** Shows the latest turn again, at its own speed; false if there is none here, and that is to be told. */
    default boolean watchAgain() {
        return false;
    }

    /** Saves what is made here, where something is. */
    default void save() {}

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

    /** What is to be read now: the sentence of the latest step. */
    default Optional<JComponent> told() {
        return Optional.empty();
    }

    /** All of that, where it is more than the text that takes the focus for it. */
    default Optional<String> toldInFull() {
        return Optional.empty();
    }
}
