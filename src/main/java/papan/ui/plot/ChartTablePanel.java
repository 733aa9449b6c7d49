package papan.ui.plot;

import java.awt.BorderLayout;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.Comparator;
import java.util.Optional;
import java.util.function.IntConsumer;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTable;
import javax.swing.ListSelectionModel;
import javax.swing.SwingConstants;
import javax.swing.table.AbstractTableModel;
import javax.swing.table.DefaultTableCellRenderer;
import javax.swing.table.TableRowSorter;
import papan.chart.ChartTable;
import papan.chart.ChartText;
import papan.ui.common.ClickerKeys;
import papan.ui.common.Px;

/** The numbers of a chart as a table that can be sorted by any column; a row leads to its event. */
final class ChartTablePanel extends JPanel {
    private final Model model = new Model();
    private final JTable table = new JTable(model);
    private final JScrollPane scroll = new JScrollPane(table);
    private transient Optional<Float> letters = Optional.empty();
    private transient ChartText words;
    private transient ChartTable numbers;

    /**
     * A table.
     *
     * @param asked takes the cursor of a row that was chosen by a double click or Enter
     */
    ChartTablePanel(String name, ChartTable numbers, ChartText words, IntConsumer asked) {
        super(new BorderLayout());
        this.numbers = numbers;
        this.words = words;
        setOpaque(false);
        table.setName(name);
        table.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
        table.setAutoResizeMode(JTable.AUTO_RESIZE_OFF);
        table.setFillsViewportHeight(true);
        table.setShowHorizontalLines(true);
        table.setDefaultRenderer(Object.class, new Numbers());
        ChartKeys.bind(table, WHEN_ANCESTOR_OF_FOCUSED_COMPONENT, "ENTER", () -> go(asked));
        table.addMouseListener(new MouseAdapter() {
            @Override
            public void mouseClicked(MouseEvent event) {
                if (event.getClickCount() == 2) {
                    go(asked);
                }
            }
        });
        add(scroll, BorderLayout.CENTER);
        show(numbers, words);
    }

    /** Leaves Page Up and Page Down to the window, where they are the two keys of a clicker. */
    void leavePaging() {
        ClickerKeys.leaveToTheWindow(table);
        ClickerKeys.leaveToTheWindow(scroll);
    }

    /** Writes in letters of a size in pixels, for those who only look: what is latest is kept in sight. */
    void setLetters(float size) {
        if (!letters.equals(Optional.of(size))) {
            letters = Optional.of(size);
            table.setFocusable(false);
            dress();
            showLatest();
        }
    }

    private void showLatest() {
        if (letters.isPresent() && table.getRowCount() > 0) {
            table.scrollRectToVisible(table.getCellRect(table.getRowCount() - 1, 0, true));
        }
    }

    private void go(IntConsumer asked) {
        int row = table.getSelectedRow();
        if (row >= 0) {
            numbers.cursorOf(table.convertRowIndexToModel(row)).ifPresent(asked);
        }
    }

    /** Shows other numbers; the order that was chosen stays where the columns are the same. */
    void show(ChartTable next, ChartText text) {
        boolean same = next.columns() == numbers.columns() && text == words && table.getColumnCount() == next.columns();
        numbers = next;
        words = text;
        if (same) {
            model.fireTableDataChanged();
        } else {
            model.fireTableStructureChanged();
            TableRowSorter<Model> sorter = new TableRowSorter<>(model);
            for (int column = 0; column < next.columns(); column++) {
                sorter.setComparator(column, Comparator.comparingDouble(Cell::value));
            }
            table.setRowSorter(sorter);
        }
        dress();
        showLatest();
        table.getAccessibleContext().setAccessibleName(words.text("charts.table"));
    }

    private void dress() {
        letters.ifPresent(size -> {
            table.setFont(table.getFont().deriveFont(size));
            table.getTableHeader().setFont(table.getTableHeader().getFont().deriveFont(size));
        });
        table.setRowHeight(Math.round(table.getFontMetrics(table.getFont()).getHeight() * 1.4f));
        var head = table.getTableHeader();
        var metrics = head.getFontMetrics(head.getFont());
        var cells = table.getFontMetrics(table.getFont());
        for (int i = 0; i < table.getColumnModel().getColumnCount(); i++) {
            int width = metrics.stringWidth(model.getColumnName(i)) + Px.of(44);
            if (numbers.rowsAreRules() && i == 0) {
                for (int row = 0; row < numbers.rows(); row++) {
                    width = Math.max(width, cells.stringWidth(numbers.name(row, words)) + Px.of(24));
                }
            }
            table.getColumnModel().getColumn(i).setPreferredWidth(Math.max(Px.of(84), width));
        }
    }

    JTable table() {
        return table;
    }

    @Override
    public void updateUI() {
        super.updateUI();
        if (table != null && numbers != null) {
            dress();
        }
    }

    /** A cell: what is read, and what it is sorted by. */
    private record Cell(double value, String text) {
        @Override
        public String toString() {
            return text;
        }
    }

    /** The table's numbers. */
    private final class Model extends AbstractTableModel {
        @Override
        public int getRowCount() {
            return numbers == null ? 0 : numbers.rows();
        }

        @Override
        public int getColumnCount() {
            return numbers == null ? 0 : numbers.columns();
        }

        @Override
        public String getColumnName(int column) {
            return numbers.heading(column, words);
        }

        @Override
        public Object getValueAt(int row, int column) {
            return column == 0
                    ? new Cell(numbers.number(row), numbers.name(row, words))
                    : new Cell(numbers.value(row, column), numbers.text(row, column, words));
        }
    }

    /** Numbers stand at the right. */
    private static final class Numbers extends DefaultTableCellRenderer {
        Numbers() {
            setHorizontalAlignment(SwingConstants.TRAILING);
        }
    }
}
