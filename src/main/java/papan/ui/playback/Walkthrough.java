package papan.ui.playback;

import java.util.function.IntSupplier;
import java.util.function.Supplier;
import javax.swing.JComponent;
import papan.model.Direction;

/**
 * Something in the window that is walked through step by step, with what belongs to each step for whoever hears it. Lives
 * on the event dispatch thread.
 *
 * @param board the board whose seeds are heard; of several the one that the others are compared with
 * @param direction in which seeds go on it
 * @param about where the sentence is read
 * @param step the number of what is told of at the cursor: it is told once, even if the cursor passes several events of it
 * @param sentence what is told of the step that led to the cursor; empty for nothing
 */
public record Walkthrough(
        Transport transport,
        Reveal board,
        Supplier<Direction> direction,
        Supplier<? extends JComponent> about,
        IntSupplier step,
        Supplier<String> sentence) {

    /** One board. */
    public static Walkthrough of(
            Playback playback, Supplier<Direction> direction, JComponent about, Supplier<String> sentence) {
        return new Walkthrough(playback, playback, direction, () -> about, playback::cursor, sentence);
    }
}
