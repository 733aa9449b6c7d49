package papan.ui.compare;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import javax.swing.Timer;
import papan.ui.common.Edt;
import papan.ui.common.SupersedingTask;
import papan.ui.common.UndoHistory;

/**
 * What is compared, what came of it, and what was compared before. Every matchup is played in the background, and only the
 * latest is told of. Lives on the event dispatch thread.
 */
final class Encounters {
    /** Milliseconds after which somebody who waits wants to be told so. */
    private static final int NOTICED = 300;

    private final SupersedingTask playing = new SupersedingTask();
    private final UndoHistory<Matchup> past = new UndoHistory<>();
    private final Listener listener;
    private final Timer working;
    private Matchup matchup;
    private Encounter encounter;

    /** Who hears of them. */
    interface Listener {
        /** Something else is compared from now on; what comes of it follows. */
        void asked(Matchup next);

        /** What comes of it takes long enough to be noticed. */
        void waits();

        /**
         * This came of it.
         *
         * @param seen how much of it was there before, if only moves have been added
         */
        void played(Encounter made, OptionalInt seen);

        /** It could not be played; what was compared before is compared again. */
        void failed(Encounter before);
    }

    Encounters(Matchup first, Listener listener) {
        this.listener = listener;
        matchup = first;
        encounter = Encounter.of(first);
        working = new Timer(NOTICED, event -> listener.waits());
        working.setRepeats(false);
    }

    /** What is compared. */
    Matchup matchup() {
        return matchup;
    }

    /** What came of it; while that is worked out, of what was compared before. */
    Encounter encounter() {
        return encounter;
    }

    boolean isBusy() {
        return playing.isRunning();
    }

    /** Compares something else; the present matchup can be had back. */
    void change(Matchup next) {
        Edt.check();
        if (!next.equals(matchup)) {
            past.leave(matchup);
            go(next);
        }
    }

    void change(UnaryOperator<Matchup> deed) {
        change(deed.apply(matchup));
    }

    boolean undo() {
        return gone(past::undo);
    }

    boolean redo() {
        return gone(past::redo);
    }

    /** One that could not be played stands in the past and is no other than the present one. */
    private boolean gone(Function<Matchup, Optional<Matchup>> way) {
        Optional<Matchup> to = way.apply(matchup);
        while (to.equals(Optional.of(matchup))) {
            to = way.apply(matchup);
        }
        to.ifPresent(this::go);
        return to.isPresent();
    }

    private void go(Matchup next) {
        OptionalInt seen =
                next.isGrownFrom(matchup) ? OptionalInt.of(encounter.lockstep().size()) : OptionalInt.empty();
        matchup = next;
        listener.asked(next);
        working.restart();
        playing.run(
                ended -> Encounter.of(next),
                made -> {
                    working.stop();
                    encounter = made;
                    listener.played(made, seen);
                },
                failure -> {
                    working.stop();
                    matchup = encounter.matchup();
                    listener.failed(encounter);
                });
    }
}
