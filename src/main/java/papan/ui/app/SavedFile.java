package papan.ui.app;

import java.awt.Component;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import javax.swing.JFileChooser;
import javax.swing.JOptionPane;
import javax.swing.filechooser.FileNameExtensionFilter;
import papan.format.WholeFile;
import papan.ui.common.Background;
import papan.ui.common.WindowText;

/** Lets the user choose a file to be written, beside the last one, and writes it whole or not at all. */
final class SavedFile {
    private final String name;
    private final List<String> ends;
    private final WindowText words;
    private Optional<Path> folder = Optional.empty();

    /**
     * A way to files of one kind.
     *
     * @param name of the dialog, for tests
     * @param ends how names of such files may end, without the dot; the first is added to a name that does not
     * @param words in which it is asked before a file is replaced
     */
    SavedFile(String name, List<String> ends, WindowText words) {
        this.words = words;
        this.name = name;
        this.ends = List.copyOf(ends);
    }

    /** The file chosen; empty if none was. */
    Optional<Path> choose(Component parent, String proposed) {
        JFileChooser chooser = new Asking();
        chooser.setName(name);
        chooser.setFileFilter(new FileNameExtensionFilter(
                ends.stream().map(end -> end.toUpperCase(Locale.ROOT)).collect(Collectors.joining(", ")),
                ends.toArray(String[]::new)));
        folder.ifPresent(f -> chooser.setCurrentDirectory(f.toFile()));
        chooser.setSelectedFile(
                folder.map(f -> f.resolve(proposed)).orElse(Path.of(proposed)).toFile());
        if (chooser.showSaveDialog(parent) != JFileChooser.APPROVE_OPTION) {
            return Optional.empty();
        }
        Path file = chooser.getSelectedFile().toPath();
        folder = Optional.ofNullable(file.getParent());
        return Optional.of(file);
    }

    /** A chooser that replaces no file unasked. */
    private final class Asking extends JFileChooser {
        @Override
        public void approveSelection() {
            File file = getSelectedFile();
            String chosen = file.getName().toLowerCase(Locale.ROOT);
            if (ends.stream().noneMatch(end -> chosen.endsWith("." + end))) {
                file = new File(file.getParentFile(), file.getName() + "." + ends.get(0));
                setSelectedFile(file);
            }
            if (!file.exists() || mayReplace(file.getName())) {
                super.approveSelection();
            }
        }

        private boolean mayReplace(String file) {
            String[] ways = {words.text("save.replace"), words.text("save.keep")};
            return JOptionPane.showOptionDialog(
                            this,
                            words.text("save.exists", Map.of("file", file)),
                            words.text("title"),
                            JOptionPane.DEFAULT_OPTION,
                            JOptionPane.QUESTION_MESSAGE,
                            null,
                            ways,
                            ways[1])
                    == 0;
        }
    }

    /** Writes a file in the background; {@code then} is told why it could not be written, or nothing. */
    static void write(Path file, Supplier<byte[]> bytes, Consumer<Optional<String>> then) {
        Background.run(
                () -> written(file, bytes), then, failure -> then.accept(Optional.of(Background.reason(failure))));
    }

    private static Optional<String> written(Path file, Supplier<byte[]> bytes) {
        try {
            WholeFile.write(file, bytes.get());
            return Optional.empty();
        } catch (IOException e) {
            return Optional.of(Background.reason(e));
        }
    }
}
