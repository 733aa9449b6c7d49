package papan.ui.lesson;

import java.util.List;
import java.util.function.Consumer;
import javax.swing.JComponent;
import papan.lesson.script.Highlight;
import papan.model.Place;
import papan.replay.Trail;
import papan.ui.board.Choosing;

/** What a lesson asks of the board that shows it. */
public interface LessonBoard {

    /** The board itself. */
    JComponent view();

    /** The part of it that takes the focus when a place is to be chosen. */
    JComponent entry();

    /** Shows what the author points at and the ways of hands, and nothing else. */
    void point(List<Highlight> highlights, List<Trail> ways);

    /**
     * Says which words and numbers stand on it.
     *
     * @param names whether houses carry their names
     * @param counts whether the seeds of each place stand beside it as a number
     */
    void label(boolean names, boolean counts);

    /** Writes its numbers in letters of a size in pixels: those who look may be far away. */
    void setLetters(float size);

    /** Says what it means to choose a place. */
    void setChoosing(Choosing choosing);

    /** Says who hears of a chosen place. */
    void onChoice(Consumer<Place> listener);
}
