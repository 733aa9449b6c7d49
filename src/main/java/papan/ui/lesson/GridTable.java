package papan.ui.lesson;

import java.awt.Component;
import java.awt.Dimension;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.event.MouseEvent;
import java.util.List;
import java.util.function.BiConsumer;
import javax.accessibility.AccessibleRole;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JScrollPane;
import javax.swing.JTable;
import javax.swing.ListSelectionModel;
import javax.swing.table.AbstractTableModel;
import javax.swing.table.JTableHeader;
import javax.swing.table.TableCellRenderer;
import javax.swing.table.TableColumn;
import papan.lesson.learner.ResultGrid.Mark;
import papan.ui.common.Drawn;
import papan.ui.common.Paints;
import papan.ui.common.Px;
import papan.ui.common.TextWrap;

/** Learners and questions as a table whose first column stays; above the questions stand the goals that they serve. */
final class GridTable extends JTable {
    private static final int COLUMN = 84;
    private static final int WIDEST = 150;
    private static final int ROW = 30;
    private static final int MOST_HIGH = 390;
    private static final int NAME = 220;
    private static final int LINES = 2;

    private final List<Column> columns;
    private final transient List<Row> rows;

    /**
     * A question.
     *
     * @param misled how many answers point to a misconception
     * @param told all that there is to say of it
     */
    record Column(String goal, String step, int misled, String told) {}

    /** A learner. */
    record Row(String name, List<Cell> cells) {
        Row {
            cells = List.copyOf(cells);
        }
    }

    /**
     * How it went.
     *
     * @param said the same in words
     */
    record Cell(Mark mark, String said) {
        @Override
        public String toString() {
            return said;
        }
    }

    /** A table of which {@code picked} hears the row and the column that are picked. */
    GridTable(List<Column> columns, List<Row> rows, BiConsumer<Integer, Integer> picked) {
        super(new AbstractTableModel() {
            @Override
            public int getRowCount() {
                return rows.size();
            }

            @Override
            public int getColumnCount() {
                return columns.size();
            }

            @Override
            public String getColumnName(int column) {
                return columns.get(column).step();
            }

            @Override
            public Object getValueAt(int row, int column) {
                return rows.get(row).cells().get(column);
            }
        });
        this.columns = List.copyOf(columns);
        this.rows = List.copyOf(rows);
        setName("class.grid");
        plain(this);
        setAutoResizeMode(AUTO_RESIZE_OFF);
        setCellSelectionEnabled(true);
        setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
        setDefaultRenderer(Object.class, new Marked());
        getTableHeader().setReorderingAllowed(false);
        getTableHeader().setResizingAllowed(false);
        spread(0);
        Runnable heard = () -> {
            if (getSelectedRow() >= 0 && getSelectedColumn() >= 0) {
                picked.accept(getSelectedRow(), getSelectedColumn());
            }
        };
        getSelectionModel().addListSelectionListener(event -> heard.run());
        getColumnModel().getSelectionModel().addListSelectionListener(event -> heard.run());
    }

    /** Gives the columns what room there is, within reason. */
    void spread(int width) {
        int each = width / Math.max(1, columns.size());
        int wide = Math.max(Px.of(COLUMN), Math.min(Px.of(WIDEST), each));
        for (int i = 0; i < getColumnModel().getColumnCount(); i++) {
            TableColumn column = getColumnModel().getColumn(i);
            column.setPreferredWidth(wide);
            column.setWidth(wide);
        }
    }

    private static void plain(JTable table) {
        table.setRowHeight(Px.of(ROW));
        table.setFont(Paints.font("Papan.body.font"));
        table.setForeground(Paints.colour("Papan.text"));
        table.setBackground(Paints.colour("Papan.background"));
        table.setFillsViewportHeight(true);
    }

    @Override
    protected JTableHeader createDefaultTableHeader() {
        return new Goals();
    }

    @Override
    public boolean isCellEditable(int row, int column) {
        return false;
    }

    @Override
    public String getToolTipText(MouseEvent event) {
        int row = rowAtPoint(event.getPoint());
        int column = columnAtPoint(event.getPoint());
        return row < 0 || column < 0 ? "" : getValueAt(row, column).toString();
    }

    /**
     * The table with the learners' names beside it, which do not scroll to the side.
     *
     * @param learners what the names are
     * @param about what the table is about, for assistive technology
     */
    JComponent scrolled(String learners, String about) {
        getAccessibleContext().setAccessibleName(about);
        JTable names = new Names(learners);
        JScrollPane scroll = new JScrollPane(this);
        scroll.setRowHeaderView(names);
        scroll.setCorner(JScrollPane.UPPER_LEFT_CORNER, names.getTableHeader());
        scroll.setBorder(null);
        scroll.setBackground(Paints.colour("Papan.background"));
        int high = Math.min(Px.of(MOST_HIGH), getRowHeight() * rows.size());
        setPreferredScrollableViewportSize(new Dimension(Px.of(600), high + Px.of(2)));
        return scroll;
    }

    /** Who the rows are. */
    private final class Names extends JTable {
        Names(String head) {
            super(rows.stream().map(row -> new Object[] {row.name()}).toArray(Object[][]::new), new Object[] {head});
            setName("class.grid.learners");
            plain(this);
            setFocusable(false);
            setRowSelectionAllowed(false);
            getAccessibleContext().setAccessibleName(head);
            setDefaultRenderer(Object.class, new Name());
            getTableHeader().setDefaultRenderer(new Name());
            getTableHeader().setReorderingAllowed(false);
            getTableHeader().setResizingAllowed(false);
            getTableHeader().setBackground(Paints.colour("Papan.background"));
            FontMetrics metrics = getFontMetrics(getFont());
            int widest = rows.stream()
                    .mapToInt(row -> metrics.stringWidth(row.name()))
                    .max()
                    .orElse(0);
            int wide = Math.max(metrics.stringWidth(head), Math.min(widest, Px.of(NAME))) + Px.of(20);
            getColumnModel().getColumn(0).setPreferredWidth(wide);
            setPreferredScrollableViewportSize(new Dimension(wide, 0));
        }

        @Override
        public boolean isCellEditable(int row, int column) {
            return false;
        }
    }

    /** The questions, and above them the goals. */
    private final class Goals extends JTableHeader {
        private final Head head = new Head();

        Goals() {
            super(GridTable.this.columnModel);
        }

        @Override
        protected TableCellRenderer createDefaultRenderer() {
            return new Head();
        }

        @Override
        public String getToolTipText(MouseEvent event) {
            int column = columnAtPoint(event.getPoint());
            return column < 0 ? "" : columns.get(column).told();
        }

        private int band() {
            return LINES * getFontMetrics(Paints.font("Papan.small.font")).getHeight() + Px.of(8);
        }

        @Override
        public Dimension getPreferredSize() {
            int wide = super.getPreferredSize().width;
            FontMetrics strong = getFontMetrics(Paints.font("Papan.strong.font"));
            FontMetrics small = getFontMetrics(Paints.font("Papan.small.font"));
            return new Dimension(wide, band() + strong.getHeight() + small.getHeight() + Px.of(14));
        }

        @Override
        protected void paintComponent(Graphics g) {
            Graphics2D g2 = Paints.smooth(g);
            g2.setColor(Paints.colour("Papan.background"));
            g2.fillRect(0, 0, getWidth(), getHeight());
            for (int from = 0; from < columns.size(); ) {
                int to = from;
                while (to < columns.size()
                        && columns.get(to).goal().equals(columns.get(from).goal())) {
                    to++;
                }
                goal(g2, columns.get(from).goal(), from, to);
                from = to;
            }
            for (int column = 0; column < columns.size(); column++) {
                Rectangle at = getHeaderRect(column);
                head.show(columns.get(column));
                Graphics inner = g2.create(at.x, band(), at.width, getHeight() - band());
                head.setSize(at.width, getHeight() - band());
                head.paint(inner);
                inner.dispose();
            }
            g2.dispose();
        }

        private void goal(Graphics2D g2, String goal, int from, int to) {
            int left = getHeaderRect(from).x;
            Rectangle last = getHeaderRect(to - 1);
            int wide = last.x + last.width - left;
            Paints.fill(
                    g2,
                    left + Px.of(2),
                    Px.of(2),
                    wide - Px.of(4),
                    band() - Px.of(4),
                    Px.exactly(6),
                    Paints.colour("Papan.track"));
            g2.setColor(Paints.colour("Papan.text"));
            g2.setFont(Paints.font("Papan.small.font"));
            TextWrap.draw(g2, this, cut(goal, g2.getFontMetrics(), wide - Px.of(16)), left + Px.of(8), Px.of(4));
        }

        /** As much as there is room for; all of it is told beside the table. */
        private List<String> cut(String goal, FontMetrics metrics, int width) {
            List<String> lines = TextWrap.lines(goal, metrics, width);
            return lines.size() <= LINES
                    ? lines
                    : List.of(lines.get(0), lines.get(1).strip().replaceFirst("[ ,.].{0,2}$", "") + "…");
        }
    }

    /** A question at the head of its column. */
    private static final class Head extends Drawn implements TableCellRenderer {
        private String step = "";
        private int misled;

        Head() {
            super("Papan.strong.font", AccessibleRole.LABEL);
        }

        void show(Column column) {
            step = column.step();
            misled = column.misled();
        }

        @Override
        public Component getTableCellRendererComponent(
                JTable table, Object value, boolean selected, boolean focused, int row, int column) {
            show(((GridTable) table).columns.get(column));
            getAccessibleContext()
                    .setAccessibleName(((GridTable) table).columns.get(column).told());
            return this;
        }

        @Override
        protected void paintComponent(Graphics g) {
            Graphics2D g2 = Paints.smooth(g);
            g2.setColor(Paints.colour("Papan.text"));
            g2.setFont(getFont());
            FontMetrics metrics = g2.getFontMetrics();
            int room = getWidth() - Px.of(8);
            String shown = TextWrap.lines(step, metrics, room).get(0);
            g2.drawString(shown, (getWidth() - metrics.stringWidth(shown)) / 2, Px.of(4) + metrics.getAscent());
            if (misled > 0) {
                GridMark.Count.draw(
                        g2,
                        String.valueOf(misled),
                        getWidth() / 2.0,
                        getHeight() - Px.of(4) - metrics.getHeight() / 2.0);
            }
            g2.dispose();
        }
    }

    private static void line(JComponent cell, Graphics g) {
        g.setColor(Paints.colour("Papan.track"));
        g.fillRect(0, cell.getHeight() - 1, cell.getWidth(), 1);
    }

    /** A learner's name, or what the names are. */
    private static final class Name extends JLabel implements TableCellRenderer {
        Name() {
            putClientProperty("html.disable", true);
        }

        @Override
        public Component getTableCellRendererComponent(
                JTable table, Object value, boolean selected, boolean focused, int row, int column) {
            setText(String.valueOf(value));
            setFont(Paints.font(row < 0 ? "Papan.strong.font" : "Papan.body.font"));
            setForeground(Paints.colour("Papan.text"));
            setVerticalAlignment(row < 0 ? BOTTOM : CENTER);
            setBorder(Px.pad(0, 2, row < 0 ? 6 : 0, 8));
            return this;
        }

        @Override
        protected void paintComponent(Graphics g) {
            super.paintComponent(g);
            line(this, g);
        }
    }

    /** A mark in its cell. */
    private static final class Marked extends JLabel implements TableCellRenderer {
        private Mark mark = Mark.NONE;

        @Override
        public Component getTableCellRendererComponent(
                JTable table, Object value, boolean selected, boolean focused, int row, int column) {
            Cell cell = (Cell) value;
            mark = cell.mark();
            getAccessibleContext().setAccessibleName(cell.said());
            setBackground(Paints.colour(focused || selected ? "Papan.track" : "Papan.background"));
            return this;
        }

        @Override
        protected void paintComponent(Graphics g) {
            Graphics2D g2 = Paints.smooth(g);
            g2.setColor(getBackground());
            g2.fillRect(0, 0, getWidth(), getHeight());
            line(this, g2);
            GridMark.draw(g2, mark, getWidth() / 2.0, getHeight() / 2.0);
            g2.dispose();
        }
    }
}
