package papan.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Writes down where something failed, for those who mend the program; nobody else is shown that. */
final class DebugLog {
    private DebugLog() {}

    /** Writes a log file; what to tell about it, as a sentence. */
    static String write(Throwable failure) {
        try {
            Path file = Files.createTempFile("papan-", ".log");
            try (PrintWriter out = new PrintWriter(Files.newBufferedWriter(file, StandardCharsets.UTF_8))) {
                failure.printStackTrace(out);
            }
            return "Where it failed is written in " + file + ".";
        } catch (IOException e) {
            return "No log file could be written" + OutFile.because(e);
        }
    }
}
