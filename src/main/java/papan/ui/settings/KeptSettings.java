package papan.ui.settings;

import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/**
 * The settings in force, and where they are written down. What the window shows anyway, such as its place, its pace and
 * the lesson that is open, is added when they are. Lives on the event dispatch thread.
 */
public final class KeptSettings {
    private final Consumer<Settings> writer;
    private Settings settings;
    private UnaryOperator<Settings> shown = UnaryOperator.identity();

    /**
     * Settings.
     *
     * @param writer writes them down
     */
    public KeptSettings(Settings settings, Consumer<Settings> writer) {
        this.settings = settings;
        this.writer = writer;
    }

    /** Says what puts into the settings what the window shows. */
    public void following(UnaryOperator<Settings> window) {
        shown = window;
    }

    /** What was chosen. */
    public Settings now() {
        return settings;
    }

    /** What was chosen of one setting. */
    public <T> T get(Setting<T> setting) {
        return settings.get(setting);
    }

    /** What would be remembered if the window were closed now. */
    public Settings whole() {
        return shown.apply(settings);
    }

    /** Something is chosen otherwise; whoever does this says when it is to be written down. */
    public void set(Settings next) {
        settings = next;
    }

    /** Something is chosen otherwise, and written down at once. */
    public void keep(Settings next) {
        set(next);
        write();
    }

    /** One setting is chosen otherwise, and written down at once. */
    public <T> void keep(Setting<T> setting, T next) {
        keep(settings.with(setting, next));
    }

    /** Something has been pointed out, and is not pointed out again. */
    public void see(String name) {
        keep(settings.withSeen(name));
    }

    /** Writes everything down. */
    public void write() {
        writer.accept(whole());
    }
}
