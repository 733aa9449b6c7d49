package papan.window;

import java.awt.Dimension;
import java.awt.EventQueue;
import java.awt.Frame;
import java.awt.KeyboardFocusManager;
import java.awt.Rectangle;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import javax.swing.JComponent;
import javax.swing.JPopupMenu;
import javax.swing.MenuSelectionManager;
import javax.swing.SwingUtilities;
import org.assertj.swing.edt.GuiActionRunner;
import papan.narration.Language;
import papan.narration.LongestTexts;
import papan.ui.app.PapanApp;
import papan.ui.app.PapanFrame;
import papan.ui.app.Preferences;
import papan.ui.common.Idle;
import papan.ui.common.Theme;

/**
 * Goes through views of one window in themes and languages, at the scale of this JVM. Time stands still meanwhile. The size
 * is that of the window's content, whether or not the screen has room for it.
 */
final class Tour {
    /** Whether all languages are gone through: {@code mvn -q -Pmatrix test}. */
    static final boolean MATRIX = Boolean.getBoolean("papan.matrix");

    /** The languages that are gone through; one of them is that of {@link LongestTexts} where they are not all. */
    static final List<Language> LANGUAGES =
            MATRIX ? List.of(Language.values()) : List.of(Language.ENGLISH, Language.CHINESE, Language.FILIPINO);

    private static final int PATIENCE = 100;

    private final PapanFrame frame;
    private final Dimension size;

    /**
     * Where the tour is.
     *
     * @param zoom percent
     */
    record Stop(View view, Theme theme, Language language, int zoom) {
        @Override
        public String toString() {
            return view.id() + " " + theme.id() + " " + language.tag() + (zoom == 100 ? "" : " " + zoom);
        }
    }

    /** What is done at every stop, on the event dispatch thread. */
    interface Visitor {
        void at(JComponent content, Stop stop);
    }

    private Tour(PapanFrame frame, Dimension size) {
        this.frame = frame;
        this.size = size;
    }

    /** Goes through all combinations of what is given, at the usual size of letters. */
    static void through(List<View> views, List<Theme> themes, List<Language> languages, Dimension size, Visitor visitor)
            throws Exception {
        through(views, themes, languages, List.of(100), size, visitor);
    }

    /** The same at zooms, in percent. */
    static void through(
            List<View> views,
            List<Theme> themes,
            List<Language> languages,
            List<Integer> zooms,
            Dimension size,
            Visitor visitor)
            throws Exception {
        Path settings = Files.createTempDirectory("papan");
        CompletableFuture<PapanFrame> opened = new CompletableFuture<>();
        PapanApp.start(
                Opened.on("first-turn"),
                new Preferences(settings),
                new CourseLessons(),
                new HandTicker(),
                opened::complete);
        Tour tour = new Tour(opened.get(), size);
        EventQueue.invokeAndWait(() -> {
            tour.frame.getContentPane().setPreferredSize(size);
            tour.frame.pack();
        });
        for (Theme theme : themes) {
            EventQueue.invokeAndWait(() -> tour.frame.inside().setTheme(theme));
            for (View view : views) {
                view.arrange(tour.frame);
                for (int zoom : zooms) {
                    EventQueue.invokeAndWait(() -> tour.frame.inside().setZoom(zoom));
                    for (Language language : languages) {
                        tour.stop(new Stop(view, theme, language, zoom), visitor);
                    }
                }
                EventQueue.invokeAndWait(() -> tour.frame.inside().setZoom(100));
                view.leave(tour.frame);
            }
        }
        EventQueue.invokeAndWait(() -> {
            ClassScreen.all().forEach(Frame::dispose);
            tour.frame.close();
            Parts.emptyClosedWindows();
            Theme.LIGHT.install(Language.ENGLISH);
            LongestTexts.beSilent();
        });
        try (Stream<Path> kept = Files.walk(settings)) {
            for (Path each : kept.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(each);
            }
        }
    }

    private void stop(Stop stop, Visitor visitor) throws Exception {
        EventQueue.invokeAndWait(() -> {
            speak(frame, stop.language());
            KeyboardFocusManager.getCurrentKeyboardFocusManager().clearGlobalFocusOwner();
        });
        if (stop.view().isMadeAnew()) {
            stop.view().arrange(frame);
        }
        Idle.await();
        awaitMenu();
        EventQueue.invokeAndWait(() -> visitor.at(content(frame, size), stop));
    }

    /** Has a window speak a language, or the longest words that there are for it; on the event dispatch thread. */
    static void speak(PapanFrame frame, Language language) {
        if (language == Language.FILIPINO && !MATRIX) {
            LongestTexts.speak();
        }
        frame.inside().setLanguage(language);
    }

    /** A menu that has a window of its own gets its size from the display, after all events that are known here. */
    private static void awaitMenu() throws Exception {
        for (int turn = 0;
                turn < PATIENCE
                        && GuiActionRunner.execute(
                                () -> menu().filter(Tour::isCut).isPresent());
                turn++) {
            Thread.sleep(20);
        }
    }

    private static boolean isCut(JPopupMenu menu) {
        Dimension whole = menu.getPreferredSize();
        return menu.getWidth() < whole.width || menu.getHeight() < whole.height;
    }

    /** The content of a window, laid out at a size even if the screen did not allow it; on the event dispatch thread. */
    static JComponent content(PapanFrame frame, Dimension size) {
        JComponent content = (JComponent) frame.getContentPane();
        if (!content.getSize().equals(size)) {
            content.setSize(size);
            content.validate();
        }
        return content;
    }

    /** What is cut off or lies on something else, in words; on the event dispatch thread. */
    static List<String> faults(JComponent content) {
        List<String> faults = new ArrayList<>(CutText.in(content));
        faults.addAll(Overlap.in(content));
        menu().ifPresent(menu -> {
            faults.addAll(CutText.in(menu));
            if (isCut(menu)) {
                faults.add("a menu needs " + menu.getPreferredSize() + " and has " + menu.getSize());
            }
            Rectangle at = SwingUtilities.convertRectangle(menu.getParent(), menu.getBounds(), content);
            if (!new Rectangle(content.getSize()).contains(at)) {
                faults.add("a menu is at " + at + " in " + content.getSize());
            }
        });
        return faults;
    }

    /** The menu that is open; on the event dispatch thread. */
    static Optional<JPopupMenu> menu() {
        return Arrays.stream(MenuSelectionManager.defaultManager().getSelectedPath())
                .filter(JPopupMenu.class::isInstance)
                .map(JPopupMenu.class::cast)
                .findFirst();
    }
}
