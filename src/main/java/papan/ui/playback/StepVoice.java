package papan.ui.playback;

import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import javax.swing.JComponent;
import papan.ui.common.Announcer;
import papan.ui.common.ArrowKeys;
import papan.ui.common.CoalescedTask;
import papan.ui.playback.PlaybackListener.Change;

/**
 * Announces the sentence of each step to screen readers, while its place is shown. While playing, only sentences that say
 * more than "a seed falls" are announced, each once. Lives on the event dispatch thread.
 */
public final class StepVoice {
    private final Walkthrough walked;
    private final Announcer announcer;
    private final BooleanSupplier follows;
    private final CoalescedTask telling = new CoalescedTask(this::tell);
    private OptionalInt told = OptionalInt.empty();

    /**
     * A voice for what is walked through, for as long as that lives.
     *
     * @param follows whether the focus goes along to what is told
     */
    public StepVoice(Walkthrough walked, Announcer announcer, BooleanSupplier follows) {
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
