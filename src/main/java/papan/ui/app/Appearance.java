package papan.ui.app;

import java.util.Optional;
import papan.narration.Language;
import papan.ui.common.Desktop;
import papan.ui.common.SeedMotion;
import papan.ui.common.Theme;
import papan.ui.common.WindowText;
import papan.ui.common.Zoom;

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
        this.worn = kept.now().theme();
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
        kept.set(kept.now().asSystem(wishes().theme()));
        system.refresh();
        wearChosen();
    }

    /** A class reads from afar, so that what is light wears the projector's theme as long as it watches. */
    private void wearChosen() {
        Theme chosen = kept.now().theme();
        wear(shown.isPresenting() ? Presenting.forClass(chosen) : chosen);
    }

    /** Shows everything in a theme, without remembering it. */
    void wear(Theme theme) {
        if (theme != worn) {
            worn = theme;
            theme.install(kept.now().language());
            shown.refresh();
        }
    }

    /** Shows everything larger or smaller from now on, at the nearest of {@link Zoom#STEPS}. */
    void setZoom(int percent) {
        Zoom.set(percent);
        kept.set(kept.now().withZoom(Zoom.percent()));
        shown.refresh();
    }

    /** Speaks another language from now on. */
    void setLanguage(Language language) {
        kept.set(kept.now().withLanguage(language));
        if (!Theme.hasTypeFor(language)) {
            worn.install(language);
        }
        words.setLanguage(language);
        shown.refresh();
    }

    /** Seeds move like this from now on. */
    void setMotion(SeedMotion motion) {
        kept.set(kept.now().withMotion(motion));
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
        return new ResolvedPreferences(kept.now().senses().motion(), system.wish(), shown.wishedMotion());
    }

    private void followSystem() {
        move();
        Theme wished = wishes().theme();
        if (kept.now().look().asSystem() && wished != kept.now().theme()) {
            kept.set(kept.now().asSystem(wished));
            if (!shown.isPresenting()) {
                wear(wished);
            }
        }
    }
}
