package papan.ui.app;

import java.util.function.Consumer;
import java.util.function.Supplier;
import papan.model.Direction;
import papan.ui.playback.Reveal;
import papan.ui.settings.KeptSettings;
import papan.ui.settings.Settings;
import papan.ui.sound.Sounding;

/** Whether seeds are heard, as somebody has chosen and as this machine can. Lives on the event dispatch thread. */
final class SoundSwitch {
    private final Sounding sounding;
    private final KeptSettings kept;
    private final Consumer<String> said;
    private boolean mute;

    /**
     * Off at first.
     *
     * @param kept where it is remembered
     * @param said hears the key of a sentence about what has become of it
     */
    SoundSwitch(Sounding sounding, KeptSettings kept, Consumer<String> said) {
        this.sounding = sounding;
        this.kept = kept;
        this.said = said;
    }

    /** Lets a board be heard too, while it is on. */
    void follow(Reveal board, Supplier<Direction> direction) {
        sounding.follow(board, direction);
    }

    /** Lets seeds be heard, or no longer; says so where nothing can be heard. */
    void set(boolean on) {
        kept.set(kept.now().with(Settings.SOUND, on));
        if (!on) {
            sounding.turnOff();
            said.accept("sound.off");
        } else {
            sounding.turnOn(there -> {
                mute = !there;
                said.accept(there ? "sound.on" : "sound.none");
            });
        }
        kept.write();
    }

    /** The window is about to go: nothing is heard any more, and what was chosen stays chosen. */
    void leave() {
        sounding.turnOff();
    }

    /** Turns it on or off. */
    void toggle() {
        set(!isOn());
    }

    boolean isOn() {
        return sounding.isOn();
    }

    /** Whether it is known that nothing can be heard. */
    boolean isMute() {
        return mute;
    }
}
