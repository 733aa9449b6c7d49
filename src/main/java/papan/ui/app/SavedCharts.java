package papan.ui.app;

import java.awt.Component;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import papan.chart.Chart;
import papan.chart.ChartText;
import papan.export.ChartFile;
import papan.ui.common.WindowText;
import papan.ui.plot.ChartFiles;
import papan.ui.plot.ChartPicture;

/** Charts in files that the user chooses. */
final class SavedCharts implements ChartFiles {
    /** Pixels for each unit of a picture: sharp on paper and on any screen. */
    private static final int SCALE = 2;

    private final SavedFile files;

    SavedCharts(WindowText words) {
        files = new SavedFile("chart-file", ChartFile.ends(), words);
    }

    @Override
    public void save(
            Component parent, Chart chart, int cursor, boolean overlay, ChartText words, Consumer<String> then) {
        Optional<Path> chosen = files.choose(
                parent, chart.entries().get(0).rules().id() + "-" + chart.kind().id() + ".png");
        if (chosen.isEmpty()) {
            return;
        }
        Path file = chosen.get();
        Optional<ChartFile> kind = ChartFile.of(file);
        if (kind.isEmpty()) {
            then.accept(words.text("charts.save.kind", Map.of("file", String.valueOf(file.getFileName()))));
            return;
        }
        ChartPicture picture = new ChartPicture(chart, words, cursor, overlay);
        ChartFile.Page page = new ChartFile.Page(chart, cursor, words, picture::draw, SCALE);
        SavedFile.write(
                file,
                kind.get().drawn(page),
                failed -> then.accept(
                        failed.isEmpty()
                                ? words.text("charts.saved", Map.of("file", file))
                                : words.text("charts.save.failed", Map.of("file", file, "reason", failed.get()))));
    }
}
