package papan.ui.alter;

import java.awt.BasicStroke;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import javax.accessibility.AccessibleRole;
import papan.ui.common.Icons;
import papan.ui.common.Paints;
import papan.ui.common.Pickable;
import papan.ui.common.Px;

/** One answer among which is chosen: the rule as it would be, and below it why it does not fit. */
final class ChoiceRow extends Pickable {
    private static final int DOT = 18;
    private final boolean fits;

    /**
     * A row.
     *
     * @param note what stands below the rule; empty for nothing
     * @param fits whether it can be chosen
     */
    ChoiceRow(String rule, String note, boolean fits, Runnable pick) {
        super(pick, AccessibleRole.RADIO_BUTTON);
        this.fits = fits;
        put(text(rule, "Papan.body.font", fits ? "Papan.text" : "Papan.secondary"), 0);
        if (!note.isEmpty()) {
            put(text(note, "Papan.small.font", fits ? "Papan.secondary" : "Papan.wrong"), 2);
        }
        getAccessibleContext().setAccessibleName(note.isEmpty() ? rule : rule + " " + note);
        updateUI();
    }

    @Override
    protected boolean canBePicked() {
        return fits;
    }

    @Override
    protected void paintComponent(Graphics g) {
        super.paintComponent(g);
        Graphics2D g2 = Paints.smooth(g);
        float size = Px.exactly(DOT);
        float x = Px.exactly(12);
        float y = Px.exactly(11);
        g2.setColor(Paints.colour(fits ? "Papan.accent" : "Papan.secondary"));
        if (fits) {
            g2.setStroke(new BasicStroke(Px.exactly(2)));
            g2.draw(new Ellipse2D.Float(x, y, size, size));
            if (isPicked()) {
                float in = Px.exactly(5);
                g2.fill(new Ellipse2D.Float(x + in, y + in, size - 2 * in, size - 2 * in));
            }
        } else {
            Icons.WRONG.draw(g2, x, y, size, 2);
        }
        g2.dispose();
    }

    @Override
    public void updateUI() {
        super.updateUI();
        setBorder(Px.pad(9, 12 + DOT + 10, 9, 12));
    }
}
