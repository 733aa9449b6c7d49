package papan.ui.common;

import java.awt.event.KeyEvent;
import javax.swing.KeyStroke;
import org.jspecify.annotations.Nullable;

/** A button with a word: filled for the one thing to do now, outlined for what may be done as well. */
public class PillButton extends FlatButton {
    /** An outlined button; {@code symbol} stands before the word. */
    public PillButton(@Nullable Icons symbol) {
        super("pill", symbol, TARGET, 18);
        getInputMap().put(KeyStroke.getKeyStroke(KeyEvent.VK_ENTER, 0, false), "pressed");
        getInputMap().put(KeyStroke.getKeyStroke(KeyEvent.VK_ENTER, 0, true), "released");
    }

    /**
     * A button that has everything in one: under one key its name, its words and, with {@code .tip}, what its tip says, in
     * the language of the window as long as it is there.
     */
    public static PillButton of(WindowText words, String key, @Nullable Icons symbol, Runnable does) {
        PillButton button = new PillButton(symbol);
        button.does(key, does);
        words.bind(button, key);
        return button;
    }

    /** The same for what a command does too: the tip names its key. */
    public static PillButton of(WindowText words, String key, @Nullable Icons symbol, Command command, Runnable does) {
        PillButton button = of(words, key, symbol, does);
        button.bind(words, command, key);
        return button;
    }

    /** Whether it is the one thing to do now. */
    public void setPrimary(boolean on) {
        setStyle(on ? "primary" : "pill");
    }
}
