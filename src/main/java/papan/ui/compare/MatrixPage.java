package papan.ui.compare;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.Insets;
import java.awt.KeyboardFocusManager;
import java.awt.event.ActionEvent;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import javax.swing.AbstractAction;
import javax.swing.BorderFactory;
import javax.swing.DefaultListCellRenderer;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JScrollPane;
import javax.swing.JTable;
import javax.swing.KeyStroke;
import javax.swing.ListSelectionModel;
import javax.swing.SwingConstants;
import javax.swing.table.AbstractTableModel;
import javax.swing.table.DefaultTableCellRenderer;
import papan.analysis.Likeness;
import papan.rules.RuleSet;
import papan.ui.common.CardLine;
import papan.ui.common.Paints;
import papan.ui.common.Part;
import papan.ui.common.Px;
import papan.ui.common.ReadOnlyText;
import papan.ui.common.ScrolledPanel;
import papan.ui.common.TextColumn;
import papan.ui.telling.RuleLines;
import papan.ui.telling.TwoLines;

/** All installed rule sets against one another: in how many clauses two differ, similar ones beside one another. */
final class MatrixPage extends ScrolledPanel {
    private static final int ROW = 30;
    private static final int CELL = 34;
    /** The lowest that the numbers are, with their heads. */
    private static final int LEAST_TABLE = 160;
    /** From so many differing clauses on, two rule sets are nothing alike. */
    private static final int FAR = 12;

    private final ReadOnlyText heading = CompareTexts.heading("");
    private final ReadOnlyText how = CompareTexts.body("");
    private final ReadOnlyText told = new TwoLines("Papan.strong.font", "Papan.text");
    private final JTable table = new JTable();
    private final JList<RuleSet> names = new JList<>();
    private final TextColumn above = new TextColumn();
    private final transient BiConsumer<RuleSet, RuleSet> open;
    private transient Likeness likeness = Likeness.of(List.of());
    private final transient CompareWords words;
    private transient Runnable chosen = () -> {};

    /**
     * An empty page.
     *
     * @param open is asked to show two rule sets on boards
     */
    MatrixPage(CompareWords words, BiConsumer<RuleSet, RuleSet> open) {
        setLayout(new BorderLayout(0, 8));
        this.words = words;
        this.open = open;
        setName("compare.matrix-page");
        told.setName("compare.matrix.told");
        told.setFocusable(true);
        table.setName("compare.matrix");
        table.setAutoResizeMode(JTable.AUTO_RESIZE_OFF);
        table.setCellSelectionEnabled(true);
        table.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
        table.setDefaultRenderer(Object.class, new Cell());
        table.getTableHeader().setReorderingAllowed(false);
        table.getTableHeader().setResizingAllowed(false);
        table.getSelectionModel().addListSelectionListener(event -> tell());
        table.getColumnModel().getSelectionModel().addListSelectionListener(event -> tell());
        table.getInputMap(WHEN_ANCESTOR_OF_FOCUSED_COMPONENT).put(KeyStroke.getKeyStroke("ENTER"), "open");
        table.getActionMap().put("open", new Open());
        // Tab leaves the table, as it leaves everything else; the arrow keys go from number to number.
        for (String tab : new String[] {"TAB", "shift TAB"}) {
            table.getInputMap(WHEN_ANCESTOR_OF_FOCUSED_COMPONENT).put(KeyStroke.getKeyStroke(tab), "none");
        }
        table.setFocusTraversalKeys(KeyboardFocusManager.FORWARD_TRAVERSAL_KEYS, Set.of(KeyStroke.getKeyStroke("TAB")));
        table.setFocusTraversalKeys(
                KeyboardFocusManager.BACKWARD_TRAVERSAL_KEYS, Set.of(KeyStroke.getKeyStroke("shift TAB")));
        table.addMouseListener(new MouseAdapter() {
            @Override
            public void mouseClicked(MouseEvent event) {
                if (event.getClickCount() == 2) {
                    openSelected();
                }
            }
        });
        names.setName("compare.matrix.names");
        names.setFocusable(false);
        names.setCellRenderer(new Name());
        addComponentListener(new ComponentAdapter() {
            @Override
            public void componentResized(ComponentEvent event) {
                fitNames();
            }
        });
        JScrollPane scroll = new JScrollPane(table);
        scroll.setRowHeaderView(names);
        scroll.setBorder(BorderFactory.createEmptyBorder());
        above.put(heading, 0);
        above.put(how, 4);
        above.put(told, 6);
        add(above, BorderLayout.NORTH);
        add(scroll, BorderLayout.CENTER);
        setOpaque(false);
        updateUI();
        words.words().bind(heading, "compare.matrix");
        words.words().name(table, "compare.matrix");
        words.words().name(told, "compare.told");
        words.words().follow(this, this::changeWords);
    }

    void offer(List<RuleSet> all) {
        likeness = Likeness.of(all);
        table.setModel(new Model());
        names.setListData(likeness.rules().toArray(RuleSet[]::new));
        dress();
    }

    private void dress() {
        for (int i = 0; i < table.getColumnCount(); i++) {
            table.getColumnModel().getColumn(i).setPreferredWidth(Px.of(CELL));
        }
        names.setFixedCellHeight(Px.of(ROW));
        fitNames();
        names.setBackground(Paints.colour("Papan.background"));
        table.setRowHeight(Px.of(ROW));
        table.setShowGrid(false);
        table.setIntercellSpacing(new Dimension(1, 1));
    }

    /** Names are as wide as the longest, but leave the greater half of the page to the numbers. */
    private void fitNames() {
        int widest = 0;
        for (int i = 0; i < names.getModel().getSize(); i++) {
            Component name = names.getCellRenderer()
                    .getListCellRendererComponent(names, names.getModel().getElementAt(i), i, false, false);
            widest = Math.max(widest, name.getPreferredSize().width);
        }
        names.setFixedCellWidth(getWidth() == 0 ? widest : Math.min(widest, getWidth() * 2 / 5));
    }

    private void changeWords() {
        how.setText(words.text("compare.matrix.how", Map.of("close", Likeness.CLOSE)));
        table.repaint();
        fitNames();
        tell();
    }

    @Override
    protected int leastHeight(int width) {
        Insets in = getInsets();
        return in.top + above.heightFor(width - in.left - in.right) + Px.of(LEAST_TABLE) + in.bottom;
    }

    JComponent entry() {
        return table;
    }

    List<Part> parts() {
        return List.of(Part.of(table), Part.of(told));
    }

    private void tell() {
        int row = table.getSelectedRow();
        int column = table.getSelectedColumn();
        told.setText(
                row < 0 || column < 0
                        ? words.text("compare.matrix.choose")
                        : words.text(
                                row == column ? "compare.matrix.itself" : "compare.matrix.pair",
                                Map.of(
                                        "one", words.name(likeness.rules().get(row)),
                                        "other", words.name(likeness.rules().get(column)),
                                        "count", likeness.distances().get(row).get(column))));
        chosen.run();
    }

    /** What a class sees of it: the pair that is chosen, and all in which it differs. */
    CompareForClass.Page forClass() {
        int row = table.getSelectedRow();
        int column = table.getSelectedColumn();
        List<CardLine> card = row < 0 || column < 0
                ? List.of()
                : RuleLines.differing(
                        likeness.rules().get(row), likeness.rules().get(column), words.words());
        return new CompareForClass.Page(told.getText(), List.of(), List.of(), "", card, List.of());
    }

    /** Says who hears that another pair is chosen. */
    void onChosen(Runnable listener) {
        chosen = listener;
    }

    private void openSelected() {
        int row = table.getSelectedRow();
        int column = table.getSelectedColumn();
        if (row >= 0 && column >= 0 && row != column) {
            open.accept(likeness.rules().get(row), likeness.rules().get(column));
        }
    }

    /** In which group a rule set is, by number. */
    private int group(int number) {
        RuleSet rules = likeness.rules().get(number);
        for (int i = 0; i < likeness.groups().size(); i++) {
            if (likeness.groups().get(i).contains(rules)) {
                return i;
            }
        }
        return -1;
    }

    @Override
    public void updateUI() {
        super.updateUI();
        setBorder(Px.pad(14, 24, 12, 24));
        if (table != null) {
            dress();
        }
    }

    /** Opens the chosen pair. */
    private final class Open extends AbstractAction {
        @Override
        public void actionPerformed(ActionEvent event) {
            openSelected();
        }
    }

    /** Names, then numbers. */
    private final class Model extends AbstractTableModel {
        @Override
        public int getRowCount() {
            return likeness.rules().size();
        }

        @Override
        public int getColumnCount() {
            return likeness.rules().size();
        }

        @Override
        public String getColumnName(int column) {
            return Integer.toString(column + 1);
        }

        @Override
        public Object getValueAt(int row, int column) {
            return likeness.distances().get(row).get(column);
        }
    }

    /** The number and name of a rule set, beside its row. */
    private final class Name extends DefaultListCellRenderer {
        @Override
        public Component getListCellRendererComponent(
                JList<?> list, Object value, int index, boolean selected, boolean focused) {
            JLabel label = (JLabel) super.getListCellRendererComponent(list, "", index, false, false);
            label.setText(words.text(
                    "compare.matrix.row",
                    Map.of(
                            "number",
                            index + 1,
                            "rules",
                            words.name(likeness.rules().get(index)))));
            label.setBackground(Paints.colour("Papan.background"));
            return label;
        }
    }

    /** A number on a surface that is the stronger the more two rule sets are alike. */
    private final class Cell extends DefaultTableCellRenderer {
        @Override
        public Component getTableCellRendererComponent(
                JTable in, Object value, boolean selected, boolean focused, int row, int column) {
            JLabel label = (JLabel) super.getTableCellRendererComponent(in, value, selected, focused, row, column);
            label.setHorizontalAlignment(SwingConstants.CENTER);
            int count = (Integer) value;
            boolean itself = row == column;
            label.setText(itself ? "" : Integer.toString(count));
            label.setToolTipText(words.text(
                    "compare.matrix.pair",
                    Map.of(
                            "one", words.name(likeness.rules().get(row)),
                            "other", words.name(likeness.rules().get(column)),
                            "count", count)));
            label.getAccessibleContext().setAccessibleName(label.getToolTipText());
            if (!selected) {
                float near = itself ? 0 : Math.max(0, 1 - (float) count / FAR);
                label.setBackground(Paints.mix(Paints.colour("Papan.lit"), Paints.colour("Papan.background"), near));
                label.setForeground(Paints.colour("Papan.text"));
            }
            boolean together = group(row) == group(column);
            if (together && !focused) {
                label.setBorder(BorderFactory.createLineBorder(Paints.colour("Papan.edge"), 1));
            }
            return label;
        }
    }
}
