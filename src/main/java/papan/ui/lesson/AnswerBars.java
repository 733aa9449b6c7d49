package papan.ui.lesson;

import java.awt.Color;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.accessibility.AccessibleRole;
import papan.lesson.kind.AnswerForm;
import papan.lesson.page.Block;
import papan.ui.common.Drawn;
import papan.ui.common.FocusRepaint;
import papan.ui.common.Icons;
import papan.ui.common.Paints;
import papan.ui.common.Px;
import papan.ui.common.TextWrap;
import papan.ui.common.Wraps;

/**
 * Answers under one another, for those who look and do not choose: each with its letter where a class calls it by one, a tick
 * where it is right, and a bar for the hands that were up for it in each vote, the last one whole and the one before it pale.
 */
public final class AnswerBars extends Drawn implements Wraps {
    /** So many answers stand below one another, and so many of those that are put in order; more make two columns. */
    private static final int MOST = 3;

    private static final int MOST_IN_ORDER = 6;
    /** Of a letter to its ground, for the back of the room. */
    private static final double CONTRAST = 7;
    /** What words have of a column beside bars at most, in percent. */
    private static final int WORDS = 60;

    private List<Line> lines = List.of();
    private int most;
    private int inColumn = Integer.MAX_VALUE;

    /**
     * One answer.
     *
     * @param letter under which the class calls it; empty for none
     * @param hands in each vote
     * @param right whether it is known to be right; empty while the question is open
     * @param note what is read below the bars, such as who gave it; empty for nothing
     */
    public record Line(String letter, String text, List<Integer> hands, Optional<Boolean> right, String note) {
        public Line {
            hands = List.copyOf(hands);
        }

        Line(String letter, String text, List<Integer> hands, Optional<Boolean> right) {
            this(letter, text, hands, right, "");
        }
    }

    /** None as yet. */
    public AnswerBars() {
        super("Papan.body.font", AccessibleRole.LIST);
        setName("tally.bars");
        setVisible(false);
        addFocusListener(new FocusRepaint());
    }

    /** Shows answers under one another. */
    void show(List<Line> next) {
        show(
                next,
                next.stream()
                        .flatMap(line -> line.hands().stream())
                        .max(Comparator.naturalOrder())
                        .orElse(0));
    }

    /** The same beside bars of which the longest could stand for so many. */
    void show(List<Line> next, int longest) {
        lines = List.copyOf(next);
        most = longest;
        setVisible(!lines.isEmpty());
        getAccessibleContext().setAccessibleName(lines.stream().map(this::told).collect(Collectors.joining("; ")));
        revalidate();
        repaint();
    }

    /** Lets it be read where the focus goes through a page, under a name and in sentences. */
    void call(String name, String said) {
        setFocusable(true);
        getAccessibleContext().setAccessibleName(name);
        getAccessibleContext().setAccessibleDescription(said);
    }

    private String told(Line line) {
        String hands =
                most == 0 ? "" : line.hands().stream().map(String::valueOf).collect(Collectors.joining(" → "));
        return (line.letter() + " " + line.text() + " " + hands).strip();
    }

    /** Shows none. */
    public void hideAll() {
        show(List.of());
    }

    /** Shows what a class chooses from, in the order of its letters, and in the end what is right. */
    public void show(Block.Asked asked) {
        inColumn = asked.form() == AnswerForm.ORDERED ? MOST_IN_ORDER : MOST;
        show(lines(asked));
    }

    /** What is known of the answers to a question. */
    private static List<Line> lines(Block.Asked asked) {
        List<String> right = asked.right();
        List<Block.Asked.Option> options = asked.lettered();
        return switch (asked.form()) {
            // Nothing to choose from, but what is right in the end: a number, or one for each house.
            case NUMBERS ->
                IntStream.range(0, right.size())
                        .mapToObj(i -> options.size() == right.size()
                                ? new Line(options.get(i).label(), right.get(i), List.of(), Optional.of(true))
                                : new Line(right.get(i), "", List.of(), Optional.of(true)))
                        .toList();
            // As they were asked, and once that is known, one after the other as they happen.
            case ORDERED ->
                options.stream()
                        .sorted(Comparator.comparingInt(option -> right.indexOf(option.id())))
                        .map(option -> line(option, right))
                        .toList();
            case PLACE ->
                options.stream()
                        .filter(option -> right.contains(option.id())
                                || option.hands().stream().anyMatch(hands -> hands > 0))
                        .map(option -> line(option, right))
                        .toList();
            default -> options.stream().map(option -> line(option, right)).toList();
        };
    }

    private static Line line(Block.Asked.Option option, List<String> right) {
        return new Line(
                option.letter(),
                option.label().equals(option.letter()) ? "" : option.label(),
                option.hands(),
                Optional.of(right.contains(option.id())).filter(any -> !right.isEmpty()));
    }

    /** The answers that are shown. */
    public List<Line> lines() {
        return lines;
    }

    /** Writes in letters of a size in pixels. */
    public void setLetters(float size) {
        if (getFont().getSize2D() != size) {
            setFont(getFont().deriveFont(size));
        }
    }

    private int columns() {
        return lines.size() > inColumn ? 2 : 1;
    }

    private int rows() {
        return (lines.size() + columns() - 1) / columns();
    }

    private int line() {
        return getFontMetrics(getFont()).getHeight();
    }

    private int widest(Function<Line, String> text) {
        FontMetrics metrics = getFontMetrics(getFont());
        return lines.stream().map(text).mapToInt(metrics::stringWidth).max().orElse(0);
    }

    /** As wide for all as the longest letter needs: that of a house has two. */
    private int box() {
        int letters = widest(Line::letter);
        return letters == 0 ? 0 : Math.max(line(), letters + line() / 2);
    }

    /** Room for a tick is left from the start, so that nothing moves when the answer is shown. */
    private int tick() {
        boolean ticked =
                box() > 0 || lines.stream().anyMatch(line -> line.right().isPresent());
        return ticked ? line() * 5 / 4 : 0;
    }

    /** Where words begin. */
    private int left() {
        return tick() + box() + (box() > 0 ? line() / 2 : 0);
    }

    private int words(int width) {
        int room = width / columns() - left() - line() / 2;
        int least = Math.max(line(), most > 0 ? room * WORDS / 100 : room);
        return Math.min(least, widest(Line::text) + 1);
    }

    private int rowHeight(int width) {
        int room = words(width);
        int wrapped = lines.stream()
                .mapToInt(each -> TextWrap.lines(this, each.text(), room).size())
                .max()
                .orElse(1);
        // Two votes have a line each, so that their numbers are as large as all else.
        int votes = lines.stream().mapToInt(each -> each.hands().size()).max().orElse(0);
        int notes = lines.stream().mapToInt(each -> notes(each, width)).max().orElse(0);
        return Math.max(1, Math.max(wrapped, votes)) * line() + notes + line() / 3;
    }

    private int notes(Line line, int width) {
        FontMetrics small = getFontMetrics(Paints.font("Papan.small.font"));
        int room = width / columns() - left() - words(width) - line() / 2;
        return TextWrap.lines(line.note(), small, Math.max(line(), room)).size() * small.getHeight();
    }

    @Override
    public int heightFor(int width) {
        return rows() * rowHeight(width);
    }

    @Override
    public Dimension getPreferredSize() {
        int width = getWidth() > 0 ? getWidth() : Px.of(480);
        return new Dimension(width, heightFor(width));
    }

    @Override
    protected void paintComponent(Graphics g) {
        Graphics2D g2 = Paints.smooth(g);
        g2.setFont(getFont());
        int rows = Math.max(1, rows());
        int room = words(getWidth());
        // Where there are many answers, two votes make do with less rather than push the last ones out.
        int height = Math.min(rowHeight(getWidth()), Math.max(line(), getHeight() / rows));
        int column = getWidth() / columns();
        boolean alone = columns() == 1 && most == 0 && box() > 0;
        int indent = alone ? Math.max(0, (column - left() - room) / 2) : 0;
        for (int i = 0; i < lines.size(); i++) {
            int x = indent + i / rows * column;
            paint(g2, lines.get(i), x, i % rows * height, room, height);
            if (most > 0) {
                int from = left() + room + line() / 2;
                bars(g2, lines.get(i), x + from, i % rows * height, column - from, height);
            }
        }
        if (isFocusOwner()) {
            Paints.focusRing(g2, 0, 0, getWidth(), getHeight(), Px.exactly(8));
        }
        g2.dispose();
    }

    private void paint(Graphics2D g, Line line, int x, int y, int room, int height) {
        FontMetrics metrics = g.getFontMetrics();
        boolean right = line.right().orElse(false);
        int top = y + (height - line()) / 2;
        if (box() > 0) {
            Color ground = Paints.groundAt(CONTRAST, Paints.colour(right ? "Papan.correct" : "Papan.accent"));
            Paints.fill(g, x + tick(), top, box(), line(), line() / 2.0, ground);
            g.setColor(Paints.legibleOn(ground));
            int letter = x + tick() + (box() - metrics.stringWidth(line.letter())) / 2;
            g.drawString(line.letter(), letter, top + metrics.getAscent());
        }
        if (right) {
            g.setColor(Paints.colour("Papan.correct"));
            Icons.CORRECT.draw(g, x, top, line(), line() / 9f);
        }
        boolean wrong = line.right().isPresent() && !right;
        g.setColor(Paints.colour(wrong ? "Papan.secondary" : "Papan.text"));
        g.translate(0, y);
        TextWrap.draw(g, this, line.text(), x + left(), room, height);
        g.translate(0, -y);
    }

    private void bars(Graphics2D g, Line line, int x, int y, int width, int height) {
        List<Integer> votes = line.hands();
        int below = notes(line, getWidth());
        int each = Math.min(line(), (height - below - 4) / Math.max(1, votes.size()));
        Font font = getFont().deriveFont(Math.min(getFont().getSize2D(), each * 1.1f));
        FontMetrics metrics = getFontMetrics(font);
        int longest = Math.max(1, width - metrics.stringWidth(String.valueOf(most)) - line());
        Color whole = Paints.colour(line.right().orElse(false) ? "Papan.correct" : "Papan.accent");
        g.setFont(font);
        int top = y + (height - below - votes.size() * each) / 2;
        for (int vote = 0; vote < votes.size(); vote++) {
            int length = Math.max(2, votes.get(vote) * longest / Math.max(1, most));
            boolean latest = vote == votes.size() - 1;
            Color colour = latest ? whole : Paints.mix(whole, Paints.colour("Papan.background"), 0.45f);
            Paints.fill(g, x, top + 2, length, each - 4, 6, colour);
            g.setColor(Paints.colour("Papan.text"));
            g.drawString(
                    String.valueOf(votes.get(vote)),
                    x + length + line() / 4,
                    top + (each - metrics.getHeight()) / 2 + metrics.getAscent());
            top += each;
        }
        g.setColor(Paints.colour("Papan.secondary"));
        g.translate(0, top);
        TextWrap.draw(g, this, Paints.font("Papan.small.font"), line.note(), x, width, below);
        g.translate(0, -top);
        g.setFont(getFont());
    }
}
