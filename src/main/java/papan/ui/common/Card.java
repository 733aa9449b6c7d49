package papan.ui.common;

import com.formdev.flatlaf.util.UIScale;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.LayoutManager;
import java.awt.Rectangle;
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
        int line = Math.max(1, UIScale.scale(1));
        int corner = UIScale.scale(ARC) / 2 + line;
        int width = getWidth();
        int height = getHeight();
        Color surface = Paints.colour("Papan.card");
        Color border = Paints.colour("Papan.border");
        if (width < 2 * corner || height < 2 * corner) {
            round(g, new Rectangle(0, 0, width, height), surface, border);
            return;
        }
        // Only the corners are drawn as shapes: a smooth shape takes long to reach the screen of some systems.
        g.setColor(surface);
        g.fillRect(corner, line, width - 2 * corner, height - 2 * line);
        g.fillRect(line, corner, corner - line, height - 2 * corner);
        g.fillRect(width - corner, corner, corner - line, height - 2 * corner);
        g.setColor(border);
        g.fillRect(corner, 0, width - 2 * corner, line);
        g.fillRect(corner, height - line, width - 2 * corner, line);
        g.fillRect(0, corner, line, height - 2 * corner);
        g.fillRect(width - line, corner, line, height - 2 * corner);
        for (int x : new int[] {0, width - corner}) {
            for (int y : new int[] {0, height - corner}) {
                round(g, new Rectangle(x, y, corner, corner), surface, border);
            }
        }
    }

    /** The part of the whole card that lies in an area, as a smooth shape. */
    private void round(Graphics g, Rectangle area, Color surface, Color border) {
        if (!g.hitClip(area.x, area.y, area.width, area.height)) {
            return;
        }
        Graphics2D g2 = Paints.smooth(g);
        g2.clip(area);
        int line = Math.max(1, UIScale.scale(1));
        float arc = UIScale.scale(ARC);
        RoundRectangle2D shape =
                new RoundRectangle2D.Float(line / 2f, line / 2f, getWidth() - line, getHeight() - line, arc, arc);
        g2.setColor(surface);
        g2.fill(shape);
        g2.setColor(border);
        g2.setStroke(new BasicStroke(line));
        g2.draw(shape);
        g2.dispose();
    }
}
