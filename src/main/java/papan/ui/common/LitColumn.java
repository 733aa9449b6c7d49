package papan.ui.common;

import java.awt.BasicStroke;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.geom.RoundRectangle2D;

/** A column of text on a lit surface: what is pinned there is what matters most. */
public class LitColumn extends TextColumn {
    private static final int ARC = 24;

    /** An empty column. */
    public LitColumn() {
        updateUI();
    }

    @Override
    protected void paintComponent(Graphics g) {
        Graphics2D g2 = Paints.smooth(g);
        float line = Px.exactly(1);
        float arc = Px.exactly(ARC);
        RoundRectangle2D shape =
                new RoundRectangle2D.Float(line / 2, line / 2, getWidth() - line, getHeight() - line, arc, arc);
        g2.setColor(Paints.colour("Papan.lit"));
        g2.fill(shape);
        g2.setColor(Paints.colour("Papan.edge"));
        g2.setStroke(new BasicStroke(line));
        g2.draw(shape);
        g2.dispose();
    }

    @Override
    public final void updateUI() {
        super.updateUI();
        setBorder(Px.pad(14, 18, 14, 18));
    }
}
