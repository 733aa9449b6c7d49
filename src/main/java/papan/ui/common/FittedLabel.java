package papan.ui.common;

import java.awt.Font;
import java.util.Objects;

/** A line of text in a theme's font, and in a smaller one where it would be cut off. */
public final class FittedLabel extends TextLabel {
    private final String usual;
    private final String smaller;

    /** An empty line; both fonts and the colour are keys of the theme. */
    public FittedLabel(String fontKey, String smallerKey, String colourKey) {
        super(fontKey, colourKey);
        usual = fontKey;
        smaller = smallerKey;
    }

    @Override
    public void setBounds(int x, int y, int width, int height) {
        super.setBounds(x, y, width, height);
        fit();
    }

    @Override
    public void setText(String text) {
        super.setText(text);
        fit();
    }

    @Override
    public void updateUI() {
        super.updateUI();
        fit();
    }

    private void fit() {
        // Not while it is being constructed.
        if (smaller != null && getWidth() > 0) {
            Font large = Paints.font(usual);
            int icon = getIcon() == null ? 0 : getIcon().getIconWidth() + getIconTextGap();
            boolean fits = getFontMetrics(large).stringWidth(getText()) + icon <= getWidth();
            Font font = fits ? large : Paints.font(smaller);
            if (!Objects.equals(font, getFont())) {
                setFont(font);
            }
        }
    }
}
