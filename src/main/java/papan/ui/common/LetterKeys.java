package papan.ui.common;

import java.awt.Component;
import java.awt.KeyboardFocusManager;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.KeyStroke;
import javax.swing.MenuSelectionManager;
import javax.swing.text.JTextComponent;
import org.jspecify.annotations.Nullable;

/**
 * Keys that are one character, alone or with Shift. They can be switched off for the whole window, for whoever speaks
 * to the computer or touches keys by mistake; while something is being typed, or a list or menu is open, they are
 * letters and nothing else.
 */
public final class LetterKeys {
    private static final Set<Integer> CODES = Stream.of(
                    IntStream.rangeClosed(KeyEvent.VK_A, KeyEvent.VK_Z),
                    IntStream.rangeClosed(KeyEvent.VK_0, KeyEvent.VK_9),
                    IntStream.rangeClosed(KeyEvent.VK_NUMPAD0, KeyEvent.VK_DIVIDE),
                    IntStream.of(KeyEvent.VK_PLUS, KeyEvent.VK_MINUS, KeyEvent.VK_PERIOD, KeyEvent.VK_EQUALS))
            .flatMap(IntStream::boxed)
            .collect(Collectors.toUnmodifiableSet());

    private static final String SEARCH = "papan.letters-search";

    private LetterKeys() {}

    /** Whether a key is one character, alone or with Shift. */
    static boolean isLetter(KeyStroke key) {
        boolean alone = (key.getModifiers() & (InputEvent.CTRL_DOWN_MASK | InputEvent.ALT_DOWN_MASK)) == 0;
        return alone && (key.getKeyCode() == KeyEvent.VK_UNDEFINED || CODES.contains(key.getKeyCode()));
    }

    /** Says that letters search a part of the window while it has the focus. */
    public static void search(JComponent list) {
        list.putClientProperty(SEARCH, true);
    }

    /** Whether they do something now, where they are on: no list or menu is open, and nothing is typed or searched. */
    static boolean work() {
        Component owner = KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
        return !isOpen() && !takesLetters(owner);
    }

    /** Whether the list of a choice or a menu is open. */
    private static boolean isOpen() {
        return MenuSelectionManager.defaultManager().getSelectedPath().length > 0;
    }

    static boolean takesLetters(@Nullable Component part) {
        boolean typing = part instanceof JTextComponent text && text.isEditable() && text.isEnabled();
        boolean open = part instanceof JComboBox<?> choice && choice.isPopupVisible();
        return typing || open || (part instanceof JComponent list && list.getClientProperty(SEARCH) != null);
    }
}
