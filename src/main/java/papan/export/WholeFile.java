package papan.export;

import java.io.IOException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Writes files whole or not at all: somebody who interrupts the program never finds half of one. */
public final class WholeFile {
    private WholeFile() {}

    /**
     * Writes a file; what was there before is kept until all of the new one is on the disk. A device or a pipe, such as
     * {@code /dev/stdout}, is written into and never replaced.
     */
    public static void write(Path file, byte[] content) throws IOException {
        if (Files.exists(file) && !Files.isRegularFile(file)) {
            Files.write(file, content);
            return;
        }
        Path draft = file.resolveSibling("." + file.getFileName() + ".part");
        try {
            Files.write(draft, content);
            move(draft, file);
        } finally {
            Files.deleteIfExists(draft);
        }
    }

    private static void move(Path draft, Path file) throws IOException {
        try {
            Files.move(draft, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(draft, file, StandardCopyOption.REPLACE_EXISTING);
        }
    }
}
