package papan.ui.lesson;

import java.awt.BorderLayout;
import java.awt.Cursor;
import java.awt.Dimension;
import java.awt.FlowLayout;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.event.KeyEvent;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.JButton;
import javax.swing.JPanel;
import javax.swing.KeyStroke;
import papan.lesson.Lesson;
import papan.lesson.LessonProgress;
import papan.lesson.ProgressStore;
import papan.ui.common.FlowRow;
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
    void show(List<Lesson> lessons, WindowText words, Actions actions, Optional<Lesson> here) {
        column.removeAll();
        column.setBorder(Px.pad(24, 28, 24, 28));
        title.setText(words.text("lessons.choose"));
        here.ifPresent(lesson -> {
            PillButton button = new PillButton(Icons.BACK);
            button.setName("lessons.back");
            button.setText(words.text("lessons.back", Map.of("lesson", lesson.title())));
            button.addActionListener(event -> actions.back().run());
            JPanel row = new JPanel(new FlowLayout(FlowLayout.LEADING, 0, 0));
            row.setOpaque(false);
            row.add(button);
            column.put(row, 0);
        });
        column.put(title, 16);
        if (actions.journal().isKept()) {
            column.put(LearnerRow.of(actions.journal(), words, actions.learner()), 12);
        }
        actions.trouble().ifPresent(found -> {
            ReadOnlyText told = new ReadOnlyText("Papan.body.font", "Papan.text");
            told.setName("trouble");
            told.setText(words.text(key(found), args(found)));
            told.getAccessibleContext().setAccessibleName(words.text("status"));
            column.put(told, 8);
        });
        if (lessons.isEmpty()) {
            ReadOnlyText none = new ReadOnlyText("Papan.body.font", "Papan.text");
            none.setText(words.text("lessons.none"));
            column.put(none, 16);
        }
        int gap = 20;
        for (Lesson lesson : lessons) {
            Optional<LessonProgress> done = actions.journal().in(lesson.id());
            Entry entry = new Entry(lesson, words, done);
            entry.addActionListener(event -> actions.open().accept(lesson));
            column.put(entry, gap);
            done.ifPresent(progress -> column.put(buttons(lesson, words, actions), 6));
            gap = 12;
        }
        revalidate();
    }

    private static FlowRow buttons(Lesson lesson, WindowText words, Actions actions) {
        FlowRow row = new FlowRow();
        PillButton again = new PillButton(Icons.RESTART);
        again.setName("again." + lesson.id());
        again.setText(words.text("end.again"));
        again.getAccessibleContext().setAccessibleDescription(lesson.title());
        again.addActionListener(event -> actions.again().accept(lesson));
        PillButton forget = new PillButton(null);
        forget.setName("forget." + lesson.id());
        forget.setText(words.text("lessons.forget"));
        forget.getAccessibleContext().setAccessibleDescription(lesson.title());
        String sure = words.text("lessons.forget.sure");
        forget.addActionListener(event -> {
            if (forget.getText().equals(sure)) {
                actions.forget().accept(lesson);
            } else {
                forget.setText(sure);
                row.revalidate();
            }
        });
        row.put(again, 0);
        row.put(forget, 0);
        return row;
    }

    /** The key of the sentence about something that went wrong. */
    static String key(ProgressStore.Trouble found) {
        return "trouble." + found.kind().name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    static Map<String, String> args(ProgressStore.Trouble found) {
        return Map.of("file", found.file(), "detail", found.detail());
    }

    /**
     * What the list can do.
     *
     * @param learner somebody else sits here
     * @param open goes on with a lesson where the learner was
     * @param again begins a lesson again
     * @param forget forgets all about a lesson
     * @param back goes back to the lesson that is open
     * @param trouble what is to be told
     */
    record Actions(
            Journal journal,
            Consumer<String> learner,
            Consumer<Lesson> open,
            Consumer<Lesson> again,
            Consumer<Lesson> forget,
            Runnable back,
            Optional<ProgressStore.Trouble> trouble) {}

    private static String progress(LessonProgress done, WindowText words) {
        return " · "
                + words.text(done.finished() ? "lessons.done" : "lessons.begun", Map.of("minutes", done.minutes()));
    }

    /** One lesson. */
    private static final class Entry extends JButton {
        private final Lesson lesson;
        private final String length;

        Entry(Lesson lesson, WindowText words, Optional<LessonProgress> done) {
            this.lesson = lesson;
            this.length = words.text(
                            "lessons.minutes",
                            Map.of(
                                    "minutes",
                                    lesson.meta().minutes(),
                                    "steps",
                                    lesson.steps().size()))
                    + done.map(progress -> progress(progress, words)).orElse("");
            setName("open." + lesson.id());
            setContentAreaFilled(false);
            setBorderPainted(false);
            setFocusPainted(false);
            setOpaque(false);
            setCursor(Cursor.getPredefinedCursor(Cursor.HAND_CURSOR));
            getAccessibleContext().setAccessibleName(lesson.title());
            getAccessibleContext().setAccessibleDescription(lesson.summary() + " " + length);
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
