package papan.cli;

import java.io.PrintWriter;
import java.io.StringWriter;

/** Runs a command as a person would, and keeps what it prints. */
final class Cli {
    private Cli() {}

    /** What a command printed and how it ended. */
    record Result(int status, String out, String err) {}

    static Result run(String... args) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int status = PapanCommand.run(new PrintWriter(out), new PrintWriter(err), args);
        return new Result(status, out.toString(), err.toString());
    }
}
