package papan.ui.common;

import com.formdev.flatlaf.util.UIScale;
import java.awt.BasicStroke;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.LayoutManager;
import java.awt.geom.RoundRectangle2D;
import javax.swing.JPanel;

/** A quiet surface with rounded corners on which things that belong together lie. */
public class Card extends JPanel {
    private static final int ARC = 28;

    /** A card on which a layout arranges things. */
    public Card(LayoutManager layout) {
        super(layout);
        setOpaque(false);
    }

    @Override
    protected void paintComponent(Graphics g) {
        Graphics2D g2 = Paints.smooth(g);
        float line = UIScale.scale(1f);
        float arc = UIScale.scale((float) ARC);
        RoundRectangle2D shape =
                new RoundRectangle2D.Float(line / 2, line / 2, getWidth() - line, getHeight() - line, arc, arc);
        g2.setColor(Paints.colour("Papan.card"));
        g2.fill(shape);
        g2.setColor(Paints.colour("Papan.border"));
        g2.setStroke(new BasicStroke(line));
        g2.draw(shape);
        g2.dispose();
    }
}
