package papan.ui.sound;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import papan.event.BoardEvent;
import papan.event.SowingEvent;
import papan.model.Direction;
import papan.ui.common.Edt;
import papan.ui.common.SerialExecutor;
import papan.ui.playback.PlaybackListener.Change;
import papan.ui.playback.Reveal;

/**
 * Lets be heard what has just happened on boards, if sound is on: never what is still to come, and nothing that is not on
 * the screen as well. Lives on the event dispatch thread, which never waits for it.
 */
public final class Sounding {
    /** The least time between the clicks of two seeds, in milliseconds: no more than eleven a second. */
    static final int GAP_MS = 90;

    /** A step of more events than these is a jump, which is not heard. */
    private static final int STEP = 2;

    private final Loudspeaker loudspeaker;
    private final LongSupplier clock;
    private final SerialExecutor errands = new SerialExecutor("papan-sound", 3);
    private boolean on;
    private int turned;
    private long last;

    /**
     * Sound that is off.
     *
     * @param clock milliseconds that never go back
     */
    public Sounding(Loudspeaker loudspeaker, LongSupplier clock) {
        this.loudspeaker = loudspeaker;
        this.clock = clock;
        this.last = clock.getAsLong() - GAP_MS;
    }

    /** Whether sound is on. */
    public boolean isOn() {
        return on;
    }

    /**
     * Turns sound on.
     *
     * @param then is told on the event dispatch thread whether anything can be heard; if not, sound stays off. Nobody is
     *     told if sound has been turned off meanwhile
     */
    public void turnOn(Consumer<Boolean> then) {
        Edt.check();
        on = true;
        int mine = ++turned;
        errands.replace(() -> {
            boolean there = loudspeaker.open();
            Edt.later(() -> {
                if (mine == turned) {
                    on = there;
                    then.accept(there);
                }
            });
        });
    }

    /** Turns sound off; other programs can have the loudspeaker. */
    public void turnOff() {
        Edt.check();
        if (on) {
            on = false;
            turned++;
            errands.replace(loudspeaker::close);
        }
    }

    /** Listens to what is shown of a board from now on. */
    public void follow(Reveal board, Supplier<Direction> direction) {
        new Follower(board, direction);
    }

    private void hear(BoardEvent event, Tones tones) {
        List<Tone> heard = tones.of(event);
        long now = clock.getAsLong();
        boolean seed = event instanceof SowingEvent.Sown || event instanceof SowingEvent.Forfeited;
        if (heard.isEmpty() || (seed && now - last < GAP_MS)) {
            return;
        }
        last = now;
        errands.offer(() -> loudspeaker.play(Samples.of(heard)));
    }

    /** Follows one board. */
    private final class Follower {
        private final Reveal board;
        private final Supplier<Direction> direction;
        private int cursor;

        Follower(Reveal board, Supplier<Direction> direction) {
            this.board = board;
            this.direction = direction;
            this.cursor = board.cursor();
            board.addListener(this::changed);
        }

        private void changed(Change change) {
            int before = cursor;
            cursor = board.cursor();
            int step = cursor - before;
            if (on && change == Change.CURSOR && step > 0 && step <= STEP) {
                Tones tones = new Tones(board.timeline().positionAt(cursor).layout(), direction.get());
                hear(board.timeline().events().get(cursor - 1), tones);
            }
        }
    }
}
