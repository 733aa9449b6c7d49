package papan.ui.app;

import java.awt.Component;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import papan.export.ExcelCsv;
import papan.export.GridCsv;
import papan.export.ResultCsv;
import papan.json.progress.ClassFolders;
import papan.json.progress.HandingIn;
import papan.json.progress.ProgressFolder;
import papan.lesson.learner.ClassFolder;
import papan.lesson.learner.Progress;
import papan.lesson.learner.ResultGrid;
import papan.lesson.learner.ResultRow;
import papan.ui.app.FileDialogs.Kind;
import papan.ui.common.Background;
import papan.ui.lesson.ClassFiles;
import papan.ui.lesson.HandInPlace;
import papan.ui.settings.KeptSettings;
import papan.ui.settings.Settings;

/**
 * What learners have done, on its way: the folder to which they hand it in, a teacher's that is kept among the settings or
 * one that is chosen; and folders of a class, whose results a teacher reads and saves.
 */
final class ProgressFiles implements HandInPlace, ClassFiles {
    private final KeptSettings kept;
    private final Path own;
    private final FileDialogs dialogs;

    /**
     * A way to folders.
     *
     * @param own where the program keeps what learners do
     */
    ProgressFiles(KeptSettings kept, Path own, FileDialogs dialogs) {
        this.kept = kept;
        this.own = own;
        this.dialogs = dialogs;
    }

    @Override
    public Optional<String> folder() {
        return kept.get(Settings.HAND_IN);
    }

    @Override
    public void choose(Component parent) {
        ask(parent).ifPresent(folder -> kept.keep(Settings.HAND_IN, Optional.of(folder.toString())));
    }

    @Override
    public void forget() {
        kept.keep(Settings.HAND_IN, Optional.empty());
    }

    @Override
    public void handIn(Component parent, Progress progress, boolean elsewhere, Consumer<Handed> then) {
        Optional<Path> folder = elsewhere ? ask(parent) : folder().map(Path::of).or(() -> ask(parent));
        folder.ifPresent(to -> Background.run(
                () -> write(to, progress),
                then,
                failure -> then.accept(new Handed(Optional.empty(), to.toString(), false))));
    }

    private Handed write(Path folder, Progress progress) {
        try {
            Path file = Files.isDirectory(folder) && Files.exists(own) && Files.isSameFile(folder, own)
                    ? new ProgressFolder(own)
                            .fileOf(progress.learner()) // it lies there already, and is still being written
                    : HandingIn.write(folder, progress);
            return new Handed(Optional.of(String.valueOf(file.getFileName())), folder.toString(), false);
        } catch (NotDirectoryException e) {
            return new Handed(Optional.empty(), folder.toString(), true);
        } catch (IOException | UncheckedIOException e) {
            return new Handed(Optional.empty(), folder.toString(), false);
        }
    }

    private Optional<Path> ask(Component parent) {
        return dialogs.folder(parent, Kind.HAND_IN_FOLDER, folder().map(Path::of));
    }

    @Override
    public void open(Component parent, Runnable reading, Consumer<ClassFolder> then) {
        Path usual = folder().map(Path::of).orElse(own);
        dialogs.folder(parent, Kind.CLASS_FOLDER, Optional.of(usual)).ifPresent(chosen -> {
            reading.run();
            read(chosen, then);
        });
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
        dialogs.save(
                parent,
                Kind.RESULTS,
                name + "." + ExcelCsv.END,
                file -> () -> ExcelCsv.of(text.get(), file),
                (file, failed) -> then.accept(new Saved(file.toString(), failed)));
    }
}
