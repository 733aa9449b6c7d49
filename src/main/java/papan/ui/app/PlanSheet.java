package papan.ui.app;

import java.awt.Frame;
import java.awt.event.KeyEvent;
import javax.swing.JComponent;
import javax.swing.KeyStroke;
import papan.ui.common.Announcer;
import papan.ui.common.Command;
import papan.ui.common.Listeners;
import papan.ui.common.WindowText;
import papan.ui.present.PlanPage;
import papan.ui.present.PresenterPanel;
import papan.ui.present.TodaysLesson;

/** The lesson that is open, planned for today; it goes when another lesson is opened. */
final class PlanSheet extends Sheet {
    private final transient TodaysLesson today;
    private final transient Listeners.Handle following;
    private final PlanPage page;

    PlanSheet(Frame owner, WindowText words, TodaysLesson today, Announcer announcer) {
        super(owner, "plan", words.text(Command.TODAYS_PLAN.captionKey()));
        this.today = today;
        words.including(PresenterPanel.class, "present");
        page = new PlanPage(today, words, room(), announcer);
        put(page, 0);
        getRootPane()
                .getInputMap(JComponent.WHEN_IN_FOCUSED_WINDOW)
                .put(KeyStroke.getKeyStroke(KeyEvent.VK_F4, 0), "close");
        furnish(owner, page.entry());
        following = today.addListener(this::follow);
    }

    /** What is planned. */
    TodaysLesson today() {
        return today;
    }

    private void follow() {
        if (page.isCurrent()) {
            page.refresh();
        } else {
            dispose();
        }
    }

    @Override
    public void dispose() {
        following.remove();
        today.settle();
        super.dispose();
    }
}
