package papan.ui.lesson;

import java.awt.Color;
import java.awt.Cursor;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.util.Map;
import java.util.stream.Stream;
import javax.swing.BoxLayout;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import papan.lesson.page.Page;
import papan.ui.common.Paints;
import papan.ui.common.Px;
import papan.ui.common.WindowText;

/**
 * One short bar for each step: behind, here, ahead. A step that has been seen can be visited again with a click. Where a
 * lesson has more steps than bars fit, their number stands there instead.
 */
final class StepBar extends JPanel {
    private static final int WIDEST = 28;
    private static final int ROOM = 280;
    private static final int NARROWEST = 6;
    private static final int MOST = ROOM / NARROWEST;

    private final LearnSession session;
    private final WindowText words;
    private final JLabel number = new JLabel();
    private int room = ROOM;
    private int count;
    /** The step that is shown, counted from 0. */
    private int here;

    private boolean over;

    StepBar(LearnSession session, WindowText words) {
        this.session = session;
        this.words = words;
        setName("steps");
        number.setName("step.of");
        setOpaque(false);
        setLayout(new BoxLayout(this, BoxLayout.X_AXIS));
    }

    /** Shows which step of its lesson a page is. */
    void show(Page page) {
        here = page.number() - 1;
        over = page.is(Page.Kind.ENDED);
        count = page.steps();
        int bars = count > MOST ? 0 : count;
        if (segments().count() != bars) {
            removeAll();
            for (int i = 0; i < bars; i++) {
                add(new Segment(i));
            }
            revalidate();
        }
        if (count > MOST) {
            number.setText(words.text("step.of", Map.of("step", page.number(), "steps", count)));
            add(number);
        } else {
            remove(number);
        }
        getAccessibleContext().setAccessibleName(words.text("steps"));
        segments().forEach(Segment::describe);
        repaint();
    }

    private Stream<Segment> segments() {
        return Stream.of(getComponents()).filter(Segment.class::isInstance).map(Segment.class::cast);
    }

    /** Says how wide all of them together may be, in pixels; each keeps a least width. */
    void setRoom(int pixels) {
        int next = Math.max(0, Math.min(ROOM, Px.unscaled(pixels)));
        if (next != room) {
            room = next;
            revalidate();
        }
    }

    /** How narrow all of them together can become. */
    int leastWidth() {
        int bars = (int) segments().count();
        return bars == 0 ? number.getPreferredSize().width : bars * Px.of(NARROWEST);
    }

    /** One step. */
    private final class Segment extends JButton {
        private final int step;

        Segment(int step) {
            this.step = step;
            setName("step." + (step + 1));
            setContentAreaFilled(false);
            setBorderPainted(false);
            setFocusPainted(false);
            setOpaque(false);
            addActionListener(event -> session.show(step));
        }

        void describe() {
            boolean visited = session.state().isVisited(step);
            setEnabled(visited);
            setCursor(Cursor.getPredefinedCursor(visited ? Cursor.HAND_CURSOR : Cursor.DEFAULT_CURSOR));
            String title = visited
                    ? session.lesson()
                            .text(session.lesson()
                                    .stages()
                                    .get(step)
                                    .step()
                                    .head()
                                    .title())
                    : "";
            String name = title.isBlank()
                    ? words.text("step.of", Map.of("step", step + 1, "steps", count))
                    : words.text("step.name", Map.of("step", step + 1, "title", title));
            setToolTipText(name);
            getAccessibleContext().setAccessibleName(name);
        }

        private Color colour() {
            boolean behind = over || step <= here;
            return Paints.colour(
                    behind ? "Papan.accent" : session.state().isVisited(step) ? "Papan.visited" : "Papan.track");
        }

        @Override
        protected void paintComponent(Graphics g) {
            Graphics2D g2 = Paints.smooth(g);
            float thick = Px.exactly(step == here && !over ? 8 : 5);
            Paints.fill(g2, Px.of(2), (getHeight() - thick) / 2, getWidth() - Px.of(4), thick, thick, colour());
            if (isFocusOwner()) {
                Paints.focusRing(g2, 0, Px.of(4), getWidth(), getHeight() - Px.of(8), Px.exactly(12));
            }
            g2.dispose();
        }

        @Override
        public Dimension getPreferredSize() {
            int width = Math.min(WIDEST, room / Math.max(1, StepBar.this.getComponentCount()));
            return new Dimension(Px.of(Math.max(NARROWEST, width)), Px.of(28));
        }

        @Override
        public Dimension getMaximumSize() {
            return getPreferredSize();
        }

        @Override
        public Dimension getMinimumSize() {
            return getPreferredSize();
        }
    }
}
