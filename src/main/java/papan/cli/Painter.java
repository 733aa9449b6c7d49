package papan.cli;

import java.util.List;
import papan.chart.Chart;
import papan.chart.ChartText;
import papan.export.Drawing;
import papan.narration.Language;

/** Who can draw, as the command line knows it: commands know neither Swing nor how charts are drawn. */
public interface Painter {
    /**
     * A drawing of a chart, with its title and sentence.
     *
     * @param cursor how far it is read
     * @param overlay whether lines of several rule sets are drawn over one another
     * @param theme one of {@link #themes()}
     * @param language whose letters the type must have
     */
    Drawing chart(Chart chart, ChartText words, int cursor, boolean overlay, String theme, Language language);

    /** The names of the themes. */
    List<String> themes();
}
