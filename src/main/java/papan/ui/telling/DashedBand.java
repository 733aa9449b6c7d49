package papan.ui.telling;

import java.awt.BasicStroke;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.geom.RoundRectangle2D;
import papan.ui.common.Paints;
import papan.ui.common.Px;
import papan.ui.common.ReadOnlyText;

/** Words in a dashed frame: what the board below shows is only supposed. */
public class DashedBand extends ReadOnlyText {
    private static final int ARC = 16;
    private static final int DASH = 6;

    private String colour = "Papan.accentText";

    /** An empty band. */
    public DashedBand() {
        super("Papan.body.font", "Papan.accentText");
    }

    /** Wears another colour of the theme. */
    public final void setColour(String key) {
        colour = key;
        dress("Papan.body.font", key);
        repaint();
    }

    /** How wide it is with its words in one line. */
    public final int wholeWidth() {
        // One more, since text that is exactly as wide as its room is broken.
        return getFontMetrics(getFont()).stringWidth(getText()) + getInsets().left + getInsets().right + 1;
    }

    @Override
    public void updateUI() {
        super.updateUI();
        setBorder(Px.pad(8, 16, 8, 16));
    }

    @Override
    protected void paintComponent(Graphics g) {
        super.paintComponent(g);
        Graphics2D g2 = Paints.smooth(g);
        float line = Px.of(2);
        float dash = Px.of(DASH);
        g2.setColor(Paints.colour(colour));
        g2.setStroke(
                new BasicStroke(line, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 1, new float[] {dash, dash}, 0));
        float arc = Px.of(ARC);
        g2.draw(new RoundRectangle2D.Float(line / 2, line / 2, getWidth() - line, getHeight() - line, arc, arc));
        g2.dispose();
    }
}
