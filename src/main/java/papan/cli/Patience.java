package papan.cli;

import java.io.PrintWriter;
import java.util.Locale;
import java.util.Optional;
import papan.search.CtrlC;
import papan.search.Watch;

/** Waits for long work: ends it at Ctrl-C or when its time is up, and shows on a terminal how far it has come. */
final class Patience implements Watch {
    private static final long SECOND = 1_000_000_000;
    private static final long SHOW_EVERY = SECOND / 5;

    private final CtrlC ctrlC;
    private final Optional<PrintWriter> terminal;
    private final String what;
    private final long total;
    private final long begun = System.nanoTime();
    private final long limit;
    private long shown = begun;

    /**
     * Patience for one piece of work.
     *
     * @param seconds how long it may take; 0 for as long as it needs
     * @param what is counted, for the terminal
     * @param total how much there is to do; 0 if nobody knows
     */
    Patience(CtrlC ctrlC, PrintWriter err, int seconds, String what, long total) {
        this.ctrlC = ctrlC;
        // From Java 22 on there is a console even where there is no terminal, unless this is asked for.
        System.setProperty("jdk.console", "java.base");
        this.terminal = Optional.ofNullable(System.console()).map(console -> err);
        this.limit = seconds * SECOND;
        this.what = what;
        this.total = total;
    }

    @Override
    public boolean isOver() {
        return ctrlC.isPressed() || (limit > 0 && System.nanoTime() - begun > limit);
    }

    @Override
    public void progress(long done) {
        terminal.ifPresent(err -> show(err, done));
    }

    private synchronized void show(PrintWriter err, long done) {
        long now = System.nanoTime();
        if (now - shown < SHOW_EVERY) {
            return;
        }
        shown = now;
        double speed = done / ((now - begun) / (double) SECOND);
        String of = total == 0 ? "" : String.format(Locale.ROOT, " of %,d", total);
        err.printf(Locale.ROOT, "\r%,d%s %s, %,.0f a second  ", done, of, what, speed);
        err.flush();
    }

    /** Clears the line on the terminal. */
    void done() {
        if (shown != begun) {
            terminal.ifPresent(err -> {
                err.print("\r\u001b[K");
                err.flush();
            });
        }
    }
}
