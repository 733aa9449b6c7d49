package papan.ui.playback;

import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import javax.swing.JComponent;
import papan.ui.common.Announcer;
import papan.ui.common.ArrowKeys;
import papan.ui.common.Soon;
import papan.ui.playback.PlaybackListener.Change;

/**
 * Tells whoever cannot see it the sentence of each step, while its place is shown. What runs by itself is told only where
 * it is worth a sentence; what is told of is told of once, however many seeds it takes. Lives on the event dispatch thread.
 */
public final class StepVoice {
    private final Walked walked;
    private final Announcer announcer;
    private final BooleanSupplier follows;
    private final Soon telling = new Soon(this::tell);
    private OptionalInt told = OptionalInt.empty();

    /**
     * A voice for what is walked through, for as long as that lives.
     *
     * @param follows whether the focus goes along to what is told
     */
    public StepVoice(Walked walked, Announcer announcer, BooleanSupplier follows) {
        this.walked = walked;
        this.announcer = announcer;
        this.follows = follows;
        walked.transport().addListener(this::changed);
    }

    /** Waits until everything has followed the cursor, the sentence among it. */
    private void changed(Change change) {
        if (change == Change.LOADED) {
            told = OptionalInt.empty();
        }
        if (change == Change.CURSOR) {
            telling.ask();
        }
    }

    private void tell() {
        Transport transport = walked.transport();
        JComponent about = walked.about().get();
        boolean runsBy = transport.isPlaying() && !transport.reel().isSpoken(transport.cursor());
        if (runsBy || !about.isShowing()) {
            return;
        }
        int step = walked.step().getAsInt();
        if (told.equals(OptionalInt.of(step))) {
            return;
        }
        told = OptionalInt.of(step);
        announcer.say(about, walked.sentence().get());
        if (follows.getAsBoolean() && !transport.isPlaying() && !ArrowKeys.haveFocus()) {
            about.requestFocusInWindow();
        }
    }
}
