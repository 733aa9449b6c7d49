package papan.cli;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.NoSuchFileException;
import java.util.Objects;

/** Why a file could not be written, for the person who named it. */
final class WriteFailure {
    private WriteFailure() {}

    /** The end of a sentence that says what could not be done: "…: permission denied.", or only "." if nobody knows. */
    static String of(IOException e) {
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
