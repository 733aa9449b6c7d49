package papan.ui.common;

import com.formdev.flatlaf.ui.FlatUIUtils;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.text.BreakIterator;
import java.util.ArrayList;
import java.util.List;
import javax.swing.JComponent;

/** Text in lines that fit a width, broken where the language allows it. */
public final class TextWrap {
    private TextWrap() {}

    /** The lines of a text in a component's own type. */
    public static List<String> lines(JComponent in, String text, int width) {
        return lines(text, in.getFontMetrics(in.getFont()), width);
    }

    public static List<String> lines(String text, FontMetrics metrics, int width) {
        if (metrics.stringWidth(text) <= width) {
            return text.isBlank() ? List.of() : List.of(text.strip());
        }
        BreakIterator breaks = BreakIterator.getLineInstance();
        breaks.setText(text);
        List<String> lines = new ArrayList<>();
        int start = 0;
        int fitting = 0;
        for (int end = breaks.next(); end != BreakIterator.DONE; end = breaks.next()) {
            if (isInsideWord(text, end)) {
                continue;
            }
            if (metrics.stringWidth(text.substring(start, end).stripTrailing()) > width && fitting > start) {
                lines.add(text.substring(start, fitting).strip());
                start = fitting;
            }
            start = breakWord(metrics, text.substring(0, end), start, width, lines);
            fitting = end;
        }
        if (start < text.length()) {
            lines.add(text.substring(start).strip());
        }
        return List.copyOf(lines);
    }

    /** Breaks what is wider than a line wherever it must, and tells where the last line begins. */
    private static int breakWord(FontMetrics metrics, String text, int from, int width, List<String> lines) {
        int start = from;
        while (metrics.stringWidth(text.substring(start).stripTrailing()) > width) {
            int end = start + 1;
            while (end < text.length() && metrics.stringWidth(text.substring(start, end + 1)) <= width) {
                end++;
            }
            if (end == text.length()) {
                break;
            }
            lines.add(text.substring(start, end));
            start = end;
        }
        return start;
    }

    /** Whether an apostrophe and what follows it would be parted, as in “Ben’s”. */
    private static boolean isInsideWord(String text, int at) {
        return at < text.length() && text.charAt(at - 1) == '\u2019' && Character.isLetter(text.charAt(at));
    }

    /** Draws a text, wrapped, from a left edge in the middle of a height. */
    public static void draw(Graphics2D g, JComponent in, String text, int left, int width, int height) {
        draw(g, in, in.getFont(), text, left, width, height);
    }

    /**
     * The same in a type that is not the component's own: a component that changes its own type while it paints asks to be
     * painted again, without end.
     */
    public static void draw(Graphics2D g, JComponent in, Font font, String text, int left, int width, int height) {
        FontMetrics metrics = in.getFontMetrics(font);
        List<String> lines = lines(text, metrics, width);
        g.setFont(font);
        draw(g, in, lines, left, (height - lines.size() * metrics.getHeight()) / 2);
    }

    /** Draws lines under one another in the type that is set, from a left and an upper edge. */
    public static void draw(Graphics2D g, JComponent in, List<String> lines, int left, int top) {
        FontMetrics metrics = in.getFontMetrics(g.getFont());
        draw(g, in, lines, left, top + metrics.getAscent(), metrics.getHeight());
    }

    /**
     * Draws lines under one another in the type that is set, as sharp as the system's own.
     *
     * @param y the baseline of the first, in pixels
     * @param leading from one baseline to the next, in pixels
     */
    public static void draw(Graphics2D g, JComponent in, List<String> lines, int left, int y, int leading) {
        int baseline = y;
        for (String line : lines) {
            FlatUIUtils.drawString(in, g, line, left, baseline);
            baseline += leading;
        }
    }
}
