package papan.ui.telling;

import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.Shape;
import java.awt.geom.Rectangle2D;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.swing.text.BadLocationException;
import javax.swing.text.DefaultHighlighter;
import javax.swing.text.Highlighter;
import javax.swing.text.JTextComponent;
import javax.swing.text.SimpleAttributeSet;
import javax.swing.text.StyleConstants;
import papan.narration.Caption;
import papan.replay.Timeline;
import papan.ui.common.CoalescedTask;
import papan.ui.common.Paints;
import papan.ui.common.Px;
import papan.ui.common.StillText;
import papan.ui.common.TextWrap;

/**
 * The one sentence under the board. Plain text for assistive technology; on the screen the number of seeds that it is
 * about lies in a pill, as under the hand.
 */
public final class NarrationLine extends StillText {
    private static final String ROOM = "\u202F";
    /** What a pill's ends add to a line, of scale 1. */
    private static final int PILL_ROOM = 32;

    private transient Supplier<Sentence> coming = () -> Sentence.NONE;
    private transient Sentence shown = Sentence.NONE;
    private transient List<String> all = List.of();
    private final transient Map<Integer, Room> rooms = new HashMap<>();
    private final transient CoalescedTask writing = new CoalescedTask(this::take);

    /**
     * What is told.
     *
     * @param number the one that lies in a pill
     */
    public record Sentence(String text, OptionalInt number) {
        static final Sentence NONE = new Sentence("", OptionalInt.empty());
    }

    /** How many lines the longest sentence needs in a type. */
    private record Room(Font font, int lines) {}

    /** An empty line. */
    public NarrationLine() {
        super("Papan.narration.font", "Papan.text");
        setName("narration");
        DefaultHighlighter highlighter = new DefaultHighlighter();
        highlighter.setDrawsLayeredHighlights(false);
        setHighlighter(highlighter);
    }

    /** Shows a sentence with one of its numbers in a pill. */
    public void show(String text, OptionalInt pill) {
        show(() -> new Sentence(text, pill));
    }

    /**
     * Shows a sentence that is put together a moment later, or when somebody reads it.
     *
     * @param next gives the same one whenever it is asked
     */
    public void show(Supplier<Sentence> next) {
        coming = next;
        writing.ask();
    }

    private void take() {
        Sentence next = coming.get();
        if (!next.equals(shown)) {
            shown = next;
            render();
        }
    }

    /** Whoever looks at it sees what it says. */
    @Override
    protected void paintComponent(Graphics g) {
        writing.settle();
        super.paintComponent(g);
    }

    @Override
    public String getText() {
        writing.settle();
        return super.getText();
    }

    /** The number of seeds that the event at the cursor is about, if it is one to be spoken of. */
    public static OptionalInt pill(Timeline timeline, int cursor) {
        if (cursor == 0) {
            return OptionalInt.empty();
        }
        Caption caption = timeline.caption(cursor - 1);
        return caption.volume() == Caption.Volume.SPOKEN && caption.args().get("seeds") instanceof Integer seeds
                ? OptionalInt.of(seeds)
                : OptionalInt.empty();
    }

    /** Says which sentences are to come, so that what lies below does not move from one to the next. */
    public void expect(List<String> sentences) {
        all = List.copyOf(sentences);
        reserve(reserved());
    }

    @Override
    public void reserve(int lines) {
        rooms.clear();
        super.reserve(lines);
    }

    /** Enough for the longest sentence to come. */
    @Override
    public int heightFor(int width) {
        writing.settle();
        Room known = Optional.ofNullable(rooms.get(width))
                .filter(room -> room.font().equals(getFont()))
                .orElseGet(() -> new Room(getFont(), mostLines(width)));
        rooms.put(width, known);
        return Math.max(known.lines() * lineHeight(), super.heightFor(width));
    }

    @Override
    protected int restingHeight() {
        return Optional.ofNullable(rooms.get(getWidth()))
                .map(known -> known.lines() * lineHeight())
                .orElse(0);
    }

    private int mostLines(int width) {
        int free = width - Px.of(PILL_ROOM);
        FontMetrics metrics = getFontMetrics(getFont());
        return all.stream()
                .mapToInt(text -> text.lines()
                        .mapToInt(line -> metrics.stringWidth(line) > free
                                ? TextWrap.lines(this, line, free).size()
                                : 1)
                        .sum())
                .reduce(reserved(), Math::max);
    }

    /** The sentence as it is told. */
    public String sentence() {
        return coming.get().text();
    }

    private void render() {
        getHighlighter().removeAllHighlights();
        String sentence = shown.text();
        OptionalInt number = shown.number();
        Matcher found =
                Pattern.compile("(?<!\\w)" + number.orElse(0) + "(?!\\w)").matcher(sentence);
        if (number.isEmpty() || !found.find()) {
            write(sentence, all -> {});
            return;
        }
        int from = found.start() + 1;
        int length = found.end() - found.start() + 4;
        write(padded(sentence, found), all -> all.setCharacterAttributes(from, length, onPill(), false));
        highlight(from, from + length);
    }

    private void highlight(int from, int to) {
        try {
            getHighlighter().addHighlight(from, to, new Pill());
        } catch (BadLocationException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The sentence with room for the pill's ends around its number: one space outside, two inside, none to break at. */
    private String padded(String sentence, Matcher found) {
        String inside = ROOM + ROOM;
        return sentence.substring(0, found.start())
                + ROOM
                + inside
                + found.group()
                + inside
                + ROOM
                + sentence.substring(found.end());
    }

    private static SimpleAttributeSet onPill() {
        SimpleAttributeSet ink = new SimpleAttributeSet();
        StyleConstants.setForeground(ink, Paints.colour("Papan.onAccent"));
        return ink;
    }

    @Override
    public void updateUI() {
        super.updateUI();
        if (shown != null) {
            writing.settle();
            render();
        }
    }

    /** Paints the pill behind its number. */
    private static final class Pill implements Highlighter.HighlightPainter {
        @Override
        public void paint(Graphics g, int from, int to, Shape bounds, JTextComponent text) {
            try {
                Rectangle2D left = text.modelToView2D(from);
                Rectangle2D right = text.modelToView2D(to);
                if (left == null || right == null || left.getY() != right.getY()) {
                    return;
                }
                Rectangle box = left.createUnion(right).getBounds();
                Graphics2D g2 = Paints.smooth(g);
                Paints.fill(g2, box.x, box.y, box.width, box.height, Px.exactly(14), Paints.colour("Papan.accent"));
                g2.dispose();
            } catch (BadLocationException e) {
                throw new IllegalStateException(e);
            }
        }
    }
}
