package papan.cli;

import java.io.PrintWriter;
import java.io.Reader;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.Optional;
import papan.narration.Language;
import papan.replay.RecordedMatch;
import papan.ui.app.PicturePainter;
import picocli.CommandLine;

/** Runs a command as a person would, and keeps what it prints. */
final class Cli {
    private Cli() {}

    /** What a command printed and how it ended. */
    record Result(int status, String out, String err) {}

    static Result run(String... args) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int status = run(new PrintWriter(out), new PrintWriter(err), args);
        return new Result(status, out.toString(), err.toString());
    }

    /** Runs a command that writes elsewhere; how it ended. */
    static int run(PrintWriter out, PrintWriter err, String... args) {
        return PapanCommand.run(around(), out, err, args);
    }

    /** Starts the program without any argument; how it ended. */
    static int withoutArguments(PrintWriter out, PrintWriter err) {
        return PapanCommand.withoutDisplay(around(), out, err);
    }

    /** All commands, none of which has been called. */
    static CommandLine line() {
        return PapanCommand.tree(around());
    }

    private static Surroundings around() {
        return new Surroundings(new NoWindow(), new PicturePainter(), Reader.nullReader());
    }

    /** A machine without a display. */
    private static final class NoWindow implements Window {
        @Override
        public boolean canOpen() {
            return false;
        }

        @Override
        public void open(Request request) {
            throw new IllegalStateException("there is no display");
        }

        @Override
        public void open(RecordedMatch match, Optional<Look> theme, Optional<Language> language) {
            throw new IllegalStateException("there is no display");
        }

        @Override
        public void open(Path file, Optional<Look> theme, Optional<Language> language) {
            throw new IllegalStateException("there is no display");
        }
    }
}
