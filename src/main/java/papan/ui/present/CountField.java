package papan.ui.present;

import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.awt.event.KeyEvent;
import java.util.function.IntConsumer;
import javax.swing.JTextField;
import javax.swing.SwingConstants;
import javax.swing.text.AbstractDocument;
import javax.swing.text.AttributeSet;
import javax.swing.text.BadLocationException;
import javax.swing.text.DocumentFilter;
import papan.lesson.play.Votes;
import papan.ui.common.CallAction;
import papan.ui.common.Typing;

/** A field for a number of hands: only digits go in, arrows up and down count by one. */
final class CountField extends JTextField {
    CountField(int hands, IntConsumer counted) {
        super(hands == 0 ? "" : String.valueOf(hands), 2);
        setHorizontalAlignment(SwingConstants.CENTER);
        ((AbstractDocument) getDocument()).setDocumentFilter(new Digits());
        Typing.follow(this, () -> counted.accept(hands()));
        count(KeyEvent.VK_UP, 1);
        count(KeyEvent.VK_DOWN, -1);
        addFocusListener(new FocusAdapter() {
            @Override
            public void focusGained(FocusEvent event) {
                selectAll();
            }
        });
    }

    private void count(int key, int by) {
        CallAction.on(this, key, () -> setText(String.valueOf(Math.max(0, Math.min(Votes.MOST, hands() + by)))));
    }

    private int hands() {
        return getText().isEmpty() ? 0 : Integer.parseInt(getText());
    }

    /** Lets in digits only, no more than the largest number has. */
    private static final class Digits extends DocumentFilter {
        @Override
        public void replace(FilterBypass by, int from, int length, String text, AttributeSet looks)
                throws BadLocationException {
            String digits = text == null ? "" : text.replaceAll("[^0-9]", "");
            if (by.getDocument().getLength() - length + digits.length()
                    <= String.valueOf(Votes.MOST).length()) {
                super.replace(by, from, length, digits, looks);
            }
        }
    }
}
