package papan.ui.chart;

import java.util.List;
import java.util.function.Consumer;
import javax.swing.JComponent;
import papan.analysis.ChartKind;
import papan.analysis.Spacing;
import papan.chart.Chart;
import papan.chart.ChartText;
import papan.ui.common.FlowRow;
import papan.ui.common.Icons;
import papan.ui.common.PillButton;
import papan.ui.common.PillToggle;
import papan.ui.common.Segments;
import papan.ui.plot.ChartContents;
import papan.ui.plot.Spacings;

/** The row above a chart in its workspace: how far apart its points lie, how it is shown, and what is done with it. */
final class ChartTools {
    private final FlowRow row = new FlowRow(8);
    private final Segments<Spacing> spacings;
    private final PillToggle inOne = new PillToggle();
    private final PillToggle asTable = new PillToggle();
    private final PillButton predict = new PillButton(Icons.DRAW);
    private final PillButton save = new PillButton(Icons.SAVE);

    /**
     * Nothing is chosen yet.
     *
     * @param table what shows the numbers as a table, or the chart again
     */
    ChartTools(
            Consumer<Spacing> spacing,
            Consumer<Boolean> overlay,
            Runnable table,
            Runnable predicting,
            Runnable saving) {
        spacings = Spacings.offered(spacing);
        inOne.setName("charts.in-one");
        asTable.setName("charts.as-table");
        predict.setName("charts.predict");
        save.setName("charts.save");
        inOne.addActionListener(event -> overlay.accept(inOne.isSelected()));
        asTable.addActionListener(event -> table.run());
        predict.addActionListener(event -> predicting.run());
        save.addActionListener(event -> saving.run());
        for (JComponent tool : List.of(spacings, inOne, asTable, predict, save)) {
            row.add(tool);
        }
    }

    FlowRow row() {
        return row;
    }

    /**
     * Offers what makes sense with a chart.
     *
     * @param there whether there is a chart to answer this kind of question
     */
    void show(ChartKind kind, Spacing spacing, Chart chart, boolean overlay, boolean there) {
        spacings.setVisible(kind.hasSpacing());
        spacings.show(spacing);
        inOne.setVisible(chart.entries().size() > 1 && ChartContents.canOverlay(kind) && kind != ChartKind.FIRST);
        inOne.setSelected(overlay);
        predict.setVisible(Predicting.can(kind));
        save.setEnabled(there);
        asTable.setEnabled(there);
    }

    /** Whether the numbers are shown as a table. */
    boolean isTable() {
        return asTable.isSelected();
    }

    /** The chart is shown again, and not its numbers. */
    void setChart() {
        asTable.setSelected(false);
    }

    void setPredictable(boolean on) {
        predict.setEnabled(on);
    }

    /** Puts the focus where a prediction began. */
    void focusPredict() {
        predict.requestFocusInWindow();
    }

    void setWords(ChartText words) {
        Spacings.setWords(spacings, words);
        asTable.setText(words.text("charts.view.table"));
        tip(asTable, words.text("charts.view.table"), words.text("charts.view.tip"));
        inOne.setText(words.text("charts.overlay"));
        tip(inOne, words.text("charts.overlay"), words.text("charts.overlay.tip"));
        predict.setText(words.text("charts.predict"));
        tip(predict, words.text("charts.predict"), words.text("charts.predict.tip"));
        save.setText(words.text("charts.save"));
        tip(save, words.text("charts.save"), words.text("charts.save.tip"));
    }

    private static void tip(JComponent button, String name, String tip) {
        button.setToolTipText(tip);
        button.getAccessibleContext().setAccessibleName(name);
    }
}
