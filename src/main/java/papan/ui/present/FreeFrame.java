package papan.ui.present;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.geom.RoundRectangle2D;
import javax.accessibility.AccessibleRole;
import papan.ui.common.Painted;
import papan.ui.common.Paints;
import papan.ui.lesson.FreeBoard;

/** A dashed frame around the class's board and a letter: what is played there is tried, and not the lesson's. */
final class FreeFrame extends Painted {
    private static final double CONTRAST = 7;

    private String letter = "";

    FreeFrame() {
        super(AccessibleRole.LABEL);
        setName("audience.free");
        setVisible(false);
    }

    void show(FreeBoard free) {
        setVisible(free.isOn());
        letter = free.isOn() ? free.letter() : "";
        getAccessibleContext().setAccessibleName(letter);
        repaint();
    }

    void setLetters(float size) {
        Font type = Paints.font("Papan.narration.font").deriveFont(size);
        if (!type.equals(getFont())) {
            setFont(type);
        }
    }

    /** What lies below it is clicked through it. */
    @Override
    public boolean contains(int x, int y) {
        return false;
    }

    @Override
    protected void paintComponent(Graphics g) {
        Graphics2D g2 = Paints.smooth(g);
        Color colour = Paints.groundAt(CONTRAST, Paints.colour("Papan.accent"));
        int type = getFont().getSize();
        float line = type / 7f;
        g2.setColor(Paints.colour("Papan.accentText"));
        g2.setStroke(new BasicStroke(
                line, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 1, new float[] {type / 2f, type / 2f}, 0));
        g2.draw(new RoundRectangle2D.Float(line / 2, line / 2, getWidth() - line, getHeight() - line, type, type));
        int box = type * 3 / 2;
        Paints.fill(g2, type / 3.0, type / 3.0, box, box, box / 2.0, colour);
        g2.setFont(getFont());
        g2.setColor(Paints.legibleOn(colour));
        FontMetrics metrics = g2.getFontMetrics();
        g2.drawString(
                letter,
                type / 3 + (box - metrics.stringWidth(letter)) / 2,
                type / 3 + (box - metrics.getHeight()) / 2 + metrics.getAscent());
        g2.dispose();
    }
}
