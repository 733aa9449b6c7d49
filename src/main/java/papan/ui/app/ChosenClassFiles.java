package papan.ui.app;

import java.awt.Component;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javax.swing.JFileChooser;
import papan.export.ExcelCsv;
import papan.export.GridCsv;
import papan.export.ResultCsv;
import papan.json.progress.ClassFolders;
import papan.lesson.learner.ClassFolder;
import papan.lesson.learner.ResultGrid;
import papan.lesson.learner.ResultRow;
import papan.ui.common.Background;
import papan.ui.common.WindowText;
import papan.ui.lesson.ClassFiles;

/** Folders and files that a teacher chooses. */
final class ChosenClassFiles implements ClassFiles {
    private final SavedFile csv;
    private final Supplier<Path> usual;
    private Optional<Path> folder = Optional.empty();

    /**
     * A way to folders.
     *
     * @param usual the one to begin with, if it is there
     * @param words in which it is asked before a file is replaced
     */
    ChosenClassFiles(Supplier<Path> usual, WindowText words) {
        csv = new SavedFile("class-csv", List.of("csv"), words);
        this.usual = usual;
    }

    @Override
    public void open(Component parent, Runnable reading, Consumer<ClassFolder> then) {
        JFileChooser chooser = new JFileChooser();
        chooser.setName("class-folder");
        chooser.setFileSelectionMode(JFileChooser.DIRECTORIES_ONLY);
        chooser.setSelectedFile(folder.orElseGet(usual).toFile());
        if (chooser.showOpenDialog(parent) != JFileChooser.APPROVE_OPTION) {
            return;
        }
        Path chosen = chooser.getSelectedFile().toPath();
        folder = Optional.of(chosen);
        reading.run();
        read(chosen, then);
    }

    @Override
    public void read(Path chosen, Consumer<ClassFolder> then) {
        Background.run(() -> ClassFolders.read(chosen), then, failure -> then.accept(unread(chosen, failure)));
    }

    private static ClassFolder unread(Path chosen, Throwable failure) {
        ClassFolder.Told why =
                new ClassFolder.Told(ClassFolder.Kind.BROKEN, chosen.toString(), Background.reason(failure));
        return new ClassFolder(chosen.toString(), 0, List.of(), List.of(why));
    }

    @Override
    public void save(Component parent, String name, List<ResultRow> rows, boolean names, Consumer<Saved> then) {
        save(parent, name, () -> ResultCsv.of(rows, names), then);
    }

    @Override
    public void save(Component parent, String name, ResultGrid grid, Consumer<Saved> then) {
        save(parent, name, () -> GridCsv.of(grid), then);
    }

    private void save(Component parent, String name, Supplier<String> text, Consumer<Saved> then) {
        csv.choose(parent, name + "." + ExcelCsv.END)
                .ifPresent(file -> SavedFile.write(
                        file,
                        () -> ExcelCsv.of(text.get(), file),
                        failed -> then.accept(new Saved(file.toString(), failed))));
    }
}
