package papan;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import papan.cli.PapanCommand;

/** Where the program starts: without arguments the window opens, otherwise a command runs. */
public final class Main {
    private Main() {}

    /** Starts the program. */
    public static void main(String[] args) {
        PrintWriter out = new PrintWriter(System.out, false, StandardCharsets.UTF_8);
        PrintWriter err = new PrintWriter(System.err, false, StandardCharsets.UTF_8);
        int status = PapanCommand.run(out, err, args);
        if (status != 0) {
            System.exit(status);
        }
    }
}
