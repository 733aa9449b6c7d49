package papan.ui.lesson;

import java.awt.BasicStroke;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import javax.accessibility.AccessibleRole;
import papan.ui.common.FocusRepaint;
import papan.ui.common.Painted;
import papan.ui.common.Paints;
import papan.ui.common.Px;

/** How strong somebody is: seeds, of which so many are full. */
final class SeedMeter extends Painted {
    private static final int LONG = 14;
    private static final int WIDE = 9;
    private static final int GAP = 4;
    private static final int PAD = 3;

    private final int full;
    private final int most;

    /**
     * Seeds in a row.
     *
     * @param said how many of them are full, in words
     */
    SeedMeter(int full, int most, String said) {
        super(AccessibleRole.LABEL);
        this.full = full;
        this.most = most;
        setToolTipText(said);
        getAccessibleContext().setAccessibleName(said);
        addFocusListener(new FocusRepaint());
    }

    @Override
    public Dimension getPreferredSize() {
        return new Dimension(Px.of(2 * PAD + most * (WIDE + GAP) - GAP), Px.of(LONG + 2 * PAD));
    }

    @Override
    protected void paintComponent(Graphics g) {
        Graphics2D g2 = Paints.smooth(g);
        float line = Px.exactly(1.5f);
        g2.setStroke(new BasicStroke(line));
        for (int i = 0; i < most; i++) {
            Path2D seed = seed(Px.exactly(PAD + i * (WIDE + GAP)), getHeight() / 2f, line);
            g2.setColor(Paints.colour(i < full ? "Papan.accent" : "Papan.track"));
            g2.fill(seed);
            g2.setColor(Paints.colour(i < full ? "Papan.accent" : "Papan.secondary"));
            g2.draw(seed);
        }
        if (isFocusOwner()) {
            Paints.focusRing(g2, 0, 0, getWidth(), getHeight(), Px.exactly(8));
        }
        g2.dispose();
    }

    /** A seed that leans a little. */
    private static Path2D seed(float left, float middle, float line) {
        double wide = Px.exactly(WIDE) - line;
        double high = Px.exactly(LONG) - line;
        double x = left + Px.exactly(WIDE) / 2.0;
        Path2D seed = new Path2D.Double(new Ellipse2D.Double(x - wide / 2, middle - high / 2, wide, high));
        seed.transform(AffineTransform.getRotateInstance(Math.toRadians(18), x, middle));
        return seed;
    }
}
