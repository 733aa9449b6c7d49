package papan.ui.app;

import java.awt.Toolkit;
import java.lang.System.Logger.Level;
import java.lang.reflect.Field;
import java.lang.reflect.InaccessibleObjectException;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import papan.ui.common.Background;
import papan.ui.common.Edt;
import papan.ui.common.LastLine;
import papan.ui.common.Zoom;
import papan.ui.playback.Ticker;
import papan.ui.settings.Settings;

/** Opens the window. */
public final class PapanApp {
    private PapanApp() {}

    /**
     * Lets a desktop under X11 list the windows as Papan's; Java has no other way to say it than this field. Where the
     * start does not open it (the jar and the launchers do), they have the name of the main class.
     */
    private static void nameWindows() {
        Toolkit toolkit = Toolkit.getDefaultToolkit();
        try {
            Field name = toolkit.getClass().getDeclaredField("awtAppClassName");
            name.setAccessible(true);
            name.set(toolkit, "Papan");
        } catch (ReflectiveOperationException | InaccessibleObjectException e) {
            System.getLogger(PapanApp.class.getName()).log(Level.DEBUG, "Windows have another name.", e);
        }
    }

    /** Opens the window soon. */
    public static void start(Options options, Preferences preferences, Lessons lessons) {
        start(options, preferences, lessons, Environment.real(), frame -> {});
    }

    /** The same, driven by a ticker, on a desktop that wishes nothing. */
    public static void start(
            Options options, Preferences preferences, Lessons lessons, Ticker ticker, Consumer<PapanFrame> opened) {
        start(options, preferences, lessons, Environment.quiet(ticker), opened);
    }

    /**
     * Opens the window soon.
     *
     * @param opened hears of the window when it is on the screen
     */
    public static void start(
            Options options,
            Preferences preferences,
            Lessons lessons,
            Environment outside,
            Consumer<PapanFrame> opened) {
        start(PapanFrame::new, options, preferences, lessons, outside, opened);
    }

    /**
     * The same in a window that is open already. What is in it ends without being kept, and nothing of it is left: settings,
     * language, theme, zoom, looks of boards, letter keys and motion are as at a start with these preferences.
     */
    public static void startAgain(
            PapanFrame window,
            Options options,
            Preferences preferences,
            Lessons lessons,
            Environment outside,
            Consumer<PapanFrame> opened) {
        start(() -> window, options, preferences, lessons, outside, opened);
    }

    private static void start(
            Supplier<PapanFrame> window,
            Options options,
            Preferences preferences,
            Lessons lessons,
            Environment outside,
            Consumer<PapanFrame> opened) {
        StartUp opening = new StartUp(options, opened);
        LastLine line = LastLine.install();
        line.tells(() -> SafetyNet.withoutWindow(line));
        Edt.later(() -> {
            nameWindows();
            Settings settings = options.over(preferences.load());
            settings.get(Settings.THEME).install(settings.get(Settings.LANGUAGE));
            Zoom.set(settings.get(Settings.ZOOM));
            settings.board().install();
            PapanFrame frame = window.get();
            frame.begin(settings, preferences, outside, line);
            opening.show(frame);
            Optional<String> lesson = options.lesson().or(() -> settings.get(Settings.LESSON));
            OwnLessons all = new OwnLessons(lessons);
            options.given().lesson().ifPresent(all::open);
            Background.run(
                    () -> Course.of(all, lesson, options.isIntoLesson(), preferences.ownFiles()),
                    opening::read,
                    failure -> opening.read(Course.none(all)));
        });
    }
}
