package papan.ui.app;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import papan.format.FormatException;
import papan.format.Problem;
import papan.json.match.MatchReader;
import papan.json.rules.RuleBooks;
import papan.replay.RecordedMatch;
import papan.ui.common.Background;
import papan.ui.common.Edt;
import papan.ui.explore.ExploreFiles;

/** Reads recorded matches in the background. */
final class MatchReading {
    /** How often it is told how far the reading has come, in nanoseconds; what is read sooner shows nothing. */
    private static final long EVERY_NS = 100_000_000;

    /**
     * What a file holds.
     *
     * @param match empty if there is none, or if nobody wanted to wait for it
     * @param problem why it cannot be used; empty if it can
     */
    private record Outcome(Optional<RecordedMatch> match, String problem) {
        static Outcome failed(Throwable failure) {
            return new Outcome(Optional.empty(), Background.reason(failure));
        }
    }

    private MatchReading() {}

    /** Reads a file in the background. */
    static void begin(Path file, ExploreFiles.Reading then) {
        String name = String.valueOf(file.getFileName());
        AtomicBoolean stopped = new AtomicBoolean();
        then.begun(name, () -> stopped.set(true));
        Consumer<Outcome> told = outcome -> {
            if (!stopped.get()) {
                outcome.match().ifPresentOrElse(then::read, () -> then.failed(name, outcome.problem()));
            }
        };
        Background.run(
                () -> read(file, new Pace(stopped, then)), told, failure -> told.accept(Outcome.failed(failure)));
    }

    /** Tells now and then how far the reading has come. */
    private static final class Pace implements MatchReader.Watching {
        private final AtomicBoolean stopped;
        private final ExploreFiles.Reading then;
        private long told = System.nanoTime();

        Pace(AtomicBoolean stopped, ExploreFiles.Reading then) {
            this.stopped = stopped;
            this.then = then;
        }

        @Override
        public boolean goesOn(double part) {
            long now = System.nanoTime();
            if (now - told >= EVERY_NS) {
                told = now;
                Edt.later(() -> {
                    if (!stopped.get()) {
                        then.progress(part);
                    }
                });
            }
            return !stopped.get();
        }
    }

    private static Outcome read(Path file, MatchReader.Watching watching) {
        try {
            return new Outcome(
                    MatchReader.read(file, RuleBooks.shipped(), watching).map(RecordedMatch::surveyed), "");
        } catch (FormatException e) {
            Problem first = e.problems().get(0);
            String where = first.spot().line() + ":" + first.spot().column() + " ";
            return new Outcome(Optional.empty(), where + (first.message() + " " + first.fix()).strip());
        } catch (IOException e) {
            return Outcome.failed(e);
        }
    }
}
