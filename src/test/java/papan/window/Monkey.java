package papan.window;

import java.awt.Component;
import java.awt.Container;
import java.awt.Dialog;
import java.awt.Frame;
import java.awt.Point;
import java.awt.Window;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.awt.event.MouseEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import javax.swing.AbstractButton;
import javax.swing.JComboBox;
import javax.swing.SwingUtilities;
import javax.swing.text.JTextComponent;

/**
 * Does whatever comes into its head to the windows that are open: clicks, keys, drags, words, choices, other sizes. The
 * same seed does the same as long as the windows show the same. Dialogs that it opens are closed at once.
 */
final class Monkey {
    private static final List<Integer> KEYS = List.of(
            KeyEvent.VK_LEFT,
            KeyEvent.VK_RIGHT,
            KeyEvent.VK_UP,
            KeyEvent.VK_DOWN,
            KeyEvent.VK_HOME,
            KeyEvent.VK_END,
            KeyEvent.VK_PAGE_UP,
            KeyEvent.VK_PAGE_DOWN,
            KeyEvent.VK_ENTER,
            KeyEvent.VK_SPACE,
            KeyEvent.VK_TAB,
            KeyEvent.VK_ESCAPE,
            KeyEvent.VK_BACK_SPACE,
            KeyEvent.VK_DELETE,
            KeyEvent.VK_F1,
            KeyEvent.VK_F2,
            KeyEvent.VK_F5,
            KeyEvent.VK_F6,
            KeyEvent.VK_F9,
            KeyEvent.VK_F11,
            KeyEvent.VK_1,
            KeyEvent.VK_3,
            KeyEvent.VK_7,
            KeyEvent.VK_A,
            KeyEvent.VK_B,
            KeyEvent.VK_C,
            KeyEvent.VK_H,
            KeyEvent.VK_L,
            KeyEvent.VK_R,
            KeyEvent.VK_S,
            KeyEvent.VK_Y,
            KeyEvent.VK_Z,
            KeyEvent.VK_PLUS,
            KeyEvent.VK_MINUS);

    private static final int[] HELD = {
        0, 0, 0, InputEvent.CTRL_DOWN_MASK, InputEvent.SHIFT_DOWN_MASK, InputEvent.ALT_DOWN_MASK
    };

    private static final List<String> WORDS =
            List.of("", "7", "-1", "999999999999", "Siti", "<html><b>x", "S3,N4", "{n}", "x".repeat(3000), "种子");

    private final Random random;

    Monkey(long seed) {
        random = new Random(seed);
    }

    /** One act. On the event dispatch thread. */
    void act() {
        List<Component> all = shown();
        if (all.isEmpty()) {
            return;
        }
        Component one = all.get(random.nextInt(all.size()));
        switch (random.nextInt(12)) {
            case 0, 1, 2, 3 -> press(all);
            case 4, 5 -> click(one);
            case 6 -> drag(one);
            case 7, 8 -> key(one);
            case 9 -> write(all);
            case 10 -> choose(all);
            default -> resize(one);
        }
    }

    /** Closes what would wait for an answer. On the event dispatch thread, whichever of its loops runs. */
    static void closeDialogs() {
        for (Window window : Window.getWindows()) {
            if (window instanceof Dialog && window.isShowing()) {
                window.dispose();
            }
        }
    }

    private static List<Component> shown() {
        List<Component> found = new ArrayList<>();
        for (Window window : Window.getWindows()) {
            if (window.isShowing()) {
                gather(window, found);
            }
        }
        return found;
    }

    private static void gather(Container in, List<Component> found) {
        for (Component each : in.getComponents()) {
            if (each.isVisible() && each.getWidth() > 0 && each.getHeight() > 0) {
                found.add(each);
                if (each instanceof Container container) {
                    gather(container, found);
                }
            }
        }
    }

    /** One of a kind that can be used now. */
    private <T extends Component> Optional<T> oneOf(List<Component> all, Class<T> kind) {
        List<T> these = all.stream()
                .filter(each -> kind.isInstance(each) && each.isEnabled())
                .map(kind::cast)
                .toList();
        return these.isEmpty() ? Optional.empty() : Optional.of(these.get(random.nextInt(these.size())));
    }

    private void press(List<Component> all) {
        oneOf(all, AbstractButton.class).ifPresent(button -> button.doClick(0));
    }

    private Point within(Component one) {
        return new Point(random.nextInt(one.getWidth()), random.nextInt(one.getHeight()));
    }

    private static void mouse(Component one, int id, Point at, int held) {
        one.dispatchEvent(
                new MouseEvent(one, id, System.currentTimeMillis(), held, at.x, at.y, 1, false, MouseEvent.BUTTON1));
    }

    private void click(Component one) {
        Point at = within(one);
        mouse(one, MouseEvent.MOUSE_MOVED, at, 0);
        mouse(one, MouseEvent.MOUSE_PRESSED, at, InputEvent.BUTTON1_DOWN_MASK);
        mouse(one, MouseEvent.MOUSE_RELEASED, at, 0);
        mouse(one, MouseEvent.MOUSE_CLICKED, at, 0);
    }

    private void drag(Component one) {
        mouse(one, MouseEvent.MOUSE_PRESSED, within(one), InputEvent.BUTTON1_DOWN_MASK);
        for (int i = random.nextInt(5); i >= 0; i--) {
            mouse(one, MouseEvent.MOUSE_DRAGGED, within(one), InputEvent.BUTTON1_DOWN_MASK);
        }
        mouse(one, MouseEvent.MOUSE_RELEASED, within(one), 0);
    }

    private void key(Component one) {
        one.requestFocusInWindow();
        int key = KEYS.get(random.nextInt(KEYS.size()));
        int held = HELD[random.nextInt(HELD.length)];
        if (key == KeyEvent.VK_F1 && held == InputEvent.CTRL_DOWN_MASK) {
            // Swing's own tooltips fail on it.
            return;
        }
        char typed = key >= KeyEvent.VK_SPACE && key <= KeyEvent.VK_Z ? (char) key : KeyEvent.CHAR_UNDEFINED;
        for (int id : new int[] {KeyEvent.KEY_PRESSED, KeyEvent.KEY_RELEASED}) {
            one.dispatchEvent(new KeyEvent(one, id, System.currentTimeMillis(), held, key, typed));
        }
    }

    private void write(List<Component> all) {
        oneOf(all, JTextComponent.class)
                .filter(JTextComponent::isEditable)
                .ifPresent(text -> text.setText(WORDS.get(random.nextInt(WORDS.size()))));
    }

    private void choose(List<Component> all) {
        oneOf(all, JComboBox.class)
                .filter(box -> box.getItemCount() > 0)
                .ifPresent(box -> box.setSelectedIndex(random.nextInt(box.getItemCount())));
    }

    private void resize(Component one) {
        if (SwingUtilities.getWindowAncestor(one) instanceof Frame frame) {
            frame.setSize(640 + random.nextInt(900), 480 + random.nextInt(600));
            frame.validate();
        }
    }
}
