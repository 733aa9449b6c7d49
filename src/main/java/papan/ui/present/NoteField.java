package papan.ui.present;

import java.awt.KeyboardFocusManager;
import java.util.function.Consumer;
import javax.swing.JComponent;
import javax.swing.JScrollPane;
import javax.swing.JTextArea;
import javax.swing.UIManager;
import javax.swing.text.AbstractDocument;
import papan.ui.common.LongestText;
import papan.ui.common.Paints;
import papan.ui.common.Typing;

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
        ((AbstractDocument) getDocument()).setDocumentFilter(new LongestText(LONGEST));
        Typing.follow(this, this::tell);
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
}
