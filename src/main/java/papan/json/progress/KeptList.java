package papan.json.progress;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import papan.format.FileKind;
import papan.format.FormatException;
import papan.format.JsonPrinter;
import papan.format.JsonTree;
import papan.format.Problems;
import papan.format.Reading;
import papan.format.Shape;
import papan.format.WholeFile;

/**
 * A list that is kept in one file, which is made when it is first needed. A file that cannot be understood is set aside
 * under a name of its own before anything is written.
 */
final class KeptList<T> {
    private static final Logger LOG = System.getLogger(KeptList.class.getName());

    /** Notes and hands of many years; what is larger would take its time with every change. */
    private static final FileKind YEARS =
            new FileKind(16 << 20, beginning -> "Look whether it is the file that you mean.");

    private final Path file;
    private final Shape<List<T>> shape;
    private Optional<String> aside = Optional.empty();

    KeptList(Path file, Shape<List<T>> shape) {
        this.file = file;
        this.shape = shape;
    }

    /** All that is kept; nothing where it cannot be read. */
    List<T> all() {
        try {
            return read();
        } catch (IOException | FormatException e) {
            LOG.log(Level.WARNING, file + " cannot be read: " + e.getMessage());
            return List.of();
        }
    }

    /**
     * Keeps another list in place of the one that is kept.
     *
     * @return whether it could be written
     */
    boolean change(UnaryOperator<List<T>> change) {
        try {
            List<T> before = readable();
            List<T> after = change.apply(before);
            if (after.equals(before)) {
                return true;
            }
            byte[] written = JsonPrinter.pretty(shape.written(after)).getBytes(StandardCharsets.UTF_8);
            if (written.length > YEARS.most()) {
                throw new IOException("it would be larger than can be read again");
            }
            Files.createDirectories(file.toAbsolutePath().getParent());
            WholeFile.write(file, written);
            return true;
        } catch (IOException e) {
            LOG.log(Level.WARNING, file + " cannot be written: " + e.getMessage());
            return false;
        }
    }

    /** The name under which a file was set aside; empty if none was. */
    Optional<String> setAside() {
        return aside;
    }

    private List<T> read() throws IOException, FormatException {
        if (!Files.exists(file)) {
            return List.of();
        }
        Problems problems = new Problems(String.valueOf(file.getFileName()));
        return List.copyOf(shape.read(JsonTree.read(file, YEARS), Reading.of(problems))
                .orElseThrow(() -> new FormatException(problems.inOrder())));
    }

    private List<T> readable() throws IOException {
        try {
            return read();
        } catch (FormatException e) {
            Path free = free();
            Files.move(file, free);
            aside = Optional.of(String.valueOf(free.getFileName()));
            return List.of();
        }
    }

    private Path free() {
        int number = 1;
        Path free = file.resolveSibling(file.getFileName() + ".broken");
        while (Files.exists(free)) {
            number++;
            free = file.resolveSibling(file.getFileName() + ".broken" + number);
        }
        return free;
    }
}
