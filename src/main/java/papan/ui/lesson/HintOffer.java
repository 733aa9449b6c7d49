package papan.ui.lesson;

import java.util.Optional;
import papan.lesson.play.Stage;
import papan.lesson.script.Hint;
import papan.ui.playback.Ticker;

/**
 * When the next hint is offered: after as many wrong answers or as much time as its author wants. It is only ever offered;
 * no clock is shown and nothing runs out. Time counts while the question is open, and begins anew with each hint. Lives on
 * the event dispatch thread.
 */
final class HintOffer {
    private final LearnSession session;
    private final Ticker ticker;
    private final Runnable changed;
    private Optional<Waiting> waiting = Optional.empty();
    private double waited;

    /** For which hint of which step time is counted. */
    private record Waiting(Stage stage, int rung) {}

    /**
     * An offer for the session's present step.
     *
     * @param ticker counts the time; it runs only while a hint waits for it
     * @param changed is told when a hint is offered because of the time
     */
    HintOffer(LearnSession session, Ticker ticker, Runnable changed) {
        this.session = session;
        this.ticker = ticker;
        this.changed = changed;
    }

    /**
     * Looks whether the next hint is offered now.
     *
     * @param after when its author wants it to be; empty where none can be asked for
     */
    boolean refresh(Optional<Hint.After> after) {
        if (after.isEmpty()) {
            // What was waited counts on when the question is open again.
            ticker.stop();
            return false;
        }
        int rung = session.attempt().hints();
        Waiting now = new Waiting(session.stage(), rung);
        if (!waiting.equals(Optional.of(now))) {
            waiting = Optional.of(now);
            waited = 0;
        }
        boolean offered = after.filter(this::hasCome).isPresent();
        if (!offered && after.filter(each -> each.seconds().isPresent()).isPresent()) {
            ticker.start(milliseconds -> tick(milliseconds, after.get()));
        } else {
            ticker.stop();
        }
        return offered;
    }

    private boolean hasCome(Hint.After after) {
        return after.hasCome(session.state().reply().misses(), waited / 1_000);
    }

    private void tick(double milliseconds, Hint.After after) {
        waited += milliseconds;
        if (hasCome(after)) {
            ticker.stop();
            changed.run();
        }
    }
}
