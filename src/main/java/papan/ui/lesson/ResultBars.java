package papan.ui.lesson;

import java.awt.Dimension;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.util.List;
import java.util.stream.Collectors;
import javax.accessibility.AccessibleRole;
import papan.ui.common.Drawn;
import papan.ui.common.FocusRepaint;
import papan.ui.common.Icons;
import papan.ui.common.Paints;
import papan.ui.common.Px;
import papan.ui.common.TextWrap;

/** How many learners gave which answer: a bar for each. Right ones have a tick, so that colour is not the only sign. */
final class ResultBars extends Drawn {
    private static final int LABEL = 300;
    private static final int COUNT = 44;
    private static final int BAR = 16;

    private final List<Line> lines;
    private final int most;

    /**
     * One answer.
     *
     * @param said the whole line in words
     * @param names of those who gave it; empty if they are not shown
     */
    record Line(String label, boolean correct, int count, String said, String names) {}

    /**
     * Bars.
     *
     * @param name what they are about, for assistive technology
     * @param most how many learners the longest bar could stand for
     */
    ResultBars(String name, List<Line> lines, int most) {
        super("Papan.body.font", AccessibleRole.LABEL);
        this.lines = List.copyOf(lines);
        this.most = Math.max(1, most);
        setFocusable(true);
        addFocusListener(new FocusRepaint());
        getAccessibleContext().setAccessibleName(name);
        getAccessibleContext()
                .setAccessibleDescription(lines.stream().map(Line::said).collect(Collectors.joining(" ")));
    }

    private int label(int width) {
        return Math.min(Px.of(LABEL), width * 2 / 5);
    }

    private FontMetrics metrics() {
        return getFontMetrics(Paints.font("Papan.body.font"));
    }

    private int height(Line line, int width) {
        int rows = TextWrap.lines(line.label(), metrics(), label(width) - Px.of(30))
                .size();
        int high = Math.max(rows, 1) * metrics().getHeight();
        if (!line.names().isEmpty()) {
            FontMetrics small = getFontMetrics(Paints.font("Papan.small.font"));
            int room = width - label(width);
            high = Math.max(
                    high,
                    Px.of(BAR + 6) + TextWrap.lines(line.names(), small, room).size() * small.getHeight());
        }
        return high + Px.of(6);
    }

    @Override
    public Dimension getPreferredSize() {
        int width = getParent() == null || getParent().getWidth() == 0
                ? Px.of(600)
                : getParent().getWidth()
                        - getParent().getInsets().left
                        - getParent().getInsets().right;
        int high = lines.stream().mapToInt(line -> height(line, width)).sum();
        return new Dimension(width, high + Px.of(4));
    }

    @Override
    protected void paintComponent(Graphics g) {
        Graphics2D g2 = Paints.smooth(g);
        int width = getWidth();
        int left = label(width);
        int room = width - left - Px.of(COUNT);
        int y = Px.of(2);
        for (Line line : lines) {
            int high = height(line, width);
            int row = Px.of(BAR + 6);
            if (line.correct()) {
                g2.setColor(Paints.colour("Papan.correct"));
                Icons.CORRECT.draw(g2, Px.of(2), y, Px.exactly(18), 2.6f);
            }
            g2.setColor(Paints.colour("Papan.text"));
            int rows = TextWrap.lines(line.label(), metrics(), left - Px.of(30)).size()
                    * metrics().getHeight();
            g2.translate(0, y);
            TextWrap.draw(g2, this, Paints.font("Papan.body.font"), line.label(), Px.of(26), left - Px.of(30), rows);
            g2.translate(0, -y);
            double wide = Math.max(Px.exactly(3), (double) room * line.count() / most);
            Paints.fill(g2, left, y + Px.of(2), room, Px.of(BAR), Px.exactly(6), Paints.colour("Papan.track"));
            String colour = line.correct() ? "Papan.correct" : "Papan.wrong";
            Paints.fill(g2, left, y + Px.of(2), wide, Px.of(BAR), Px.exactly(6), Paints.colour(colour));
            g2.setColor(Paints.colour("Papan.text"));
            g2.translate(0, y);
            TextWrap.draw(
                    g2,
                    this,
                    Paints.font("Papan.strong.font"),
                    Integer.toString(line.count()),
                    left + room + Px.of(10),
                    Px.of(COUNT),
                    Px.of(BAR + 4));
            if (!line.names().isEmpty()) {
                g2.setColor(Paints.colour("Papan.secondary"));
                g2.translate(0, row);
                TextWrap.draw(g2, this, Paints.font("Papan.small.font"), line.names(), left, width - left, high - row);
                g2.translate(0, -row);
            }
            g2.translate(0, -y);
            y += high;
        }
        if (isFocusOwner()) {
            Paints.focusRing(g2, 0, 0, getWidth(), getHeight(), Px.exactly(8));
        }
        g2.dispose();
    }
}
