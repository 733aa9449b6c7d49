package papan.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import papan.format.FormatException;
import papan.format.Problem;
import papan.format.Spot;
import papan.format.Visible;

/** Why a file that somebody named is not read, as a problem of that file. */
final class UnreadFile {
    private UnreadFile() {}

    /**
     * What is to be seen before it is opened; empty for a file that is there.
     *
     * @param what how to call it, such as "lesson file"
     */
    static Optional<Problem> of(String what, String name) {
        Path file = Path.of(name);
        String called = "The " + what + " " + name;
        if (!Files.exists(file)) {
            return Optional.of(problem("E009", name, called + " does not exist.", NearFile.suggestion(name)));
        }
        if (!Files.isRegularFile(file)) { // a pipe would be waited for, and a device has no end
            return Optional.of(problem("E007", name, called + " is a folder, a pipe or a device.", "Name a file."));
        }
        return Optional.empty();
    }

    /** A file that is there and cannot be opened, or not be read to its end. */
    static Problem closed(String what, String name) {
        return problem("E009", name, "The " + what + " " + name + " cannot be read.", "Look whether you may read it.");
    }

    /** Reads something, which may have anything wrong with it. */
    @FunctionalInterface
    interface Reading<T> {
        T read() throws FormatException, IOException;
    }

    /**
     * What is read; or a sentence about what is wrong with it.
     *
     * @param status how it ends if what is read is not as it must be
     * @param what begins the sentence if it cannot be read at all, such as "The file x"
     */
    static <T> T read(int status, String what, Reading<T> reading) {
        return read(status, what, "", reading);
    }

    /**
     * The same.
     *
     * @param check the command that tells more than the first thing that is wrong
     */
    static <T> T read(int status, String what, String check, Reading<T> reading) {
        try {
            return reading.read();
        } catch (FormatException e) {
            int more = e.problems().size() - 1;
            String rest = more == 0 || check.isEmpty() ? "" : " (and " + more + " more: " + check + ")";
            throw new CallException(status, e.problems().get(0).line() + rest);
        } catch (IOException e) {
            throw CallException.file(what + " cannot be read.");
        }
    }

    /** What a person is told, who knows which file was named. */
    static String said(Problem problem) {
        return Visible.line(problem.message() + " " + problem.fix()).strip();
    }

    private static Problem problem(String code, String name, String message, String fix) {
        return new Problem(code, Problem.Severity.ERROR, name, Spot.START, "", message, fix);
    }
}
