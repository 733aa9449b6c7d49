package papan.cli;

import java.io.PrintWriter;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;

/** One line on the terminal that tells how far long work has come; where there is no terminal it says nothing. */
final class ProgressLine {
    /** Empties the line of a terminal; nothing else that is printed may command it. */
    static final String CLEAR = "\r\u001b[K";

    private static final long SECOND = 1_000_000_000;
    private static final long SHOW_EVERY = SECOND / 5;

    private final Optional<PrintWriter> terminal;
    private final CliText words;
    private final String key;
    private final long total;
    private final LongSupplier clock;
    private final long begun;
    private long shown;

    /**
     * Progress on a terminal, or none.
     *
     * @param key the text that tells it
     * @param total how much there is to do; 0 if nobody knows
     * @param clock nanoseconds from any moment
     */
    ProgressLine(Optional<PrintWriter> terminal, CliText words, String key, long total, LongSupplier clock) {
        this.terminal = terminal;
        this.words = words;
        this.key = key;
        this.total = total;
        this.clock = clock;
        this.begun = clock.getAsLong();
        this.shown = begun;
    }

    /** Progress on standard error, if that is a terminal. */
    static ProgressLine on(PrintWriter err, CliText words, String key, long total) {
        // From Java 22 on there is a console even where there is no terminal, unless this is asked for.
        System.setProperty("jdk.console", "java.base");
        return new ProgressLine(
                Optional.ofNullable(System.console()).map(console -> err), words, key, total, System::nanoTime);
    }

    /** Tells it, unless it was told just now; on any thread. */
    synchronized void tell(long done) {
        long now = clock.getAsLong();
        if (terminal.isEmpty() || now - shown < SHOW_EVERY) {
            return;
        }
        shown = now;
        double speed = done / ((now - begun) / (double) SECOND);
        String line = words.text(
                key, Map.of("done", number(done), "total", number(total), "speed", number(Math.round(speed))));
        terminal.get().print(CLEAR);
        terminal.get().print(line);
        terminal.get().flush();
    }

    private static String number(long value) {
        return String.format(Locale.ROOT, "%,d", value);
    }

    /** Clears the line. */
    synchronized void clear() {
        if (shown != begun) {
            terminal.ifPresent(err -> {
                err.print(CLEAR);
                err.flush();
            });
        }
    }
}
