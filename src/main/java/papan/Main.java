package papan;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import papan.cli.PapanCommand;
import papan.cli.StandardOut;
import papan.cli.Surroundings;
import papan.ui.app.PapanWindow;
import papan.ui.app.PicturePainter;

/** Where the program starts: without arguments the window opens, otherwise a command runs. */
public final class Main {
    private Main() {}

    /** Only a failure ends the program here; a window that is open goes on. */
    private static void exit(int status) {
        if (status != 0) {
            System.exit(status);
        }
    }

    /** Starts the program. */
    public static void main(String[] args) {
        Offline.install();
        PapanWindow window = new PapanWindow();
        PrintWriter err = new PrintWriter(System.err, false, StandardCharsets.UTF_8);
        if (args.length == 0 && window.canOpen()) {
            exit(PapanCommand.open(window::open, err));
            return;
        }
        PrintWriter out = StandardOut.open();
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        Surroundings around = new Surroundings(window, new PicturePainter(), in);
        int status = args.length == 0
                ? PapanCommand.withoutDisplay(around, out, err)
                : PapanCommand.run(around, out, err, args);
        out.flush();
        exit(status);
    }
}
