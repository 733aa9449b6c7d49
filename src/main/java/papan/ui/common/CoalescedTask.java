package papan.ui.common;

import java.util.ArrayDeque;
import java.util.Deque;
import javax.swing.JComponent;
import javax.swing.RepaintManager;

/**
 * A task that runs once on the event dispatch thread as soon as that is idle, however often it was requested until then:
 * for updates that may come a moment later, so that no key and no seed waits for them. Tasks that are due run one after the
 * other, each in an event of its own, and so do layout and painting, so that no single event takes long. Lives on the event dispatch thread.
 */
public final class CoalescedTask {
    static final Deque<CoalescedTask> LINE = new ArrayDeque<>();

    private final Runnable work;
    private boolean due;

    /** Nothing is due yet. */
    public CoalescedTask(Runnable work) {
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
        Edt.later(() -> Edt.later(CoalescedTask::next));
    }

    private static void next() {
        // Asked for first, so that Swing does not lay out and paint in one event.
        Edt.later(CoalescedTask::layOut);
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
