package papan.ui.lesson;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import papan.lesson.play.Trial;
import papan.lesson.script.Ladder;
import papan.ui.common.TextLabel;
import papan.ui.common.WindowText;
import papan.ui.playback.Ticker;
import papan.ui.settings.Settings;

/**
 * How long a drill has taken so far, beside its par. Nothing runs out, and it is shown only to who wants it. Lives on the
 * event dispatch thread.
 */
final class DrillClock extends TextLabel {
    private static final int MS = 1_000;
    private static final int MINUTE = 60;

    private final transient LearnSession session;
    private final transient Ticker ticker;
    private final transient WindowText words;
    /** The drill for which time is counted, as it was entered. */
    private int entries = -1;

    private double milliseconds;

    DrillClock(LearnSession session, Ticker ticker, WindowText words) {
        super("Papan.small.font", "Papan.secondary");
        this.session = session;
        this.ticker = ticker;
        this.words = words;
        setName("drill.clock");
        setVisible(false);
    }

    /** Looks whether time is to be counted, and shown, now. */
    void refresh() {
        Optional<Trial> drill =
                session.trial().filter(trial -> trial.step().ladder().isPresent());
        if (drill.isPresent() && entries != session.state().entries()) {
            entries = session.state().entries();
            milliseconds = 0;
        }
        if (drill.filter(trial -> trial.outcome() != Trial.Outcome.REACHED).isPresent()) {
            ticker.start(this::tick);
        } else {
            ticker.stop();
        }
        setVisible(drill.isPresent() && session.settings().get(Settings.CLOCK));
        say();
    }

    private void tick(double more) {
        int before = (int) milliseconds / MS;
        milliseconds += more;
        setVisible(session.settings().get(Settings.CLOCK));
        if ((int) milliseconds / MS != before) {
            say();
        }
    }

    private void say() {
        int par = session.trial()
                .flatMap(trial -> trial.step().ladder())
                .map(Ladder::par)
                .orElse(0);
        String time = time((int) milliseconds / MS);
        setText(par == 0 ? time : words.text("drill.clock", Map.of("time", time, "par", time(par))));
    }

    private static String time(int seconds) {
        return String.format(Locale.ROOT, "%d:%02d", seconds / MINUTE, seconds % MINUTE);
    }
}
