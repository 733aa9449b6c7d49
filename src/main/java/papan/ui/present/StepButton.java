package papan.ui.present;

import java.awt.Graphics;
import java.awt.Graphics2D;
import java.util.List;
import java.util.function.IntConsumer;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import papan.ui.common.Paints;
import papan.ui.common.Px;
import papan.ui.common.TextWrap;
import papan.ui.common.Wraps;

/** One line of the presenter's list of steps; a click goes there. */
final class StepButton extends JButton implements Wraps {
    private static final int ABOVE = 5;
    private static final int ASIDE = 8;

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
        setBorder(BorderFactory.createEmptyBorder(Px.of(ABOVE), Px.of(ASIDE), Px.of(ABOVE), Px.of(ASIDE)));
    }

    @Override
    public int heightFor(int width) {
        return lines(width).size() * getFontMetrics(getFont()).getHeight() + 2 * Px.of(ABOVE);
    }

    private List<String> lines(int width) {
        return TextWrap.lines(this, getText(), Math.max(1, width - 2 * Px.of(ASIDE)));
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
        g2.setColor(getForeground());
        g2.setFont(getFont());
        TextWrap.draw(g2, this, lines(getWidth()), Px.of(ASIDE), Px.of(ABOVE));
        g2.dispose();
    }

    @Override
    public void updateUI() {
        super.updateUI();
        dress();
    }
}
