package papan.ui.common;

import java.awt.Font;
import java.util.List;
import java.util.Objects;

/** A line of text in a theme's font; in a smaller one where it would be cut off, and over several lines if it must. */
public final class FittedLabel extends TextLabel {
    private final transient List<String> fonts;

    /**
     * An empty line.
     *
     * @param fontKeys keys of the theme, the largest font first
     * @param colourKey a key of the theme
     */
    public FittedLabel(List<String> fontKeys, String colourKey) {
        super(fontKeys.get(0), colourKey);
        fonts = List.copyOf(fontKeys);
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

    @Override
    protected Font fontFor(int width) {
        // Not while it is being constructed.
        return fonts == null
                ? getFont()
                : fonts.stream()
                        .map(Paints::font)
                        .filter(font -> getFontMetrics(font).stringWidth(getText()) + iconRoom() <= width)
                        .findFirst()
                        .orElseGet(() -> Paints.font(fonts.get(fonts.size() - 1)));
    }

    private void fit() {
        if (getWidth() > 0) {
            Font font = fontFor(getWidth());
            if (!Objects.equals(font, getFont())) {
                setFont(font);
            }
        }
    }
}
