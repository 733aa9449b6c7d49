package papan.ui.app;

import java.awt.AWTEvent;
import java.awt.Component;
import java.awt.KeyEventDispatcher;
import java.awt.KeyboardFocusManager;
import java.awt.Toolkit;
import java.awt.event.AWTEventListener;
import java.awt.event.KeyEvent;
import java.awt.event.PaintEvent;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.Timer;
import papan.ui.common.Edt;

/**
 * Brings a window and its lessons together: they are read in the background while the window comes to the screen, and
 * shown when it has been painted for the first time. Keys that are pressed before that are pressed again when it is there.
 */
final class StartUp implements AWTEventListener {
    /** Milliseconds after which a window on the screen counts as painted, should the system never say so. */
    private static final int PATIENCE = 2000;

    private final Options options;
    private final Consumer<PapanFrame> opened;
    private final Timer patience = new Timer(PATIENCE, event -> painted());
    private Optional<PapanFrame> frame = Optional.empty();
    private Optional<Course> course = Optional.empty();
    private final Deque<KeyEvent> early = new ArrayDeque<>();
    /** Also hears keys that nothing in the window would hear yet. */
    private final KeyEventDispatcher keeping = this::keep;

    private boolean painted;

    StartUp(Options options, Consumer<PapanFrame> opened) {
        this.options = options;
        this.opened = opened;
    }

    /** Shows the window. */
    void show(PapanFrame window) {
        Edt.check();
        frame = Optional.of(window);
        if (window.isShowing()) {
            Edt.later(this::painted);
            return;
        }
        Toolkit.getDefaultToolkit().addAWTEventListener(this, AWTEvent.PAINT_EVENT_MASK);
        KeyboardFocusManager.getCurrentKeyboardFocusManager().addKeyEventDispatcher(keeping);
        window.setVisible(true);
        patience.setRepeats(false);
        patience.start();
    }

    /** Takes the lessons. */
    void read(Course all) {
        Edt.check();
        course = Optional.of(all);
        fill();
    }

    @Override
    public void eventDispatched(AWTEvent event) {
        if (event instanceof PaintEvent
                && frame.filter(f -> f == event.getSource()).isPresent()) {
            // This event is the system's wish; the painting itself comes after it.
            Edt.later(() -> Edt.later(this::painted));
        }
    }

    /** Keeps a key for later, unless somebody is being told that the start has failed; whether it is kept. */
    private boolean keep(KeyEvent key) {
        boolean waits = frame.filter(window -> window.isFocused() && !(window.getContentPane() instanceof FailurePanel))
                .isPresent();
        return waits && early.add(key);
    }

    private void painted() {
        patience.stop();
        Toolkit.getDefaultToolkit().removeAWTEventListener(this);
        if (!painted) {
            painted = true;
            frame.map(PapanFrame::inside).ifPresent(Inside::furnish);
            fill();
        }
    }

    private void fill() {
        if (painted && frame.isPresent() && course.isPresent()) {
            PapanFrame window = frame.get();
            window.inside().load(course.get(), options);
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
