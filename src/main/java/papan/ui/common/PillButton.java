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

    /** Whether it is the one thing to do now. */
    public void setPrimary(boolean on) {
        setStyle(on ? "primary" : "pill");
    }
}
