package papan.ui.app;

import java.awt.Component;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.JFileChooser;
import papan.json.progress.HandingIn;
import papan.json.progress.ProgressFolder;
import papan.lesson.learner.Progress;
import papan.ui.common.Background;
import papan.ui.lesson.HandInPlace;
import papan.ui.settings.KeptSettings;
import papan.ui.settings.Settings;

/** The folder to which learners hand in: a teacher's, kept among the settings, or one that is chosen. */
final class ChosenHandIn implements HandInPlace {
    private final KeptSettings kept;
    private final Path own;
    private Optional<Path> latest = Optional.empty();

    /**
     * A way to folders.
     *
     * @param own where the program keeps what learners do
     */
    ChosenHandIn(KeptSettings kept, Path own) {
        this.kept = kept;
        this.own = own;
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
        JFileChooser chooser = new JFileChooser();
        chooser.setName("hand-in-folder");
        chooser.setFileSelectionMode(JFileChooser.DIRECTORIES_ONLY);
        latest.or(() -> folder().map(Path::of)).ifPresent(folder -> chooser.setSelectedFile(folder.toFile()));
        if (chooser.showOpenDialog(parent) != JFileChooser.APPROVE_OPTION) {
            return Optional.empty();
        }
        latest = Optional.of(chooser.getSelectedFile().toPath().toAbsolutePath());
        return latest;
    }
}
