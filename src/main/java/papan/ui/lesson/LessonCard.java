package papan.ui.lesson;

import java.awt.BasicStroke;
import java.awt.Cursor;
import java.awt.Font;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.awt.event.KeyEvent;
import java.awt.geom.Arc2D;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import javax.swing.JButton;
import javax.swing.JPanel;
import javax.swing.KeyStroke;
import org.jspecify.annotations.Nullable;
import papan.lesson.learner.Curriculum;
import papan.lesson.learner.Curriculum.State;
import papan.lesson.script.Lesson;
import papan.ui.board.BoardThumbnail;
import papan.ui.common.FlatButton;
import papan.ui.common.Icons;
import papan.ui.common.Paints;
import papan.ui.common.Px;
import papan.ui.common.TextWrap;
import papan.ui.common.WindowText;

/** A lesson in the library: what it is called and about, how far the learner is, and what comes before it. */
final class LessonCard extends JPanel implements CardGrid.Cell {
    private static final int PAD = 16;
    private static final int SIGN = 20;
    private static final int BESIDE = 10;
    private static final int BOARD = 148;

    private final Curriculum.Entry entry;
    private final transient Optional<BoardThumbnail> board;
    private final WindowText words;
    private final Open open = new Open();
    private final FlatButton answers = new FlatButton(Icons.TABLE, 36, 18);
    private final String standing;
    private final String before;

    /**
     * A card.
     *
     * @param board the small board beside it
     * @param chosen opens the lesson where the learner was
     * @param looked shows what the learner has done in it
     */
    LessonCard(
            Curriculum.Entry entry,
            Optional<BoardThumbnail> board,
            WindowText words,
            Runnable chosen,
            Runnable looked) {
        super(null);
        this.entry = entry;
        this.board = board;
        this.words = words;
        this.standing = standing();
        this.before = before();
        Lesson lesson = entry.lesson();
        setOpaque(false);
        open.setName("open." + lesson.id());
        open.addActionListener(event -> chosen.run());
        open.getAccessibleContext().setAccessibleName(lesson.title());
        open.getAccessibleContext().setAccessibleDescription(lesson.summary() + " " + standing + ". " + before);
        answers.setName("answers." + lesson.id());
        answers.setVisible(entry.state() != State.NEW);
        answers.addActionListener(event -> looked.run());
        String what = words.text("lessons.answers", Map.of("lesson", lesson.title()));
        answers.setToolTipText(what);
        answers.getAccessibleContext().setAccessibleName(what);
        add(answers);
        add(open);
    }

    private String standing() {
        int minutes = entry.lesson().meta().minutes();
        return switch (entry.state()) {
            case NEW ->
                words.text(
                        "lessons.minutes",
                        Map.of(
                                "minutes",
                                minutes,
                                "steps",
                                entry.lesson().steps().size()));
            case BEGUN ->
                words.text(
                        "lessons.at",
                        Map.of(
                                "step",
                                entry.step(),
                                "steps",
                                entry.lesson().steps().size(),
                                "minutes",
                                entry.minutes()));
            case LEFT -> words.text("lessons.skipped", Map.of("questions", entry.skipped()));
            case DONE ->
                entry.questions() == 0
                        ? words.text("lessons.finished")
                        : words.text("lessons.right", Map.of("right", entry.right(), "questions", entry.questions()));
        };
    }

    /** What comes before it, and whether that is done; empty if nothing does. */
    private String before() {
        List<Lesson> all =
                entry.requires().stream().map(Curriculum.Required::lesson).toList();
        List<Lesson> left = entry.left();
        if (all.isEmpty()) {
            return "";
        }
        String key = left.isEmpty()
                ? "lessons.before.done"
                : left.size() == all.size() ? "lessons.before" : "lessons.before.some";
        return words.text(key, Map.of("lessons", titles(all), "left", titles(left)));
    }

    private String titles(List<Lesson> lessons) {
        return lessons.stream().map(Lesson::title).collect(Collectors.joining(words.text("lessons.comma")));
    }

    /** Whether its pieces lie upon one another. */
    @Override
    public boolean isOptimizedDrawingEnabled() {
        return false;
    }

    @Override
    public void doLayout() {
        open.setBounds(0, 0, getWidth(), getHeight());
        int side = answers.getPreferredSize().width;
        answers.setBounds(getWidth() - side - Px.of(6), Px.of(6), side, side);
    }

    @Override
    public int heightFor(int width) {
        return draw(null, width) + Px.of(PAD);
    }

    /** Draws what it is about from the top and how far the learner is at the foot, or only measures how high that is. */
    private int draw(@Nullable Graphics2D g, int width) {
        int left = Px.of(PAD + SIGN + BESIDE);
        int room = width - left - Px.of(PAD);
        int narrow = answers.isVisible() ? room - Px.of(28) : room;
        int y = line(g, "Papan.strong.font", "Papan.text", entry.lesson().title(), left, Px.of(PAD - 2), narrow);
        y = about(g, width, y + Px.of(8)) + Px.of(8);
        int foot = foot(null, left, 0, room);
        if (g != null) {
            foot(g, left, getHeight() - Px.of(PAD) - foot, room);
        }
        return y + foot;
    }

    /** Its board at the left, and what it is about beside it. */
    private int about(@Nullable Graphics2D g, int width, int top) {
        int picture = board.isPresent() ? Math.min(Px.of(BOARD), width * 2 / 5) : 0;
        if (g != null) {
            board.ifPresent(each -> each.paint(g, Px.of(PAD), top, picture));
        }
        int left = Px.of(PAD) + picture + Px.of(picture > 0 ? BESIDE : 0);
        int room = width - left - Px.of(PAD);
        int said = line(g, "Papan.small.font", "Papan.secondary", entry.lesson().summary(), left, top, room);
        return Math.max(said, top + board.map(each -> each.heightFor(picture)).orElse(0));
    }

    private int foot(@Nullable Graphics2D g, int left, int top, int room) {
        String colour = entry.state() == State.NEW ? "Papan.secondary" : "Papan.text";
        return line(g, "Papan.smallStrong.font", colour, standing, left, top, room);
    }

    /** A tick for what is done, a ring for what is not. */
    private static void drawSign(Graphics2D g, boolean done, String open, float x, float y, float size) {
        if (done) {
            g.setColor(Paints.colour("Papan.correct"));
            Icons.CORRECT.draw(g, x, y, size, 3f);
        } else {
            float thick = Math.max(Px.exactly(2), size * 0.15f);
            g.setStroke(new BasicStroke(thick));
            g.setColor(Paints.colour(open));
            g.draw(ring(x, y, size, thick));
        }
    }

    private static Arc2D ring(float x, float y, float size, float thick) {
        return new Arc2D.Float(x + thick, y + thick, size - 2 * thick, size - 2 * thick, 90, 360, Arc2D.OPEN);
    }

    private int line(@Nullable Graphics2D g, String type, String colour, String text, int left, int y, int room) {
        if (text.isEmpty()) {
            return y;
        }
        Font font = Paints.font(type);
        int height = TextWrap.lines(text, getFontMetrics(font), room).size()
                * getFontMetrics(font).getHeight();
        if (g != null) {
            g.setColor(Paints.colour(colour));
            g.translate(0, y);
            TextWrap.draw(g, this, font, text, left, room, height);
            g.translate(0, -y);
        }
        return y + height;
    }

    /** The whole card is the button. */
    private final class Open extends JButton {
        Open() {
            setContentAreaFilled(false);
            setBorderPainted(false);
            setFocusPainted(false);
            setOpaque(false);
            setCursor(Cursor.getPredefinedCursor(Cursor.HAND_CURSOR));
            getInputMap().put(KeyStroke.getKeyStroke(KeyEvent.VK_ENTER, 0, false), "pressed");
            getInputMap().put(KeyStroke.getKeyStroke(KeyEvent.VK_ENTER, 0, true), "released");
            addFocusListener(new FocusAdapter() {
                @Override
                public void focusGained(FocusEvent event) {
                    scrollRectToVisible(new Rectangle(0, -Px.of(12), getWidth(), getHeight() + Px.of(24)));
                }
            });
        }

        @Override
        protected void paintComponent(Graphics g) {
            Graphics2D g2 = Paints.smooth(g);
            float line = Px.exactly(1);
            int high = getHeight();
            Paints.fill(g2, 0, 0, getWidth(), high, Px.exactly(20), Paints.colour("Papan.border"));
            String surface = getModel().isRollover() ? "Papan.selection" : "Papan.card";
            Paints.fill(g2, line, line, getWidth() - 2 * line, high - 2 * line, Px.exactly(19), Paints.colour(surface));
            sign(g2);
            draw(g2, getWidth());
            if (isFocusOwner()) {
                Paints.focusRing(g2, 0, 0, getWidth(), high, Px.exactly(20));
            }
            g2.dispose();
        }

        /** How far the learner is: a ring that fills, or a tick. */
        private void sign(Graphics2D g2) {
            float x = Px.exactly(PAD - 2);
            float y = Px.exactly(PAD - 3);
            float size = Px.exactly(SIGN);
            drawSign(g2, entry.state() == State.DONE, "Papan.track", x, y, size);
            if (entry.state() == State.BEGUN || entry.state() == State.LEFT) {
                float thick = Px.exactly(3);
                Arc2D ring = ring(x, y, size, thick);
                g2.setStroke(new BasicStroke(thick));
                double steps = entry.lesson().steps().size();
                double share = (entry.state() == State.LEFT ? steps - entry.skipped() : entry.step() - 0.5) / steps;
                g2.setColor(Paints.colour("Papan.accent"));
                ring.setAngleExtent(-360 * share);
                g2.draw(ring);
            }
        }
    }
}
