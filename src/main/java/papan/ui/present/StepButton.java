package papan.ui.present;

import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.util.function.IntConsumer;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import papan.ui.common.Paints;
import papan.ui.common.Px;

/** One line of the presenter's list of steps; a click goes there. */
final class StepButton extends JButton {
    private final int step;
    private boolean here;

    StepButton(int step, IntConsumer go) {
        this.step = step;
        setName("presenter.step." + (step + 1));
        setContentAreaFilled(false);
        setBorderPainted(false);
        setFocusPainted(false);
        setRolloverEnabled(true);
        setHorizontalAlignment(LEADING);
        addActionListener(event -> go.accept(step));
        dress();
    }

    int step() {
        return step;
    }

    void show(String title, boolean current) {
        setText(title);
        setToolTipText(title);
        here = current;
        setSelected(current);
        dress();
    }

    private void dress() {
        setFont(Paints.font(here ? "Papan.strong.font" : "Papan.body.font"));
        setForeground(Paints.colour(here ? "Papan.accentText" : "Papan.text"));
        setBorder(BorderFactory.createEmptyBorder(Px.of(5), Px.of(8), Px.of(5), Px.of(8)));
    }

    @Override
    public Dimension getMaximumSize() {
        return new Dimension(Short.MAX_VALUE, getPreferredSize().height);
    }

    @Override
    public Dimension getMinimumSize() {
        return new Dimension(0, getPreferredSize().height);
    }

    @Override
    protected void paintComponent(Graphics g) {
        Graphics2D g2 = Paints.smooth(g);
        if (getModel().isRollover() || here) {
            Paints.fill(g2, 0, 0, getWidth(), getHeight(), Px.exactly(10), Paints.colour("Papan.hover"));
        }
        if (isFocusOwner()) {
            Paints.focusRing(g2, 0, 0, getWidth(), getHeight(), Px.exactly(10));
        }
        g2.dispose();
        super.paintComponent(g);
    }

    @Override
    public void updateUI() {
        super.updateUI();
        dress();
    }
}
