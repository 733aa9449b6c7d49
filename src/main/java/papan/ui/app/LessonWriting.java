package papan.ui.app;

import papan.ui.board.BoardLooks;
import papan.ui.board.BoardLooks.Writing;

/**
 * What is hidden on the board of a lesson stays hidden as long as that lesson, and comes back with the next. What is hidden
 * elsewhere is the wish of whoever sits here, and kept. Lives on the event dispatch thread.
 */
final class LessonWriting {
    /** What stands on boards outside lessons, and on each lesson's board when it begins. */
    private Writing own = BoardLooks.current().writing();

    private Writing lessons = own;
    private String lesson = "";
    private boolean shown;

    /**
     * Something else may be shown now.
     *
     * @param open the lesson that is open; empty for none
     * @param isShown whether it is what is seen
     */
    void follow(String open, boolean isShown) {
        Writing now = BoardLooks.current().writing();
        if (shown) {
            lessons = now;
        } else {
            own = now;
        }
        if (!open.equals(lesson)) {
            lessons = own;
        }
        lesson = open;
        shown = isShown && !open.isEmpty();
        Writing next = shown ? lessons : own;
        if (next != now) {
            BoardLooks.current().with(next).install();
        }
    }

    /** How boards are shown, as it is kept for another time. */
    BoardLooks kept() {
        return shown ? BoardLooks.current().with(own) : BoardLooks.current();
    }
}
