package papan.ui.lesson;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.event.KeyEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import javax.swing.DefaultListModel;
import javax.swing.JCheckBox;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.ListSelectionModel;
import papan.lesson.learner.Practicable;
import papan.ui.common.CallAction;
import papan.ui.common.ListCell;
import papan.ui.common.Paints;
import papan.ui.common.Px;

/** Questions of lessons, one in a row. */
final class SetList extends JList<Practicable> {
    private static final int TICK = 34;

    private final transient Function<Practicable, Row> rows;
    private final DefaultListModel<Practicable> model = new DefaultListModel<>();

    /**
     * A row.
     *
     * @param beside at its right end
     * @param ticked empty where nothing is ticked
     * @param said all of it, for those who do not see it
     */
    record Row(String title, String beside, Optional<Boolean> ticked, String said) {}

    /**
     * A list without any.
     *
     * @param called what those who do not see it hear
     * @param pressed hears which is ticked or unticked
     * @param picked hears which is lit
     */
    SetList(
            String name,
            String called,
            Function<Practicable, Row> rows,
            Consumer<Practicable> pressed,
            Consumer<Practicable> picked) {
        this.rows = rows;
        setModel(model);
        setName(name);
        getAccessibleContext().setAccessibleName(called);
        setBackground(Paints.colour("Papan.card"));
        setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
        setCellRenderer(new Cell());
        CallAction.on(this, KeyEvent.VK_SPACE, () -> picked().ifPresent(pressed));
        addListSelectionListener(event -> {
            if (!event.getValueIsAdjusting()) {
                picked().ifPresent(picked);
            }
        });
        addMouseListener(new MouseAdapter() {
            @Override
            public void mousePressed(MouseEvent event) {
                int at = locationToIndex(event.getPoint());
                boolean onTick = event.getX() < Px.of(TICK) || event.getClickCount() == 2;
                if (at >= 0 && getCellBounds(at, at).contains(event.getPoint()) && onTick) {
                    setSelectedIndex(at);
                    pressed.accept(model.get(at));
                }
            }
        });
    }

    /** Shows some; what was lit stays lit, or what has come to its place. */
    void show(List<Practicable> all) {
        Optional<Practicable> before = picked();
        int at = Math.max(0, getSelectedIndex());
        setValueIsAdjusting(true);
        model.clear();
        model.addAll(all);
        setSelectedIndex(before.map(all::indexOf).filter(i -> i >= 0).orElse(Math.min(at, all.size() - 1)));
        ensureIndexIsVisible(getSelectedIndex());
        setValueIsAdjusting(false);
    }

    /** Which one is lit. */
    Optional<Practicable> picked() {
        return Optional.ofNullable(getSelectedValue());
    }

    @Override
    public boolean getScrollableTracksViewportWidth() {
        return true;
    }

    /** One of them. */
    private final class Cell extends ListCell<Practicable> {
        private final JCheckBox tick = new JCheckBox();
        private final JLabel title = new JLabel();
        private final JLabel beside = new JLabel();

        Cell() {
            setLayout(new BorderLayout(Px.of(8), 0));
            tick.setOpaque(false);
            add(tick, BorderLayout.WEST);
            add(title);
            add(beside, BorderLayout.EAST);
        }

        @Override
        public Component getListCellRendererComponent(
                JList<? extends Practicable> list, Practicable one, int index, boolean selected, boolean focused) {
            Row row = rows.apply(one);
            tick.setVisible(row.ticked().isPresent());
            tick.setSelected(row.ticked().orElse(false));
            title.setFont(Paints.font("Papan.body.font"));
            title.setText(row.title());
            title.setForeground(Paints.colour("Papan.text"));
            beside.setFont(Paints.font("Papan.body.font"));
            beside.setText(row.beside());
            beside.setForeground(Paints.colour("Papan.secondary"));
            setBorder(Px.pad(5, 8, 5, 10));
            show(row.said(), selected);
            setToolTipText(row.title());
            return this;
        }
    }
}
