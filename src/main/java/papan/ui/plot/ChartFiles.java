package papan.ui.plot;

import java.awt.Component;
import java.util.function.Consumer;
import papan.chart.Chart;
import papan.chart.ChartText;

/** Where charts are saved. */
public interface ChartFiles {
    /**
     * Lets the user choose a file and saves a chart in it: as a picture or as numbers, as the end of its name says. Says
     * afterwards what came of it, in one sentence; nothing if the user chose no file. On the event dispatch thread.
     *
     * @param cursor how far the chart is read
     * @param overlay whether lines of several rule sets are drawn over one another
     */
    void save(Component parent, Chart chart, int cursor, boolean overlay, ChartText words, Consumer<String> then);
}
