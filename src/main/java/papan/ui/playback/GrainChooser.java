package papan.ui.playback;

import java.util.List;
import java.util.Locale;
import javax.swing.JComponent;
import papan.replay.Grain;
import papan.ui.common.Segments;
import papan.ui.common.WindowText;

/** How far one step goes: seed, lap, turn or round, one of them always chosen. */
final class GrainChooser {
    private final Transport playback;
    private final Segments<Grain> segments;

    GrainChooser(Transport playback, WindowText words) {
        this.playback = playback;
        this.segments = new Segments<>("grain", List.of(Grain.values()), GrainChooser::id, playback::setGrain);
        segments.bind(words, "grain", "grain");
        playback.addListener(change -> {
            if (change == PlaybackListener.Change.CONTROLS) {
                show();
            }
        });
        show();
    }

    JComponent view() {
        return segments;
    }

    private static String id(Grain grain) {
        return grain.name().toLowerCase(Locale.ROOT);
    }

    private void show() {
        segments.show(playback.grain());
        segments.setEnabled(!playback.isLocked());
    }
}
