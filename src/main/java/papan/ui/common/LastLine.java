package papan.ui.common;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.Thread.UncaughtExceptionHandler;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/**
 * Hears of whatever fails and is caught by nobody, on the event dispatch thread (dialogs and timers included) and on every
 * other. Nothing of it is printed. Whoever shows windows is told of it on the event dispatch thread, and what it was is
 * kept for a report.
 */
public final class LastLine implements UncaughtExceptionHandler {
    /** Of so many failures, the latest, it is kept what they were. */
    private static final int KEPT = 20;

    /** Whoever heard of such things before, a test for example, still does. */
    private final Optional<UncaughtExceptionHandler> before;

    private final Deque<Throwable> kept = new ArrayDeque<>();
    private volatile Runnable hearer = () -> {};
    /** Whether it is just being told of a failure: what fails then is kept, and told to nobody. */
    private boolean telling;

    private LastLine(Optional<UncaughtExceptionHandler> before) {
        this.before = before;
    }

    /** Puts one in place of the one that is there. */
    public static LastLine install() {
        UncaughtExceptionHandler there = Thread.getDefaultUncaughtExceptionHandler();
        LastLine line = new LastLine(there instanceof LastLine older ? older.before : Optional.ofNullable(there));
        Thread.setDefaultUncaughtExceptionHandler(line);
        return line;
    }

    /** Says who is told, on the event dispatch thread, that something has failed. */
    public void tells(Runnable next) {
        hearer = next;
    }

    @Override
    public void uncaughtException(Thread thread, Throwable failure) {
        note(failure);
        Edt.later(this::tell);
    }

    /** Takes something into the report of which nobody need be told: it failed while something else was told. */
    public void note(Throwable failure) {
        keep(failure);
        before.ifPresent(other -> other.uncaughtException(Thread.currentThread(), failure));
    }

    private void tell() {
        if (telling) {
            return;
        }
        telling = true;
        try {
            hearer.run();
        } catch (RuntimeException | Error e) {
            note(e);
        } finally {
            telling = false;
        }
    }

    private synchronized void keep(Throwable failure) {
        if (kept.size() == KEPT) {
            kept.remove();
        }
        kept.add(failure);
    }

    /** What failed, for those who mend the program. */
    public synchronized String report() {
        StringWriter text = new StringWriter();
        PrintWriter out = new PrintWriter(text);
        for (String property : new String[] {"java.vendor", "java.version", "os.name", "os.version", "os.arch"}) {
            out.println(property + ": " + System.getProperty(property));
        }
        for (Throwable failure : kept) {
            out.println();
            failure.printStackTrace(out);
        }
        out.flush();
        return text.toString();
    }
}
