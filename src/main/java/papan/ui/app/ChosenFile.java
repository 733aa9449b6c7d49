package papan.ui.app;

import java.awt.Component;
import java.nio.file.Path;
import java.util.Optional;
import javax.swing.JFileChooser;
import javax.swing.filechooser.FileNameExtensionFilter;

/** Lets somebody choose one of Papan's files to be read, beside the last one. */
final class ChosenFile {
    private final String name;
    private Optional<Path> folder = Optional.empty();

    /**
     * A way to files of one kind.
     *
     * @param name of the dialog, for tests
     */
    ChosenFile(String name) {
        this.name = name;
    }

    /**
     * The file chosen; empty if none was.
     *
     * @param kind what such files are called
     */
    Optional<Path> choose(Component parent, String kind) {
        JFileChooser chooser = new JFileChooser();
        chooser.setName(name);
        chooser.setFileFilter(new FileNameExtensionFilter(kind, "json", "papan"));
        folder.ifPresent(f -> chooser.setCurrentDirectory(f.toFile()));
        if (chooser.showOpenDialog(parent) != JFileChooser.APPROVE_OPTION) {
            return Optional.empty();
        }
        Path file = chooser.getSelectedFile().toPath();
        folder = Optional.ofNullable(file.getParent());
        return Optional.of(file);
    }
}
