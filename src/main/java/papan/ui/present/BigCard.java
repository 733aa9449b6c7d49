package papan.ui.present;

import java.awt.Color;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import javax.accessibility.AccessibleRole;
import papan.ui.common.CardLine;
import papan.ui.common.CardLine.Style;
import papan.ui.common.Painted;
import papan.ui.common.Paints;
import papan.ui.common.TextWrap;
import papan.ui.common.WindowText;

/** A card beside the board, in letters for the back of a room; what does not fit on one page stands on the next. */
final class BigCard extends Painted {
    /** So many lines of a paragraph at least stand on a page, and below a heading. */
    private static final int TOGETHER = 3;

    private final transient WindowText words;
    private List<CardLine> lines = List.of();
    private int page;

    /** A paragraph as it is laid out, from an upper edge in pixels. */
    private record Block(Style style, List<String> lines, int y) {}

    BigCard(WindowText words) {
        super(AccessibleRole.TEXT);
        this.words = words;
        setName("audience.card");
        setVisible(false);
    }

    /** Shows other words, from the first page; the same ones stay as they are. */
    void show(List<CardLine> next) {
        if (!next.equals(lines)) {
            lines = List.copyOf(next);
            page = 0;
        }
        setVisible(!lines.isEmpty());
        getAccessibleContext()
                .setAccessibleName(lines.stream().map(CardLine::text).collect(Collectors.joining("\n")));
        repaint();
    }

    /** Turns so many pages on, or back; false if there is no such page. */
    boolean turn(int by) {
        int pages = pages().size();
        int next = Math.min(page, pages - 1) + by;
        if (next < 0 || next >= pages) {
            return false;
        }
        page = next;
        repaint();
        return true;
    }

    /** How high it is in a width with everything on one page. */
    int heightFor(int width) {
        int inner = width - 2 * pad();
        int gaps = Math.max(0, lines.size() - 1) * (leading() / 3);
        return lines.stream()
                        .mapToInt(line ->
                                wrap(line, inner - inset(line.style())).size() * leading())
                        .sum()
                + gaps
                + 2 * pad()
                + leading();
    }

    void setSize(float size) {
        Font font = Paints.font("Papan.body.font").deriveFont(size);
        if (!font.equals(getFont())) {
            setFont(font);
        }
    }

    private Font font(Style style) {
        return switch (style) {
            case TITLE -> Paints.font("Papan.heading.font").deriveFont(getFont().getSize2D());
            case HEAD, LIT ->
                Paints.font("Papan.strong.font").deriveFont(getFont().getSize2D());
            case TEXT, PASSED -> getFont();
        };
    }

    private int pad() {
        return getFont().getSize() * 7 / 10;
    }

    private int leading() {
        return Math.round(getFontMetrics(getFont()).getHeight() * 1.05f);
    }

    /** As many lines on a page as there is room for. */
    private List<List<Block>> pages() {
        int gap = leading() / 3;
        int width = getWidth() - 2 * pad();
        int room = Math.max(leading(), getHeight() - 2 * pad() - leading());
        List<Block> here = new ArrayList<>();
        List<List<Block>> pages = new ArrayList<>(List.of(here));
        int y = 0;
        for (CardLine line : lines) {
            List<String> left = wrap(line, width - inset(line.style()));
            boolean heads = line.style() == Style.HEAD || line.style() == Style.TITLE;
            int together = heads ? left.size() + TOGETHER : Math.min(left.size(), TOGETHER);
            boolean turns = !here.isEmpty() && y + gap + together * leading() > room;
            while (!left.isEmpty()) {
                if (turns) {
                    here = new ArrayList<>();
                    pages.add(here);
                    y = 0;
                }
                int above = here.isEmpty() ? 0 : gap;
                int fits = Math.max(1, Math.min(left.size(), (room - y - above) / leading()));
                here.add(new Block(line.style(), left.subList(0, fits), y + above));
                y += above + fits * leading();
                left = left.subList(fits, left.size());
                turns = true;
            }
        }
        return pages;
    }

    private List<String> wrap(CardLine line, int width) {
        FontMetrics metrics = getFontMetrics(font(line.style()));
        return line.text()
                .lines()
                .flatMap(part -> TextWrap.lines(part, metrics, width).stream())
                .toList();
    }

    /** What is on the lit ground stands in a little. */
    private int inset(Style style) {
        return style == Style.LIT ? pad() : 0;
    }

    @Override
    protected void paintComponent(Graphics g) {
        Graphics2D g2 = Paints.smooth(g);
        int arc = pad();
        Paints.fill(g2, 0, 0, getWidth(), getHeight(), arc, Paints.colour("Papan.border"));
        Paints.fill(g2, 2, 2, getWidth() - 4, getHeight() - 4, arc, Paints.colour("Papan.card"));
        List<List<Block>> pages = pages();
        int now = Math.min(page, pages.size() - 1);
        pages.get(now).forEach(block -> paint(g2, block));
        if (pages.size() > 1) {
            number(g2, words.text("card.page", Map.of("page", now + 1, "pages", pages.size())));
        }
        g2.dispose();
    }

    private void paint(Graphics2D g, Block block) {
        int left = pad();
        int top = pad() + block.y();
        if (block.style() == Style.LIT) {
            Paints.fill(
                    g,
                    left - pad() / 3.0,
                    top - leading() / 8.0,
                    getWidth() - 2 * left + pad() * 2 / 3.0,
                    block.lines().size() * leading() + leading() / 8.0,
                    pad(),
                    Paints.colour("Papan.selection"));
        }
        g.setFont(font(block.style()));
        g.setColor(ink(block.style()));
        TextWrap.draw(
                g,
                this,
                block.lines(),
                left + inset(block.style()) / 2,
                top + g.getFontMetrics().getAscent(),
                leading());
    }

    private static Color ink(Style style) {
        return Paints.colour(style == Style.HEAD ? "Papan.secondary" : "Papan.text");
    }

    private void number(Graphics2D g, String text) {
        g.setFont(getFont());
        g.setColor(Paints.colour("Papan.secondary"));
        FontMetrics metrics = g.getFontMetrics();
        TextWrap.draw(
                g,
                this,
                List.of(text),
                getWidth() - pad() - metrics.stringWidth(text),
                getHeight() - pad() - metrics.getDescent(),
                leading());
    }
}
