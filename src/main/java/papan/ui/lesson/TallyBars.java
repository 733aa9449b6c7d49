package papan.ui.lesson;

import java.awt.Dimension;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.util.ArrayList;
import java.util.List;
import javax.accessibility.AccessibleContext;
import javax.swing.JComponent;
import papan.lesson.Votes;
import papan.ui.common.Paints;
import papan.ui.common.Px;

/** The hands of a class as bars: one for each option, and a second one below it after a second vote. */
final class TallyBars extends JComponent {
    private static final int BAR = 20;
    private static final int GAP = 12;

    private List<String> labels = List.of();
    private List<Votes> votes = List.of();

    TallyBars() {
        setName("tally.bars");
        setVisible(false);
    }

    /** Shows votes, the earlier one first; nothing without any. */
    void show(List<String> options, List<Votes> taken) {
        labels = List.copyOf(options);
        votes = List.copyOf(taken);
        setVisible(!votes.isEmpty());
        getAccessibleContext().setAccessibleName(told());
        revalidate();
        repaint();
    }

    private String told() {
        List<String> told = new ArrayList<>();
        for (int i = 0; i < labels.size(); i++) {
            List<String> hands = new ArrayList<>();
            for (Votes each : votes) {
                hands.add(String.valueOf(each.hands().get(i)));
            }
            told.add(labels.get(i) + " " + String.join(" → ", hands));
        }
        return String.join(", ", told);
    }

    @Override
    public AccessibleContext getAccessibleContext() {
        if (accessibleContext == null) {
            accessibleContext = new AccessibleJComponent() {};
        }
        return accessibleContext;
    }

    @Override
    public void updateUI() {
        super.updateUI();
        setFont(Paints.font("Papan.body.font"));
    }

    @Override
    public Dimension getPreferredSize() {
        return new Dimension(Px.of(480), labels.size() * height());
    }

    private int height() {
        return getFontMetrics(getFont()).getHeight() + Px.of(4) + votes.size() * Px.of(BAR + 4) + Px.of(GAP);
    }

    @Override
    protected void paintComponent(Graphics g) {
        Graphics2D g2 = Paints.smooth(g);
        FontMetrics metrics = getFontMetrics(getFont());
        g2.setFont(getFont());
        int most = Math.max(1, votes.stream().mapToInt(Votes::most).max().orElse(1));
        int wide = Math.min(getWidth(), Px.of(560)) - metrics.stringWidth("0000") - Px.of(8);
        int y = 0;
        for (int i = 0; i < labels.size(); i++) {
            g2.setColor(Paints.colour("Papan.text"));
            g2.drawString(labels.get(i), 0, y + metrics.getAscent());
            int top = y + metrics.getHeight() + Px.of(4);
            for (int vote = 0; vote < votes.size(); vote++) {
                int hands = votes.get(vote).hands().get(i);
                int length = Math.max(Px.of(2), wide * hands / most);
                boolean latest = vote == votes.size() - 1;
                Paints.fill(
                        g2,
                        0,
                        top,
                        length,
                        Px.of(BAR),
                        Px.of(6),
                        Paints.colour(latest ? "Papan.accent" : "Papan.edge"));
                g2.setColor(Paints.colour("Papan.text"));
                g2.drawString(
                        String.valueOf(hands),
                        length + Px.of(8),
                        top + (Px.of(BAR) + metrics.getAscent() - metrics.getDescent()) / 2);
                top += Px.of(BAR + 4);
            }
            y += height();
        }
        g2.dispose();
    }
}
