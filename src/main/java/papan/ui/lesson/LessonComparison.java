package papan.ui.lesson;

import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Function;
import javax.swing.JComponent;
import papan.lesson.page.Block;
import papan.lesson.play.ComparedBoards;
import papan.model.Place;
import papan.model.Side;

/**
 * What a lesson asks of the boards that it shows side by side. The workspace puts {@link #view} in the place of the one
 * board while a step compares; what the author says, the question and the explanation stay beside it and are the
 * workspace's.
 *
 * <p>The transport is the session's throughout. Before {@link #show} its playback has been loaded with the first board's
 * events, so that its cursor is the first board's; the other boards follow it, in step as
 * {@link ComparedBoards#sync} says. Without a comparison the one board shows the first board's moves.
 *
 * <p>Called on the event dispatch thread.
 */
public interface LessonComparison {

    /** The boards. */
    JComponent view();

    /**
     * Shows these boards from the playback's cursor on; also called again when only the language has changed.
     *
     * @param names what each board is called
     * @param bottom who sits at the bottom of each board
     */
    void show(ComparedBoards boards, Function<ComparedBoards.Board, String> names, Side bottom);

    /** Tells of each board what the page tells of it: its sentence, its rule, and the places in which it differs. */
    void tell(List<Block.Compared.Entry> boards);

    /** Says who hears of a place that is picked on one of the boards, counted from 0. */
    void onPicked(BiConsumer<Integer, Place> listener);

    /** Says whether places can be picked. */
    void setPicking(boolean picking);

    /** Writes the boards' names and sentences in letters of a size in pixels: those who look may be far away. */
    void setLetters(float size);

    /** Says whether the boards are to be as large as can be, with less told below them: a class watches. */
    void setLarge(boolean on);

    /** The step is over: follow the playback no longer. */
    void putAway();
}
