package papan.ui.common;

import javax.swing.event.DocumentEvent;
import javax.swing.event.DocumentListener;
import javax.swing.text.JTextComponent;

/** Hears of every change of the letters in a field. */
public final class Typing implements DocumentListener {
    private final Runnable heard;

    private Typing(Runnable heard) {
        this.heard = heard;
    }

    /** Has something run whenever the letters in a field have changed. */
    public static void follow(JTextComponent field, Runnable heard) {
        field.getDocument().addDocumentListener(new Typing(heard));
    }

    @Override
    public void insertUpdate(DocumentEvent event) {
        heard.run();
    }

    @Override
    public void removeUpdate(DocumentEvent event) {
        heard.run();
    }

    /** Hears nothing: other colours are no other letters. */
    @Override
    public void changedUpdate(DocumentEvent event) {}
}
