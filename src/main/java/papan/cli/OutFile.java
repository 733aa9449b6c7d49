package papan.cli;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import papan.format.WholeFile;

/** A file that a command writes. */
final class OutFile {
    private OutFile() {}

    /**
     * The kind of file that the name given with {@code --out} asks for.
     *
     * @param known the kind that its ending means; empty if it means none
     * @param endings those that are known, as they are named in a message
     */
    static <K> K kind(Path file, Optional<K> known, String endings) {
        return known.orElseThrow(
                () -> CallException.wrong("--out " + file + ": the name must end with " + endings + "."));
    }

    /** Writes it whole or not at all. */
    static void write(Path path, byte[] content) {
        write(path, out -> out.write(content));
    }

    /** The same piece by piece; whoever ends it by Ctrl-C finds no file. */
    static void write(Path path, WholeFile.Content content) {
        try {
            WholeFile.write(path, content);
        } catch (InterruptedIOException e) {
            throw CallException.no("Interrupted: " + path + " has not been written.");
        } catch (IOException e) {
            throw CallException.file("The file " + path + " cannot be written" + because(e));
        }
    }

    /** The end of a sentence that says what could not be done: "…: permission denied.", or only "." if nobody knows. */
    static String because(IOException e) {
        String told = told(e);
        return told.isBlank() ? "." : ": " + told.strip() + ".";
    }

    private static String told(IOException e) {
        if (e instanceof NoSuchFileException) {
            return "there is no such folder";
        }
        if (e instanceof AccessDeniedException) {
            return "permission denied";
        }
        if (e instanceof FileSystemLoopException) {
            return "the link leads to itself";
        }
        // What the system says: no space left on device, not a directory, read-only file system.
        String said = e instanceof FileSystemException system ? system.getReason() : e.getMessage();
        return Objects.requireNonNullElse(said, "");
    }
}
