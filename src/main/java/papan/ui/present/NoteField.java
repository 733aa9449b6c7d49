package papan.ui.present;

import java.awt.KeyboardFocusManager;
import java.util.function.Consumer;
import javax.swing.JComponent;
import javax.swing.JScrollPane;
import javax.swing.JTextArea;
import javax.swing.UIManager;
import javax.swing.event.DocumentEvent;
import javax.swing.event.DocumentListener;
import javax.swing.text.AbstractDocument;
import javax.swing.text.AttributeSet;
import javax.swing.text.BadLocationException;
import javax.swing.text.DocumentFilter;
import org.jspecify.annotations.Nullable;
import papan.ui.common.Paints;

/** A field for a note of several lines; Tab leaves it. */
final class NoteField extends JTextArea {
    private static final int LONGEST = 2_000;

    private final transient Consumer<String> written;
    private boolean showing;

    /**
     * An empty field.
     *
     * @param written hears of every letter that is typed
     */
    NoteField(Consumer<String> written) {
        this.written = written;
        setName("plan.mine");
        setLineWrap(true);
        setWrapStyleWord(true);
        setFont(Paints.font("Papan.body.font"));
        setBackground(UIManager.getColor("TextField.background"));
        setFocusTraversalKeys(KeyboardFocusManager.FORWARD_TRAVERSAL_KEYS, null);
        setFocusTraversalKeys(KeyboardFocusManager.BACKWARD_TRAVERSAL_KEYS, null);
        ((AbstractDocument) getDocument()).setDocumentFilter(new Longest());
        getDocument().addDocumentListener(new Typing());
    }

    /** Itself, scrolled where it is longer than its room. */
    JComponent scrolled() {
        JScrollPane scroll =
                new JScrollPane(this, JScrollPane.VERTICAL_SCROLLBAR_AS_NEEDED, JScrollPane.HORIZONTAL_SCROLLBAR_NEVER);
        scroll.setBorder(UIManager.getBorder("TextField.border"));
        return scroll;
    }

    /** Shows a note, without telling anybody. */
    void show(String note) {
        if (!note.equals(getText())) {
            showing = true;
            setText(note);
            showing = false;
        }
    }

    private void tell() {
        if (!showing) {
            written.accept(getText());
        }
    }

    /** Takes no more than is kept of a note. */
    private static final class Longest extends DocumentFilter {
        @Override
        public void insertString(FilterBypass to, int at, @Nullable String text, @Nullable AttributeSet how)
                throws BadLocationException {
            replace(to, at, 0, text, how);
        }

        @Override
        public void replace(FilterBypass to, int at, int length, @Nullable String text, @Nullable AttributeSet how)
                throws BadLocationException {
            int free = LONGEST - (to.getDocument().getLength() - length);
            String more = text == null ? "" : text;
            to.replace(at, length, more.substring(0, Math.max(0, Math.min(free, more.length()))), how);
        }
    }

    /** Hears every change. */
    private final class Typing implements DocumentListener {
        @Override
        public void insertUpdate(DocumentEvent event) {
            tell();
        }

        @Override
        public void removeUpdate(DocumentEvent event) {
            tell();
        }

        @Override
        public void changedUpdate(DocumentEvent event) {}
    }
}
