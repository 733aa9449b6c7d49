package papan.ui.lesson;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Cursor;
import java.awt.Dimension;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.event.KeyEvent;
import java.awt.geom.RoundRectangle2D;
import java.util.List;
import javax.accessibility.AccessibleContext;
import javax.accessibility.AccessibleRelationSet;
import javax.accessibility.AccessibleRole;
import javax.swing.JToggleButton;
import javax.swing.KeyStroke;
import papan.lesson.page.Block.Asked.Mark;
import papan.ui.common.Icons;
import papan.ui.common.InGroup;
import papan.ui.common.Paints;
import papan.ui.common.Px;
import papan.ui.common.TextWrap;
import papan.ui.common.Wraps;

/** One of the answers that are offered: large, wrapped, and after the question marked as right or wrong by shape. */
final class AnswerButton extends JToggleButton implements Wraps {
    private static final int PAD = 14;
    private static final int LETTER = 24;
    private static final int MARK = 28;

    private final String label;
    private final String letter;
    private final transient AccessibleRole role;
    private Mark mark = Mark.OPEN;
    private transient List<AnswerButton> others = List.of();

    /**
     * An answer.
     *
     * @param alone whether it is the only one that can be chosen
     * @param letter under which a class calls it; empty where none watches
     */
    AnswerButton(String id, String text, boolean alone, String letter) {
        super(text);
        role = alone ? AccessibleRole.RADIO_BUTTON : AccessibleRole.CHECK_BOX;
        this.label = text;
        this.letter = letter;
        setName("answer." + id);
        setContentAreaFilled(false);
        setBorderPainted(false);
        setFocusPainted(false);
        setOpaque(false);
        setCursor(Cursor.getPredefinedCursor(Cursor.HAND_CURSOR));
        getAccessibleContext().setAccessibleName(name());
        getInputMap().put(KeyStroke.getKeyStroke(KeyEvent.VK_ENTER, 0, false), "pressed");
        getInputMap().put(KeyStroke.getKeyStroke(KeyEvent.VK_ENTER, 0, true), "released");
    }

    /**
     * Says which one of all it is.
     *
     * @param which in words
     */
    void setAmong(List<AnswerButton> all, String which) {
        others = List.copyOf(all);
        getAccessibleContext().setAccessibleDescription(which);
    }

    @Override
    public AccessibleContext getAccessibleContext() {
        if (accessibleContext == null) {
            accessibleContext = new AccessibleJToggleButton() {
                @Override
                public AccessibleRole getAccessibleRole() {
                    return role;
                }

                @Override
                public AccessibleRelationSet getAccessibleRelationSet() {
                    return InGroup.with(super.getAccessibleRelationSet(), others);
                }
            };
        }
        return accessibleContext;
    }

    /** Shows its place in an order, from 1; 0 for none. */
    void setPlace(int place) {
        setText(place == 0 ? label : place + ". " + label);
        getAccessibleContext().setAccessibleName(name());
    }

    private String name() {
        return letter.isEmpty() ? getText() : letter + ", " + getText();
    }

    void setMark(Mark next) {
        mark = next;
        repaint();
    }

    /** Whether it was chosen and is wrong. */
    boolean isWrong() {
        return mark == Mark.WRONG;
    }

    /** Whether it was the whole of a wrong answer, and need not be chosen again. */
    boolean isGone() {
        return isWrong() && role == AccessibleRole.RADIO_BUTTON;
    }

    @Override
    public void updateUI() {
        super.updateUI();
        setFont(Paints.font("Papan.strong.font"));
    }

    @Override
    protected void paintComponent(Graphics g) {
        Graphics2D g2 = Paints.smooth(g);
        float half = Px.exactly(1);
        float arc = Px.exactly(20);
        var shape = new RoundRectangle2D.Float(half, half, getWidth() - 2 * half, getHeight() - 2 * half, arc, arc);
        g2.setColor(surface());
        g2.fill(shape);
        g2.setColor(edge());
        g2.setStroke(new BasicStroke(Px.exactly(mark == Mark.OPEN && !isSelected() ? 1 : 2)));
        g2.draw(shape);
        int left = Px.of(PAD);
        if (mark != Mark.OPEN) {
            Icons symbol = isWrong() ? Icons.WRONG : Icons.CORRECT;
            symbol.draw(g2, left, (getHeight() - Px.exactly(20)) / 2, Px.exactly(20), 2.6f);
            left += Px.of(MARK);
        }
        if (!letter.isEmpty()) {
            paintLetter(g2, left);
            left += letterWidth();
        }
        g2.setColor(Paints.colour("Papan.text"));
        TextWrap.draw(g2, this, getText(), left, getWidth() - left - Px.of(PAD), getHeight());
        if (isFocusOwner()) {
            Paints.focusRing(g2, 0, 0, getWidth(), getHeight(), arc);
        }
        g2.dispose();
    }

    private void paintLetter(Graphics2D g, int left) {
        double size = Px.exactly(LETTER);
        double top = (getHeight() - size) / 2;
        FontMetrics metrics = g.getFontMetrics(getFont());
        Paints.fill(g, left, top, size, size, Px.exactly(8), Paints.colour("Papan.accent"));
        g.setFont(getFont());
        g.setColor(Paints.colour("Papan.onAccent"));
        g.drawString(letter, (float) (left + (size - metrics.stringWidth(letter)) / 2), (float)
                (top + (size - metrics.getHeight()) / 2 + metrics.getAscent()));
    }

    private int letterWidth() {
        return letter.isEmpty() ? 0 : Px.of(LETTER + 10);
    }

    /** What lies beside the text: a mark and a letter have their places from the start, so that nothing moves. */
    private int beside() {
        return Px.of(2 * PAD + MARK) + letterWidth();
    }

    private Color surface() {
        return switch (mark) {
            case RIGHT, MISSED -> Paints.colour("Papan.correctSurface");
            case WRONG -> Paints.colour("Papan.wrongSurface");
            case OPEN ->
                Paints.colour(
                        isSelected()
                                ? "Papan.selection"
                                : getModel().isRollover() && isEnabled() ? "Papan.hover" : "Papan.card");
        };
    }

    private Color edge() {
        return switch (mark) {
            case RIGHT, MISSED -> Paints.colour("Papan.correct");
            case WRONG -> Paints.colour("Papan.wrong");
            case OPEN -> Paints.colour(isSelected() ? "Papan.accent" : "Papan.edge");
        };
    }

    /** In one line. */
    @Override
    public Dimension getPreferredSize() {
        int width = Math.max(Px.of(140), getFontMetrics(getFont()).stringWidth(getText()) + beside());
        return new Dimension(width, heightFor(width));
    }

    @Override
    public int heightFor(int width) {
        int lines = TextWrap.lines(this, getText(), width - beside()).size();
        return Math.max(Px.of(44), lines * getFontMetrics(getFont()).getHeight() + Px.of(20));
    }
}
