package papan.ui.plot;

import java.awt.CardLayout;
import java.util.Optional;
import java.util.function.IntConsumer;
import javax.swing.JComponent;
import javax.swing.JPanel;
import papan.chart.Chart;
import papan.chart.ChartTable;
import papan.chart.ChartText;

/** A chart, or in its place its numbers as a table, which is made when it is first asked for. */
public final class ChartOrTable extends JPanel {
    private static final String CHART = "chart";
    private static final String TABLE = "table";

    private final CardLayout cards = new CardLayout();
    private final ChartPane pane;
    private final String tableName;
    private final transient IntConsumer asked;
    private Optional<ChartTablePanel> table = Optional.empty();
    private transient Optional<Float> letters = Optional.empty();
    private boolean numbers;
    private boolean paging = true;

    /**
     * Shows the chart at first.
     *
     * @param asked takes the cursor of a row of the table that was chosen
     */
    public ChartOrTable(ChartPane pane, String tableName, IntConsumer asked) {
        this.pane = pane;
        this.tableName = tableName;
        this.asked = asked;
        setLayout(cards);
        setOpaque(false);
        add(pane, CHART);
    }

    /** Leaves Page Up and Page Down to the window. */
    void leavePaging() {
        paging = false;
    }

    /** Writes in letters of a size in pixels, for those who only look. */
    void setLetters(float size) {
        letters = Optional.of(size);
        pane.setLetters(size);
        table.ifPresent(made -> made.setLetters(size));
    }

    public boolean showsTable() {
        return numbers;
    }

    public void showChart() {
        numbers = false;
        cards.show(this, CHART);
    }

    /** Shows the numbers of a chart, up to a cursor. */
    public void showTable(Chart chart, int cursor, ChartText words) {
        if (table.isEmpty()) {
            ChartTablePanel made = new ChartTablePanel(tableName, new ChartTable(chart, cursor), words, asked);
            if (!paging) {
                made.leavePaging();
            }
            letters.ifPresent(made::setLetters);
            add(made, TABLE);
            table = Optional.of(made);
        }
        numbers = true;
        cards.show(this, TABLE);
    }

    /** Brings what is shown of a chart to a cursor. */
    public void follow(Chart chart, int cursor, ChartText words) {
        pane.reveal(cursor);
        if (numbers) {
            table.ifPresent(shown -> shown.show(new ChartTable(chart, cursor), words));
        }
    }

    /** What takes the focus. */
    public JComponent entry() {
        return table.filter(shown -> numbers)
                .<JComponent>map(ChartTablePanel::table)
                .orElseGet(pane::entry);
    }
}
