package papan.ui.app;

import java.util.Optional;
import papan.narration.Language;
import papan.ui.common.Desktop;
import papan.ui.common.SeedMotion;
import papan.ui.common.Theme;
import papan.ui.common.WindowText;
import papan.ui.common.Zoom;
import papan.ui.settings.KeptSettings;
import papan.ui.settings.Settings;

/**
 * How everything looks and moves: theme, zoom, language and motion, where what was chosen here meets what the system and
 * the lesson wish. Lives on the event dispatch thread.
 */
final class Appearance {
    private final KeptSettings kept;
    private final WindowText words;
    private final Shown shown;
    private final SystemFollower system;
    /** What everything is shown in: while a class is watching, not always the theme that was chosen. */
    private Theme worn;

    /** What is dressed. */
    interface Shown {
        /** The motion that the author of the open lesson wishes. */
        Optional<SeedMotion> wishedMotion();

        /** Whether a class is watching: then a theme is worn that nobody chose. */
        boolean isPresenting();

        /** Seeds move like this from now on. */
        void moves(SeedMotion motion);

        /** Everything has changed its look or its language. */
        void refresh();
    }

    Appearance(KeptSettings kept, WindowText words, Desktop desktop, Shown shown) {
        this.kept = kept;
        this.words = words;
        this.shown = shown;
        this.worn = kept.get(Settings.THEME);
        this.system = new SystemFollower(desktop, wish -> followSystem());
    }

    /** Asks the system again what it wishes. */
    void lookAround() {
        system.refresh();
    }

    /** Is coloured otherwise from now on. */
    void setTheme(Theme theme) {
        kept.set(kept.now().withTheme(theme));
        wearChosen();
    }

    /** Wears the system's theme from now on, whenever it changes. */
    void setThemeOfSystem() {
        kept.set(kept.now().withTheme(wishes().theme()).with(Settings.THEME_OF_SYSTEM, true));
        system.refresh();
        wearChosen();
    }

    /** A class reads from afar, so that what is light wears the projector's theme as long as it watches. */
    private void wearChosen() {
        wear(shown.isPresenting() ? Presenting.forClass(chosen()) : chosen());
    }

    /** The theme that was chosen, whatever is worn. */
    Theme chosen() {
        return kept.get(Settings.THEME);
    }

    /** Shows everything in a theme, without remembering it. */
    void wear(Theme theme) {
        if (theme != worn) {
            worn = theme;
            theme.install(kept.get(Settings.LANGUAGE));
            shown.refresh();
        }
    }

    /** Shows everything larger or smaller from now on, at the nearest of {@link Zoom#STEPS}. */
    void setZoom(int percent) {
        Zoom.set(percent);
        kept.set(kept.now().with(Settings.ZOOM, Zoom.percent()));
        shown.refresh();
    }

    /** Speaks another language from now on. */
    void setLanguage(Language language) {
        kept.set(kept.now().with(Settings.LANGUAGE, language));
        worn.install(language);
        words.setLanguage(language);
        shown.refresh();
    }

    /** Seeds move like this from now on. */
    void setMotion(SeedMotion motion) {
        kept.set(kept.now().with(Settings.MOTION, Optional.of(motion)));
        move();
        kept.write();
    }

    /** Puts the motion in force on which all wishes together come out. */
    void move() {
        SeedMotion motion = wishes().motion();
        motion.install();
        shown.moves(motion);
    }

    private ResolvedPreferences wishes() {
        return new ResolvedPreferences(kept.get(Settings.MOTION), system.wish(), shown.wishedMotion());
    }

    private void followSystem() {
        move();
        Theme wished = wishes().theme();
        if (kept.get(Settings.THEME_OF_SYSTEM) && wished != kept.get(Settings.THEME)) {
            kept.set(kept.now().with(Settings.THEME, wished));
            if (!shown.isPresenting()) {
                wear(wished);
            }
        }
    }
}
