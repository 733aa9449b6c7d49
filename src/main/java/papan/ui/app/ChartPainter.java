package papan.ui.app;

import java.util.Arrays;
import java.util.List;
import papan.chart.Chart;
import papan.chart.ChartText;
import papan.cli.Painter;
import papan.export.Drawing;
import papan.narration.Language;
import papan.ui.chart.ChartPicture;
import papan.ui.common.Edt;
import papan.ui.common.Theme;

/** Draws for the command line, without a window and without a display. */
public final class ChartPainter implements Painter {
    @Override
    public Drawing chart(Chart chart, ChartText words, int cursor, boolean overlay, String theme, Language language) {
        return (g, width, height) -> Edt.await(() -> {
            Theme.parse(theme).orElse(Theme.PROJECTOR).install(language);
            new ChartPicture(chart, words, cursor, overlay).draw(g, width, height);
        });
    }

    @Override
    public List<String> themes() {
        return Arrays.stream(Theme.values()).map(Theme::id).toList();
    }
}
