package papan.ui.app;

import java.awt.Component;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javax.swing.JFileChooser;
import javax.swing.filechooser.FileNameExtensionFilter;
import papan.chart.Chart;
import papan.chart.ChartText;
import papan.export.ChartFile;
import papan.export.WholeFile;
import papan.ui.chart.ChartFiles;
import papan.ui.chart.ChartPicture;
import papan.ui.common.Background;

/** Charts in files that the user chooses. */
final class SavedCharts implements ChartFiles {
    /** Pixels for each unit of a picture: sharp on paper and on any screen. */
    private static final int SCALE = 2;

    private Optional<Path> folder = Optional.empty();

    @Override
    public void save(
            Component parent, Chart chart, int cursor, boolean overlay, ChartText words, Consumer<String> then) {
        JFileChooser chooser = new JFileChooser();
        chooser.setName("chart-file");
        chooser.setFileFilter(
                new FileNameExtensionFilter("PNG, SVG, CSV", ChartFile.ends().toArray(String[]::new)));
        folder.ifPresent(f -> chooser.setCurrentDirectory(f.toFile()));
        String name = chart.entries().get(0).rules().id() + "-" + chart.kind().id() + ".png";
        chooser.setSelectedFile(
                folder.map(f -> f.resolve(name)).orElse(Path.of(name)).toFile());
        if (chooser.showSaveDialog(parent) != JFileChooser.APPROVE_OPTION) {
            return;
        }
        Path file = chooser.getSelectedFile().toPath();
        folder = Optional.ofNullable(file.getParent());
        Optional<ChartFile> kind = ChartFile.of(file);
        if (kind.isEmpty()) {
            then.accept(words.text("charts.save.kind", Map.of("file", String.valueOf(file.getFileName()))));
            return;
        }
        ChartPicture picture = new ChartPicture(chart, words, cursor, overlay);
        ChartFile.Page page = new ChartFile.Page(chart, cursor, words, picture::draw, SCALE);
        Supplier<byte[]> bytes = kind.get().drawn(page);
        Background.run(
                () -> write(file, bytes),
                failed -> then.accept(
                        failed.isEmpty()
                                ? words.text("charts.saved", Map.of("file", file))
                                : words.text("charts.save.failed", Map.of("file", file, "reason", failed.get()))));
    }

    private static Optional<String> write(Path file, Supplier<byte[]> bytes) {
        try {
            WholeFile.write(file, bytes.get());
            return Optional.empty();
        } catch (IOException e) {
            return Optional.of(Optional.ofNullable(e.getMessage()).orElse(e.toString()));
        }
    }
}
