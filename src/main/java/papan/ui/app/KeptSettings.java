package papan.ui.app;

import java.util.function.UnaryOperator;

/**
 * The settings in force, and where they are written down. What the window shows anyway, such as its place, its pace and
 * the lesson that is open, is added when they are. Lives on the event dispatch thread.
 */
final class KeptSettings {
    private final Preferences preferences;
    private Settings settings;
    private UnaryOperator<Settings> shown = UnaryOperator.identity();

    KeptSettings(Settings settings, Preferences preferences) {
        this.settings = settings;
        this.preferences = preferences;
    }

    /** Says what puts into the settings what the window shows. */
    void following(UnaryOperator<Settings> window) {
        shown = window;
    }

    /** What was chosen. */
    Settings now() {
        return settings;
    }

    /** What would be remembered if the window were closed now. */
    Settings whole() {
        return shown.apply(settings);
    }

    /** Something is chosen otherwise; whoever does this says when it is to be written down. */
    void set(Settings next) {
        settings = next;
    }

    /** Something is chosen otherwise, and written down at once. */
    void keep(Settings next) {
        set(next);
        write();
    }

    /** Writes everything down. */
    void write() {
        preferences.save(whole());
    }
}
