package papan.ui.present;

import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.util.function.Supplier;
import papan.ui.common.PillButton;

/** A button that tells the answer for as long as it is held, by mouse or with the space bar. */
final class HeldAnswer extends PillButton {
    private transient Supplier<String> answer = () -> "";
    private String caption = "";

    HeldAnswer(String name) {
        super(null);
        setName(name);
        getModel().addChangeListener(event -> tell());
        addFocusListener(new FocusAdapter() {
            @Override
            public void focusLost(FocusEvent event) {
                getModel().setPressed(false);
                getModel().setArmed(false);
            }
        });
    }

    /** What it is called while it is not held, and what it tells while it is. */
    void show(String word, Supplier<String> told) {
        caption = word;
        answer = told;
        tell();
    }

    boolean isHeld() {
        return getModel().isPressed() && getModel().isArmed();
    }

    private void tell() {
        String next = isHeld() ? answer.get() : caption;
        if (!next.equals(getText())) {
            setText(next);
            getAccessibleContext().setAccessibleName(next);
        }
    }
}
