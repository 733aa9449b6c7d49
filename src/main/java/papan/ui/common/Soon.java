package papan.ui.common;

import java.util.ArrayDeque;
import java.util.Deque;
import javax.swing.JComponent;
import javax.swing.RepaintManager;

/**
 * Something that is done once, as soon as the event dispatch thread is free, however often it was asked for until then: what
 * may follow a moment after everything else, so that no key and no seed waits for it. What is due is done one after the
 * other, each in an event of its own; what it changed is laid out in the next, and painted in the one after that, so that
 * no event takes as long as all of them. Lives on the event dispatch thread.
 */
public final class Soon {
    private static final Deque<Soon> LINE = new ArrayDeque<>();

    private final Runnable work;
    private boolean due;

    /** Nothing is due yet. */
    public Soon(Runnable work) {
        this.work = work;
    }

    /** Has it done soon. */
    public void ask() {
        if (!due) {
            due = true;
            LINE.add(this);
            if (LINE.size() == 1) {
                afterPainting();
            }
        }
    }

    /** Does it now; what was asked for before is done with it. */
    public void now() {
        due = false;
        work.run();
    }

    /** Does it now if it was asked for. */
    public void settle() {
        if (due) {
            now();
        }
    }

    /** What has changed in this event is painted in the next one, which may not have been asked for yet. */
    private static void afterPainting() {
        Edt.later(() -> Edt.later(Soon::next));
    }

    private static void next() {
        // Asked for first, so that Swing does not lay out and paint in one event.
        Edt.later(Soon::layOut);
        LINE.element().settle();
    }

    private static void layOut() {
        LINE.remove();
        if (!LINE.isEmpty()) {
            afterPainting();
        }
        RepaintManager.currentManager((JComponent) null).validateInvalidComponents();
    }
}
