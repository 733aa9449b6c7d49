package papan.ui.common;

import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.util.Map;
import java.util.stream.Collectors;
import javax.swing.KeyStroke;

/** How keys are written, in the words of a language. */
final class KeyLabels {
    private KeyLabels() {}

    /** The keys of a command: the first of them, or all where each does something of its own. */
    static String of(WindowText words, KeyTable.Row row) {
        return switch (row.command()) {
            case MOVE_ON_BOARD -> row.keys().stream().map(key -> of(words, key)).collect(Collectors.joining(" "));
            case CHOOSE_HOUSE -> words.text("key.digits");
            case CHOOSE_HIGH_HOUSE -> words.text("key.shift", Map.of("key", words.text("key.high-digits")));
            default -> of(words, row.keys().get(0));
        };
    }

    /** One key, with what is held down with it. */
    static String of(WindowText words, KeyStroke key) {
        String name = key.getKeyCode() == KeyEvent.VK_UNDEFINED
                ? String.valueOf(key.getKeyChar())
                : words.has("key." + key.getKeyCode())
                        ? words.text("key." + key.getKeyCode())
                        : KeyEvent.getKeyText(key.getKeyCode());
        int modifiers = key.getModifiers();
        if ((modifiers & InputEvent.SHIFT_DOWN_MASK) != 0) {
            name = words.text("key.shift", Map.of("key", name));
        }
        if ((modifiers & InputEvent.ALT_DOWN_MASK) != 0) {
            name = words.text("key.alt", Map.of("key", name));
        }
        if ((modifiers & InputEvent.CTRL_DOWN_MASK) != 0) {
            name = words.text("key.ctrl", Map.of("key", name));
        }
        return name;
    }
}
