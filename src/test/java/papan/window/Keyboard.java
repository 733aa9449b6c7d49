package papan.window;

import java.awt.AWTException;
import java.awt.KeyboardFocusManager;
import java.awt.Robot;
import java.awt.event.KeyEvent;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import org.assertj.swing.timing.Condition;
import org.assertj.swing.timing.Pause;

/**
 * A keyboard on the display. The display tells of a key later than a robot that waits for idle queues believes: a key has
 * been pressed when the program has heard it.
 */
final class Keyboard {
    private static final AtomicInteger PRESSED = new AtomicInteger();
    private static final Set<Integer> DOWN = ConcurrentHashMap.newKeySet();
    private static final AtomicReference<String> TYPED = new AtomicReference<>("");

    static {
        // Before any part of the program that may take a key for itself.
        KeyboardFocusManager.getCurrentKeyboardFocusManager().addKeyEventDispatcher(key -> {
            hear(key);
            return false;
        });
    }

    private final Robot hands;

    Keyboard() {
        try {
            hands = new Robot();
        } catch (AWTException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void hear(KeyEvent key) {
        switch (key.getID()) {
            case KeyEvent.KEY_PRESSED -> {
                DOWN.add(key.getKeyCode());
                PRESSED.incrementAndGet();
            }
            case KeyEvent.KEY_RELEASED -> DOWN.remove(key.getKeyCode());
            default -> TYPED.updateAndGet(before -> before + key.getKeyChar());
        }
    }

    /** Presses a key while others are held down. */
    void press(int key, int... held) {
        int all = PRESSED.get() + held.length + 1;
        for (int each : held) {
            hands.keyPress(each);
        }
        hands.keyPress(key);
        hands.keyRelease(key);
        for (int each : held) {
            hands.keyRelease(each);
        }
        await(KeyEvent.getKeyText(key), () -> PRESSED.get() >= all);
    }

    /** Waits for characters that other hands type. */
    void await(String text, Runnable hands) {
        TYPED.set("");
        hands.run();
        await(text, () -> TYPED.get().contains(text));
    }

    private static void await(String what, BooleanSupplier heard) {
        Pause.pause(new Condition(what + " to be heard") {
            @Override
            public boolean test() {
                // A button is pressed when these are let go; after other keys the window may be gone that would hear of
                // it.
                return heard.getAsBoolean() && !DOWN.contains(KeyEvent.VK_ENTER) && !DOWN.contains(KeyEvent.VK_SPACE);
            }
        });
    }
}
