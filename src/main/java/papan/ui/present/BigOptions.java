package papan.ui.present;

import java.awt.Color;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.accessibility.AccessibleRole;
import papan.ui.common.Icons;
import papan.ui.common.Painted;
import papan.ui.common.Paints;
import papan.ui.common.TextWrap;

/**
 * The answers from which a class chooses, with a letter each, and when it has voted a bar for each: the second vote whole,
 * the first one hatched beside it.
 */
final class BigOptions extends Painted {
    /** So many answers stand below one another, and so many of those that are put in order. */
    private static final int MOST = 3;

    private static final int MOST_IN_ORDER = 6;
    /** Of a letter to its ground, for the back of the room. */
    private static final double CONTRAST = 7;

    private List<Line> lines = List.of();
    private int most;
    private boolean inOrder;

    /**
     * One answer.
     *
     * @param letter under which the class calls it
     * @param first hands in the first vote
     * @param second hands in the second; empty before it
     * @param right whether it is known to be right; empty while the question is open
     */
    record Line(String letter, String text, int first, Optional<Integer> second, Optional<Boolean> right) {}

    BigOptions() {
        super(AccessibleRole.LIST);
    }

    /**
     * Shows other answers.
     *
     * @param ordered whether they are to follow one another, and so stand in one column
     */
    void show(List<Line> next, int mostHands, boolean ordered) {
        lines = List.copyOf(next);
        most = mostHands;
        inOrder = ordered;
        List<String> spoken = new ArrayList<>();
        for (Line line : lines) {
            spoken.add((line.letter() + " " + line.text()).strip()
                    + (most > 0 ? " " + line.first() : "")
                    + line.second().map(n -> " " + n).orElse(""));
        }
        getAccessibleContext().setAccessibleName(String.join("; ", spoken));
        setVisible(!lines.isEmpty());
        repaint();
    }

    List<Line> lines() {
        return lines;
    }

    void setSize(float size) {
        Font font = Paints.font("Papan.body.font").deriveFont(size);
        if (!font.equals(getFont())) {
            setFont(font);
        }
    }

    private int columns() {
        return lines.size() > (inOrder ? MOST_IN_ORDER : MOST) ? 2 : 1;
    }

    /** What is left beside the letter, and the tick that may come before the text. */
    private int textWidth(int width) {
        int column = width / columns() - line();
        int room = (most > 0 ? column * 6 / 10 : column) - boxWidth() - line() * 7 / 4;
        FontMetrics metrics = getFontMetrics(getFont());
        return lines.stream().allMatch(each -> metrics.stringWidth(each.text()) < room / 3) ? room / 3 : room;
    }

    /** As wide for all as the longest letter needs: that of a house has two. */
    private int boxWidth() {
        FontMetrics metrics = getFontMetrics(getFont());
        int letters = lines.stream()
                .mapToInt(each -> metrics.stringWidth(each.letter()))
                .max()
                .orElse(0);
        return Math.max(line(), letters + line() / 2);
    }

    private int line() {
        return getFontMetrics(getFont()).getHeight();
    }

    /** A letter alone, as that of a house, is a line too. */
    private int textHeight(int width) {
        int wrapped = lines.stream()
                .mapToInt(each ->
                        TextWrap.lines(this, each.text(), textWidth(width)).size())
                .max()
                .orElse(1);
        return Math.max(1, wrapped) * line() + line() / 3;
    }

    /** Two votes have a line each, so that their numbers are as large as all else. */
    private int rowHeight(int width) {
        boolean twice = lines.stream().anyMatch(each -> each.second().isPresent());
        return Math.max(textHeight(width), (twice ? 2 : 1) * line() + line() / 3);
    }

    private int rows() {
        return (lines.size() + columns() - 1) / columns();
    }

    int heightFor(int width) {
        return rows() * rowHeight(width);
    }

    @Override
    protected void paintComponent(Graphics g) {
        Graphics2D g2 = Paints.smooth(g);
        g2.setFont(getFont());
        int rows = Math.max(1, rows());
        // Where there are many answers, two votes make do with less rather than push the last ones out.
        int height = Math.max(textHeight(getWidth()), Math.min(rowHeight(getWidth()), getHeight() / rows));
        for (int i = 0; i < lines.size(); i++) {
            int x = indent() + i / rows * (getWidth() / columns());
            paint(g2, lines.get(i), x, i % rows * height, height);
        }
        g2.dispose();
    }

    /** A list without bars stands in the middle, as the question above it does. */
    private int indent() {
        if (columns() > 1 || most > 0) {
            return 0;
        }
        FontMetrics metrics = getFontMetrics(getFont());
        int widest = lines.stream()
                .flatMap(each -> TextWrap.lines(this, each.text(), textWidth(getWidth())).stream())
                .mapToInt(metrics::stringWidth)
                .max()
                .orElse(0);
        // Room for a tick is left from the start, so that nothing moves when the answer is shown.
        return Math.max(0, (getWidth() - boxWidth() - line() * 7 / 4 - widest) / 2);
    }

    private void paint(Graphics2D g, Line line, int x, int y, int height) {
        FontMetrics metrics = g.getFontMetrics();
        int box = line();
        int wide = boxWidth();
        int top = y + (height - box) / 2;
        boolean right = line.right().orElse(false);
        boolean wrong = line.right().isPresent() && !right;
        Color ground = Paints.groundAt(CONTRAST, Paints.colour(right ? "Papan.correct" : "Papan.accent"));
        Paints.fill(g, x, top, wide, box, box / 2.0, ground);
        g.setColor(Paints.legibleOn(ground));
        g.drawString(line.letter(), x + (wide - metrics.stringWidth(line.letter())) / 2, top + metrics.getAscent());
        int left = x + wide + box / 2;
        if (right) {
            g.setColor(Paints.colour("Papan.correct"));
            Icons.CORRECT.draw(g, left, top, box, 3.6f);
            left += box * 5 / 4;
        }
        g.setColor(Paints.colour(wrong ? "Papan.secondary" : "Papan.text"));
        List<String> wrapped = TextWrap.lines(this, line.text(), textWidth(getWidth()));
        int base = y + (height - wrapped.size() * line()) / 2 + metrics.getAscent();
        for (String part : wrapped) {
            g.drawString(part, left, base);
            base += line();
        }
        if (most > 0) {
            bars(g, line, x + wide + box * 7 / 4 + textWidth(getWidth()), y, height);
        }
    }

    private void bars(Graphics2D g, Line line, int x, int y, int height) {
        int box = line();
        int room = Math.max(box, getWidth() / columns() * 4 / 10 - box * 3);
        Color whole = Paints.colour("Papan.accent");
        Color pale = Paints.mix(whole, Paints.colour("Papan.background"), 0.45f);
        int votes = line.second().isPresent() ? 2 : 1;
        int each = Math.min(box, (height - 4) / votes);
        int top = y + (height - votes * each) / 2;
        bar(g, line.first(), x, top + 2, room, each - 4, votes == 1 ? whole : pale);
        line.second().ifPresent(hands -> bar(g, hands, x, top + each + 2, room, each - 4, whole));
    }

    private void bar(Graphics2D g, int hands, int x, int y, int room, int thick, Color colour) {
        int length = Math.max(2, hands * room / most);
        Paints.fill(g, x, y, length, thick, 6, colour);
        Graphics2D text = (Graphics2D) g.create();
        text.setFont(getFont().deriveFont(Math.min(getFont().getSize2D(), thick * 1.1f)));
        text.setColor(Paints.colour("Papan.text"));
        text.drawString(
                String.valueOf(hands),
                x + length + 8,
                y + (thick + text.getFontMetrics().getAscent() * 8 / 10) / 2);
        text.dispose();
    }
}
