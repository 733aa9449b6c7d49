package papan.ui.lesson;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import javax.swing.JComponent;
import papan.lesson.script.Panel;
import papan.ui.common.Px;
import papan.ui.common.WindowText;
import papan.ui.settings.KeptSettings;
import papan.ui.settings.Settings;

/**
 * Says once of each panel what it is for, when a step reveals it. A line goes away when its button is pressed or the learner
 * goes on, and does not come again.
 */
final class Pointers {
    private static final String NAME = "panel.";
    /** A panel that would be lower than this below its line has its room to itself. */
    private static final int LEAST = 100;

    /** Between a line and its panel. */
    private static final int GAP = 8;

    private final Map<Panel, Pointer> lines = new EnumMap<>(Panel.class);
    private final KeptSettings kept;
    private Runnable gone = () -> {};
    private int step = -1;

    /**
     * The lines.
     *
     * @param kept where it is remembered which have been read
     */
    Pointers(KeptSettings kept, WindowText words) {
        this.kept = kept;
        // The rule says itself what it is for.
        for (Panel panel : List.of(Panel.CHART, Panel.HISTORY)) {
            lines.put(panel, new Pointer(panel, words, () -> putAway(panel)));
        }
    }

    /** The components, to be added to the page. */
    List<Pointer> lines() {
        return List.copyOf(lines.values());
    }

    /** Says what is to happen when a line is put away: it leaves its room, and the focus is nowhere. */
    void onGone(Runnable listener) {
        gone = listener;
    }

    /** Shows the lines of the step that is shown; those of another step have been read. */
    void show(LearnSession session) {
        boolean other = session.index() != step;
        step = session.index();
        lines.forEach((panel, line) -> {
            if (other && line.isVisible()) {
                note(panel);
            }
            line.setVisible(session.reveals(panel) && !kept.get(Settings.SEEN).contains(NAME + panel.id()));
        });
    }

    /** No lesson is shown: nothing is pointed out, and nothing counts as read. */
    void hide() {
        step = -1;
        lines.values().forEach(line -> line.setVisible(false));
    }

    /** How much room the line of a panel takes in a width; 0 if it is not shown. */
    int heightFor(Panel panel, int width) {
        return line(panel).isVisible() ? line(panel).heightFor(width) + Px.of(GAP) : 0;
    }

    /** Puts a panel into an area, below its line if that is shown and there is room for both. */
    void place(Panel panel, JComponent part, int x, int y, int width, int height) {
        Pointer line = line(panel);
        int wanted = part.isVisible() ? heightFor(panel, width) : 0;
        int used = height - wanted >= Px.of(LEAST) ? wanted : 0;
        if (used > 0) {
            line.setBounds(x, y, width, used - Px.of(GAP));
        } else {
            line.setBounds(0, 0, 0, 0);
        }
        part.setBounds(x, y + used, width, Math.max(0, height - used));
    }

    private void putAway(Panel panel) {
        note(panel);
        line(panel).setVisible(false);
        gone.run();
    }

    private Pointer line(Panel panel) {
        return Objects.requireNonNull(lines.get(panel));
    }

    private void note(Panel panel) {
        kept.see(NAME + panel.id());
    }
}
