package papan.ui.lesson;

import java.awt.Dimension;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.util.List;
import java.util.stream.Collectors;
import javax.accessibility.AccessibleRole;
import papan.lesson.kind.AnswerOption;
import papan.lesson.play.Votes;
import papan.ui.common.Drawn;
import papan.ui.common.Icons;
import papan.ui.common.Paints;
import papan.ui.common.Px;

/** The hands of a class as bars: one for each option, and a second one below it after a second vote. */
final class TallyBars extends Drawn {
    private static final int BAR = 20;
    private static final int GAP = 12;

    private List<AnswerOption> options = List.of();
    private List<String> right = List.of();
    private Votes votes = Votes.NONE;

    TallyBars() {
        super("Papan.body.font", AccessibleRole.LABEL);
        setName("tally.bars");
        setVisible(false);
    }

    /** Shows votes, the earlier one first; nothing without any, or without options. */
    void show(List<AnswerOption> counted, Votes taken) {
        show(counted, List.of(), taken);
    }

    /** The same with a tick beside the right options. */
    void show(List<AnswerOption> counted, List<String> ticked, Votes taken) {
        right = List.copyOf(ticked);
        options = List.copyOf(counted);
        votes = taken;
        setVisible(votes.isBegun() && !options.isEmpty());
        getAccessibleContext().setAccessibleName(told());
        revalidate();
        repaint();
    }

    private String told() {
        return options.stream()
                .map(option -> option.text() + " "
                        + votes.of(option.id()).stream().map(String::valueOf).collect(Collectors.joining(" → ")))
                .collect(Collectors.joining(", "));
    }

    @Override
    public Dimension getPreferredSize() {
        return new Dimension(Px.of(480), options.size() * height());
    }

    private int height() {
        return getFontMetrics(getFont()).getHeight() + Px.of(4) + votes.taken().size() * Px.of(BAR + 4) + Px.of(GAP);
    }

    @Override
    protected void paintComponent(Graphics g) {
        Graphics2D g2 = Paints.smooth(g);
        FontMetrics metrics = getFontMetrics(getFont());
        g2.setFont(getFont());
        int most = Math.max(1, votes.most());
        int wide = Math.min(getWidth(), Px.of(560)) - metrics.stringWidth("0000") - Px.of(8);
        int y = 0;
        for (AnswerOption option : options) {
            int left = 0;
            if (right.contains(option.id())) {
                g2.setColor(Paints.colour("Papan.correct"));
                Icons.CORRECT.draw(g2, 0, y + (metrics.getHeight() - Px.exactly(18)) / 2, Px.exactly(18), 2.6f);
                left = Px.of(24);
            }
            g2.setColor(Paints.colour("Papan.text"));
            g2.drawString(option.text(), left, y + metrics.getAscent());
            List<Integer> hands = votes.of(option.id());
            int top = y + metrics.getHeight() + Px.of(4);
            for (int vote = 0; vote < hands.size(); vote++) {
                int raised = hands.get(vote);
                int length = Math.max(Px.of(2), wide * raised / most);
                boolean latest = vote == hands.size() - 1;
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
                        String.valueOf(raised),
                        length + Px.of(8),
                        top + (Px.of(BAR) + metrics.getAscent() - metrics.getDescent()) / 2);
                top += Px.of(BAR + 4);
            }
            y += height();
        }
        g2.dispose();
    }
}
