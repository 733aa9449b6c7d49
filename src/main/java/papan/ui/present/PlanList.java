package papan.ui.present;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.event.KeyEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javax.swing.DefaultListModel;
import javax.swing.JCheckBox;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.ListSelectionModel;
import javax.swing.text.Position;
import papan.lesson.script.From;
import papan.lesson.script.Step;
import papan.ui.common.CallAction;
import papan.ui.common.ListCell;
import papan.ui.common.Paints;
import papan.ui.common.Px;
import papan.ui.common.WindowText;

/** All steps of a lesson in the order of today, by their 0-based numbers; those that are shown have a tick. */
final class PlanList extends JList<Integer> {
    private static final int TICK = 34;
    /** How far those stand in that move with the step before them, of scale 1. */
    private static final int INDENT = 18;

    private final transient TodaysLesson today;
    private final transient WindowText words;
    private final DefaultListModel<Integer> model = new DefaultListModel<>();

    /**
     * The list of the lesson that is open.
     *
     * @param toggled shows the chosen step, or leaves it out
     * @param selected hears that another step is chosen
     */
    PlanList(TodaysLesson today, WindowText words, Runnable toggled, Runnable selected) {
        this.today = today;
        this.words = words;
        setModel(model);
        setName("plan.steps");
        setBackground(Paints.colour("Papan.card"));
        setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
        setCellRenderer(new Cell());
        refresh();
        CallAction.on(this, KeyEvent.VK_SPACE, toggled);
        addListSelectionListener(event -> {
            if (!event.getValueIsAdjusting() && getSelectedIndex() >= 0) {
                selected.run();
            }
        });
        addMouseListener(new MouseAdapter() {
            @Override
            public void mousePressed(MouseEvent event) {
                int at = locationToIndex(event.getPoint());
                if (at >= 0 && getCellBounds(at, at).contains(event.getPoint()) && isTick(at, event.getX())) {
                    setSelectedIndex(at);
                    toggled.run();
                }
            }
        });
    }

    private boolean isTick(int at, int x) {
        int from = Px.of(goesWithTheOneBefore(model.get(at)) ? INDENT : 0);
        return x >= from && x < from + Px.of(TICK);
    }

    /** Shows the plan as it is now; the same step stays chosen. */
    void refresh() {
        List<Integer> all = today.way().all();
        if (!Collections.list(model.elements()).equals(all)) {
            int chosen = model.isEmpty() ? today.session().index() : chosen();
            setValueIsAdjusting(true);
            model.clear();
            model.addAll(all);
            setSelectedValue(chosen, true);
            setValueIsAdjusting(false);
        }
        repaint();
    }

    int chosen() {
        return model.get(Math.max(0, getSelectedIndex()));
    }

    /** How a step is called. */
    String title(int step) {
        Step.Head head = today.steps().get(step).head();
        return today.session().lesson().text(head.title().isEmpty() ? head.id() : head.title());
    }

    /** A step in words, with how long it takes and whether it is shown. */
    String said(int step) {
        String shown = words.text(today.way().isShown(step) ? "plan.in" : "plan.out");
        String minutes = minutes(step);
        return title(step) + (minutes.isEmpty() ? "" : ", " + minutes) + ", " + shown;
    }

    private String minutes(int step) {
        double minutes = today.steps().get(step).head().minutes();
        String number = minutes == Math.rint(minutes)
                ? String.valueOf((int) minutes)
                : String.format(Locale.forLanguageTag(words.language().tag()), "%.1f", minutes);
        return minutes == 0 ? "" : words.text("plan.step.minutes", Map.of("minutes", number));
    }

    private boolean goesWithTheOneBefore(int step) {
        return step > 0 && today.steps().get(step).head().from() instanceof From.Keep;
    }

    /** A title that is too long is cut, and never the minutes beside it. */
    @Override
    public boolean getScrollableTracksViewportWidth() {
        return true;
    }

    /** Nothing is looked for by its number. */
    @Override
    public int getNextMatch(String prefix, int from, Position.Bias way) {
        return -1;
    }

    /** One step. */
    private final class Cell extends ListCell<Integer> {
        private final JCheckBox tick = new JCheckBox();
        private final JLabel minutes = new JLabel();

        Cell() {
            setLayout(new BorderLayout());
            tick.setOpaque(false);
            tick.setIconTextGap(Px.of(8));
            add(tick);
            add(minutes, BorderLayout.EAST);
        }

        @Override
        public Component getListCellRendererComponent(
                JList<? extends Integer> list, Integer step, int index, boolean selected, boolean focused) {
            boolean shown = today.way().isShown(step);
            tick.setFont(Paints.font("Papan.body.font"));
            tick.setText((step + 1) + "  " + title(step));
            tick.setSelected(shown);
            tick.setForeground(Paints.colour(shown ? "Papan.text" : "Papan.secondary"));
            minutes.setFont(Paints.font("Papan.body.font"));
            minutes.setText(minutes(step));
            minutes.setForeground(Paints.colour("Papan.secondary"));
            setBorder(Px.pad(5, goesWithTheOneBefore(step) ? 8 + INDENT : 8, 5, 10));
            show(said(step), selected);
            setToolTipText(title(step));
            return this;
        }
    }
}
