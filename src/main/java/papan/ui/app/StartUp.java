package papan.ui.app;

import java.awt.Component;
import java.awt.KeyEventDispatcher;
import java.awt.KeyboardFocusManager;
import java.awt.event.KeyEvent;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.Timer;
import papan.ui.common.Edt;

/**
 * Brings a window and its lessons together: they are read in the background while what shows them is made, and the window
 * comes to the screen with them. Where the reading takes long it comes before; keys that are pressed until then are
 * pressed again when the lessons are there.
 */
final class StartUp {
    /** Milliseconds after which the window comes without the lessons. */
    private static final int PATIENCE = 2000;

    private final Options options;
    private final Consumer<PapanFrame> opened;
    private final Timer patience = new Timer(PATIENCE, event -> appear());
    private Optional<PapanFrame> frame = Optional.empty();
    private Optional<Course> course = Optional.empty();
    private final Deque<KeyEvent> early = new ArrayDeque<>();
    /** Also hears keys that nothing in the window would hear yet. */
    private final KeyEventDispatcher keeping = this::keep;

    private boolean furnished;

    StartUp(Options options, Consumer<PapanFrame> opened) {
        this.options = options;
        this.opened = opened;
    }

    /** Shows the window soon. */
    void show(PapanFrame window) {
        Edt.check();
        frame = Optional.of(window);
        patience.setRepeats(false);
        patience.start();
        Edt.later(this::furnish);
    }

    private void furnish() {
        frame.map(PapanFrame::inside).ifPresent(Inside::furnish);
        furnished = true;
        fill();
    }

    private void appear() {
        patience.stop();
        frame.filter(window -> !window.isShowing()).ifPresent(window -> {
            KeyboardFocusManager.getCurrentKeyboardFocusManager().addKeyEventDispatcher(keeping);
            window.setVisible(true);
        });
    }

    /** Takes the lessons. */
    void read(Course all) {
        Edt.check();
        course = Optional.of(all);
        fill();
    }

    /** Keeps a key for later, unless somebody is being told that the start has failed; whether it is kept. */
    private boolean keep(KeyEvent key) {
        boolean waits = frame.filter(window -> window.isFocused() && !(window.getContentPane() instanceof FailurePanel))
                .isPresent();
        return waits && early.add(key);
    }

    private void fill() {
        if (furnished && frame.isPresent() && course.isPresent()) {
            PapanFrame window = frame.get();
            // Nothing is painted before the lessons are in it: that is an event of its own, which comes after this one.
            appear();
            window.inside().load(course.get(), options);
            window.validate();
            course = Optional.empty();
            // After the focus has gone to where it begins; keys that come before it are kept as well.
            Edt.later(() -> Edt.later(() -> pressAgain(window)));
            opened.accept(window);
        }
    }

    private void pressAgain(PapanFrame window) {
        frame = Optional.empty();
        KeyboardFocusManager.getCurrentKeyboardFocusManager().removeKeyEventDispatcher(keeping);
        early.forEach(key -> pressAgain(key, window));
    }

    /** Whatever has the focus by then: an event that is only posted is lost where nothing has it yet. */
    private static void pressAgain(KeyEvent key, PapanFrame window) {
        Component at = Optional.ofNullable(window.getMostRecentFocusOwner()).orElseGet(window::getRootPane);
        KeyboardFocusManager.getCurrentKeyboardFocusManager()
                .redispatchEvent(
                        at,
                        new KeyEvent(
                                at,
                                key.getID(),
                                key.getWhen(),
                                key.getModifiersEx(),
                                key.getKeyCode(),
                                key.getKeyChar(),
                                key.getKeyLocation()));
    }
}
