package papan.ui.lesson;

import java.awt.BorderLayout;
import java.awt.Cursor;
import java.awt.Dimension;
import java.awt.FlowLayout;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.event.KeyEvent;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.JButton;
import javax.swing.JPanel;
import javax.swing.KeyStroke;
import papan.lesson.Lesson;
import papan.ui.common.Icons;
import papan.ui.common.Paints;
import papan.ui.common.PillButton;
import papan.ui.common.Px;
import papan.ui.common.QuietScroll;
import papan.ui.common.ReadOnlyText;
import papan.ui.common.TextColumn;
import papan.ui.common.TextLabel;
import papan.ui.common.TextWrap;
import papan.ui.common.WindowText;

/** All lessons, each with its title, one sentence and its length. */
final class LessonList extends JPanel {
    private final TextColumn column = new TextColumn();
    private final TextLabel title = new TextLabel("Papan.title.font", "Papan.text");

    LessonList() {
        super(new BorderLayout());
        setName("lesson-list");
        QuietScroll scroll = new QuietScroll(column, "Papan.background");
        add(scroll);
    }

    /** Shows the lessons there are. */
    void show(List<Lesson> lessons, WindowText words, Consumer<Lesson> open, Optional<Lesson> here, Runnable back) {
        column.removeAll();
        column.setBorder(Px.pad(24, 28, 24, 28));
        title.setText(words.text("lessons.choose"));
        here.ifPresent(lesson -> {
            PillButton button = new PillButton(Icons.BACK);
            button.setName("lessons.back");
            button.setText(words.text("lessons.back", Map.of("lesson", lesson.title())));
            button.addActionListener(event -> back.run());
            JPanel row = new JPanel(new FlowLayout(FlowLayout.LEADING, 0, 0));
            row.setOpaque(false);
            row.add(button);
            column.put(row, 0);
        });
        column.put(title, 16);
        if (lessons.isEmpty()) {
            ReadOnlyText none = new ReadOnlyText("Papan.body.font", "Papan.text");
            none.setText(words.text("lessons.none"));
            column.put(none, 16);
        }
        int gap = 20;
        for (Lesson lesson : lessons) {
            Entry entry = new Entry(lesson, words);
            entry.addActionListener(event -> open.accept(lesson));
            column.put(entry, gap);
            gap = 12;
        }
        revalidate();
    }

    /** One lesson. */
    private static final class Entry extends JButton {
        private final Lesson lesson;
        private final String length;

        Entry(Lesson lesson, WindowText words) {
            this.lesson = lesson;
            this.length = words.text(
                    "lessons.minutes",
                    Map.of(
                            "minutes",
                            lesson.meta().minutes(),
                            "steps",
                            lesson.steps().size()));
            setName("open." + lesson.id());
            setContentAreaFilled(false);
            setBorderPainted(false);
            setFocusPainted(false);
            setOpaque(false);
            setCursor(Cursor.getPredefinedCursor(Cursor.HAND_CURSOR));
            getAccessibleContext().setAccessibleName(lesson.title());
            getAccessibleContext().setAccessibleDescription(lesson.summary());
            getInputMap().put(KeyStroke.getKeyStroke(KeyEvent.VK_ENTER, 0, false), "pressed");
            getInputMap().put(KeyStroke.getKeyStroke(KeyEvent.VK_ENTER, 0, true), "released");
        }

        @Override
        public Dimension getPreferredSize() {
            int width = getWidth() > 0 ? getWidth() : Px.of(600);
            setFont(Paints.font("Papan.body.font"));
            int lines =
                    TextWrap.lines(this, lesson.summary(), width - Px.of(40)).size();
            int line = getFontMetrics(getFont()).getHeight();
            return new Dimension(width, Px.of(78) + lines * line);
        }

        @Override
        protected void paintComponent(Graphics g) {
            Graphics2D g2 = Paints.smooth(g);
            Paints.fill(g2, 0, 0, getWidth(), getHeight(), Px.exactly(24), Paints.colour("Papan.border"));
            float line = Px.exactly(1);
            Paints.fill(
                    g2,
                    line,
                    line,
                    getWidth() - 2 * line,
                    getHeight() - 2 * line,
                    Px.exactly(23),
                    Paints.colour(getModel().isRollover() ? "Papan.selection" : "Papan.card"));
            int left = Px.of(20);
            int width = getWidth() - 2 * left;
            text(g2, "Papan.heading.font", "Papan.text", lesson.title(), left, width, Px.of(56));
            setFont(Paints.font("Papan.body.font"));
            int high = TextWrap.lines(this, lesson.summary(), width).size()
                    * getFontMetrics(getFont()).getHeight();
            g2.translate(0, Px.of(44));
            text(g2, "Papan.body.font", "Papan.text", lesson.summary(), left, width, high);
            g2.translate(0, high);
            text(g2, "Papan.small.font", "Papan.secondary", length, left, width, Px.of(24));
            g2.translate(0, -high - Px.of(44));
            if (isFocusOwner()) {
                Paints.focusRing(g2, 0, 0, getWidth(), getHeight(), Px.exactly(24));
            }
            g2.dispose();
        }

        private void text(Graphics2D g, String font, String colour, String text, int left, int width, int height) {
            setFont(Paints.font(font));
            g.setColor(Paints.colour(colour));
            TextWrap.draw(g, this, text, left, width, height);
        }
    }
}
