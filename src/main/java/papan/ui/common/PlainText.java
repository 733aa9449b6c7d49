package papan.ui.common;

import com.formdev.flatlaf.ui.FlatButtonUI;
import com.formdev.flatlaf.ui.FlatCheckBoxUI;
import com.formdev.flatlaf.ui.FlatLabelUI;
import com.formdev.flatlaf.ui.FlatToggleButtonUI;
import com.formdev.flatlaf.ui.FlatToolTipUI;
import javax.swing.AbstractButton;
import javax.swing.JComponent;
import javax.swing.UIManager;
import javax.swing.plaf.ComponentUI;

/**
 * Shows every text as it is written. Swing takes a text that begins with {@code <html>} for a page, and gets the pictures
 * of that page from wherever it names; lessons and rule sets come from strangers.
 */
final class PlainText {
    private PlainText() {}

    /** From now on no label, button, cell or tooltip is a page. */
    static void install() {
        UIManager.put("LabelUI", OfLabel.class.getName());
        UIManager.put("ButtonUI", OfButton.class.getName());
        UIManager.put("ToggleButtonUI", OfToggleButton.class.getName());
        UIManager.put("CheckBoxUI", OfCheckBox.class.getName());
        UIManager.put("ToolTipUI", OfToolTip.class.getName());
    }

    private static void disable(JComponent component) {
        component.putClientProperty("html.disable", true);
    }

    /** A label of plain text. */
    public static final class OfLabel extends FlatLabelUI {
        private OfLabel() {
            super(false);
        }

        /** For Swing. */
        public static ComponentUI createUI(JComponent component) {
            return new OfLabel();
        }

        @Override
        public void installUI(JComponent component) {
            disable(component);
            super.installUI(component);
        }
    }

    /** A button of plain text. */
    public static final class OfButton extends FlatButtonUI {
        private OfButton() {
            super(false);
        }

        /** For Swing. */
        public static ComponentUI createUI(JComponent component) {
            return new OfButton();
        }

        @Override
        public void installDefaults(AbstractButton button) {
            disable(button);
            super.installDefaults(button);
        }
    }

    /** A toggle button of plain text. */
    public static final class OfToggleButton extends FlatToggleButtonUI {
        private OfToggleButton() {
            super(false);
        }

        /** For Swing. */
        public static ComponentUI createUI(JComponent component) {
            return new OfToggleButton();
        }

        @Override
        public void installDefaults(AbstractButton button) {
            disable(button);
            super.installDefaults(button);
        }
    }

    /** A check box of plain text. */
    public static final class OfCheckBox extends FlatCheckBoxUI {
        private OfCheckBox() {
            super(false);
        }

        /** For Swing. */
        public static ComponentUI createUI(JComponent component) {
            return new OfCheckBox();
        }

        @Override
        public void installDefaults(AbstractButton button) {
            disable(button);
            super.installDefaults(button);
        }
    }

    /** A tooltip of plain text; a line break in it begins another line. */
    public static final class OfToolTip extends FlatToolTipUI {
        /** For Swing. */
        public static ComponentUI createUI(JComponent component) {
            return new OfToolTip();
        }

        @Override
        public void installUI(JComponent component) {
            disable(component);
            super.installUI(component);
        }
    }
}
