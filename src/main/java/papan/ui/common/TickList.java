package papan.ui.common;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.event.KeyEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import javax.swing.DefaultListModel;
import javax.swing.JCheckBox;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.ListSelectionModel;
import javax.swing.text.Position;

/** A list whose rows can be ticked: by a click on the tick, a double click or the space bar. */
public class TickList<T> extends JList<T> {
    private static final int TICK = 34;
    private static final int PAD = 8;

    private final transient Function<T, Row> rows;
    private final DefaultListModel<T> model = new DefaultListModel<>();

    /**
     * A row.
     *
     * @param beside at its right end
     * @param ticked empty where nothing is to be ticked
     * @param quiet whether it counts less than others
     * @param indent how far it stands in, of scale 1
     * @param said all of it, for those who do not see it
     */
    public record Row(String title, String beside, Optional<Boolean> ticked, boolean quiet, int indent, String said) {}

    /**
     * A list with nothing in it.
     *
     * @param pressed hears which is ticked or unticked
     * @param picked hears which is lit
     */
    public TickList(String name, Function<T, Row> rows, Consumer<T> pressed, Consumer<T> picked) {
        this.rows = rows;
        setModel(model);
        setName(name);
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
                if (at >= 0
                        && getCellBounds(at, at).contains(event.getPoint())
                        && (event.getClickCount() == 2 || isTick(at, event.getX()))) {
                    setSelectedIndex(at);
                    pressed.accept(model.get(at));
                }
            }
        });
    }

    private boolean isTick(int at, int x) {
        int from = Px.of(rows.apply(model.get(at)).indent());
        return x >= from && x < from + Px.of(TICK);
    }

    /** Shows some; what was lit stays lit, or what has come to its place. */
    public final void show(List<T> all) {
        Optional<T> before = picked();
        int at = Math.max(0, getSelectedIndex());
        setValueIsAdjusting(true);
        model.clear();
        model.addAll(all);
        setSelectedIndex(before.map(all::indexOf).filter(i -> i >= 0).orElse(Math.min(at, all.size() - 1)));
        ensureIndexIsVisible(getSelectedIndex());
        setValueIsAdjusting(false);
    }

    /** What is shown. */
    public final List<T> shown() {
        return Collections.list(model.elements());
    }

    /** Which one is lit. */
    public final Optional<T> picked() {
        return Optional.ofNullable(getSelectedValue());
    }

    /** A title that is too long is cut, and never what stands beside it. */
    @Override
    public boolean getScrollableTracksViewportWidth() {
        return true;
    }

    /** Nothing is looked for by what it is inside the program. */
    @Override
    public int getNextMatch(String prefix, int from, Position.Bias way) {
        return -1;
    }

    /** One row. */
    private final class Cell extends ListCell<T> {
        private final JCheckBox tick = new JCheckBox();
        private final JLabel title = new JLabel();
        private final JLabel beside = new JLabel();

        Cell() {
            setLayout(new BorderLayout(Px.of(PAD), 0));
            tick.setOpaque(false);
            add(tick, BorderLayout.WEST);
            add(title);
            add(beside, BorderLayout.EAST);
        }

        @Override
        public Component getListCellRendererComponent(
                JList<? extends T> list, T value, int index, boolean selected, boolean focused) {
            Row row = rows.apply(value);
            tick.setVisible(row.ticked().isPresent());
            tick.setSelected(row.ticked().orElse(false));
            title.setFont(Paints.font("Papan.body.font"));
            title.setText(row.title());
            title.setForeground(Paints.colour(row.quiet() ? "Papan.secondary" : "Papan.text"));
            beside.setFont(Paints.font("Papan.body.font"));
            beside.setText(row.beside());
            beside.setForeground(Paints.colour("Papan.secondary"));
            setBorder(Px.pad(5, PAD + row.indent(), 5, 10));
            show(row.said(), selected);
            setToolTipText(row.title());
            return this;
        }
    }
}
