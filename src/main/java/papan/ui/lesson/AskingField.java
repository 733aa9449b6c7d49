package papan.ui.lesson;

import java.awt.Dimension;
import java.awt.Insets;
import javax.swing.JTextField;
import papan.ui.common.Px;

/** A field that says what is to be written into it, and has room to say so. */
final class AskingField extends JTextField {
    private static final int COLUMNS = 14;

    private final String asked;

    AskingField(String name, String asked) {
        super(COLUMNS);
        this.asked = asked;
        setName(name);
        putClientProperty("JTextField.placeholderText", asked);
        getAccessibleContext().setAccessibleName(asked);
        setToolTipText(asked);
    }

    @Override
    public Dimension getPreferredSize() {
        Dimension usual = super.getPreferredSize();
        Insets in = getInsets();
        int words = getFontMetrics(getFont()).stringWidth(asked) + in.left + in.right + Px.of(4);
        return new Dimension(Math.max(usual.width, words), usual.height);
    }
}
