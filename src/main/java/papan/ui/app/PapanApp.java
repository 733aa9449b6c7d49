package papan.ui.app;

import java.util.Optional;
import java.util.function.Consumer;
import papan.narration.Language;
import papan.replay.RecordedMatch;
import papan.ui.common.Background;
import papan.ui.common.Edt;
import papan.ui.common.SeedMotion;
import papan.ui.common.Theme;
import papan.ui.common.Zoom;
import papan.ui.playback.Ticker;

/** Opens the window. */
public final class PapanApp {
    private PapanApp() {}

    /**
     * How the window begins; what is empty is as it was the last time.
     *
     * @param lesson the id of the lesson to open; empty for the first
     * @param step the id of its step to begin with
     * @param present whether it is shown to a class at once
     * @param motion how seeds travel
     * @param match a recorded match to be shown instead of the lesson
     */
    public record Options(
            Optional<String> lesson,
            Optional<String> step,
            Optional<Theme> theme,
            Optional<Language> language,
            Optional<Double> speed,
            boolean present,
            Optional<SeedMotion> motion,
            Optional<RecordedMatch> match) {
        /** No match. */
        public Options(
                Optional<String> lesson,
                Optional<String> step,
                Optional<Theme> theme,
                Optional<Language> language,
                Optional<Double> speed,
                boolean present,
                Optional<SeedMotion> motion) {
            this(lesson, step, theme, language, speed, present, motion, Optional.empty());
        }

        /** Not shown to a class. */
        public Options(
                Optional<String> lesson,
                Optional<String> step,
                Optional<Theme> theme,
                Optional<Language> language,
                Optional<Double> speed) {
            this(lesson, step, theme, language, speed, false, Optional.empty());
        }

        /** As it was the last time. */
        public static final Options NONE =
                new Options(Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());

        Settings over(Settings remembered) {
            Settings settings = theme.map(remembered::withTheme).orElse(remembered);
            settings = language.map(settings::withLanguage).orElse(settings);
            settings = motion.map(settings::withMotion).orElse(settings);
            Settings base = settings;
            return speed.map(s -> base.withPace(s, base.pace().grain())).orElse(settings);
        }
    }

    /** Opens the window soon. */
    public static void start(Options options, Preferences preferences, Lessons lessons) {
        start(options, preferences, lessons, Outside.real(), frame -> {});
    }

    /** The same, driven by a ticker, on a desktop that wishes nothing. */
    public static void start(
            Options options, Preferences preferences, Lessons lessons, Ticker ticker, Consumer<PapanFrame> opened) {
        start(options, preferences, lessons, Outside.quiet(ticker), opened);
    }

    /**
     * Opens the window soon.
     *
     * @param opened hears of the window when it is on the screen
     */
    public static void start(
            Options options, Preferences preferences, Lessons lessons, Outside outside, Consumer<PapanFrame> opened) {
        Opening opening = new Opening(options, opened);
        Edt.later(() -> {
            Settings settings = options.over(preferences.load());
            settings.theme().install(settings.language());
            Zoom.set(settings.zoom());
            settings.look().board().install();
            PapanFrame frame = new PapanFrame(settings, preferences, outside);
            opening.show(frame);
            Optional<String> lesson =
                    options.lesson().or(() -> settings.placed().lesson());
            // Not earlier: on a small machine the reading would slow the first paint down.
            Background.run(
                    () -> Opening.Course.of(lessons, lesson),
                    opening::read,
                    failure -> opening.read(Opening.Course.none(lessons)));
        });
    }
}
