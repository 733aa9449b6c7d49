package papan.ui.common;

import javax.swing.JLabel;

/** One line of text in a type and colour of the theme. */
public class TextLabel extends JLabel {
    private final String fontKey;
    private final String colourKey;

    /** A label in a type and colour of the theme. */
    public TextLabel(String fontKey, String colourKey) {
        this.fontKey = fontKey;
        this.colourKey = colourKey;
        updateUI();
    }

    @Override
    public void updateUI() {
        super.updateUI();
        if (fontKey != null) {
            setFont(Paints.font(fontKey));
            setForeground(Paints.colour(colourKey));
        }
    }
}
