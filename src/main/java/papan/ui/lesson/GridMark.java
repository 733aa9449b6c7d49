package papan.ui.lesson;

import java.awt.Dimension;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import javax.accessibility.AccessibleRole;
import papan.lesson.learner.ResultGrid.Mark;
import papan.ui.common.Drawn;
import papan.ui.common.Icons;
import papan.ui.common.Paints;
import papan.ui.common.Px;

/** A mark of the grid and what it means; and how marks are drawn, each of another shape. */
final class GridMark extends Drawn {
    private static final int SIZE = 18;

    private final Mark mark;
    private final String said;

    GridMark(Mark mark, String said) {
        super("Papan.small.font", AccessibleRole.LABEL);
        this.mark = mark;
        this.said = said;
        getAccessibleContext().setAccessibleName(said);
    }

    /** Draws a mark around a point. */
    static void draw(Graphics2D g, Mark mark, double x, double y) {
        double size = Px.exactly(SIZE);
        double left = x - size / 2;
        double top = y - size / 2;
        g.setColor(Paints.colour(
                switch (mark) {
                    case FIRST, SECOND -> "Papan.correct";
                    case WRONG -> "Papan.wrong";
                    case HINT, SHOWN -> "Papan.text";
                    case NONE -> "Papan.secondary";
                }));
        switch (mark) {
            case FIRST -> Icons.CORRECT.draw(g, left, top, size, 2.6f);
            case SECOND -> digit(g, "2", x, y);
            case HINT -> Icons.HINT.draw(g, left, top, size, 1.8f);
            case SHOWN -> Icons.READING.draw(g, left, top, size, 1.8f);
            case WRONG -> Icons.WRONG.draw(g, left, top, size, 2.2f);
            case NONE -> g.fill(new Ellipse2D.Double(x - size / 9, y - size / 9, size / 4.5, size / 4.5));
        }
    }

    private static void digit(Graphics2D g, String digit, double x, double y) {
        g.setFont(Paints.font("Papan.strong.font"));
        FontMetrics metrics = g.getFontMetrics();
        g.drawString(digit, (float) (x - metrics.stringWidth(digit) / 2.0), (float)
                (y + (metrics.getAscent() - metrics.getDescent()) / 2.0));
    }

    @Override
    public Dimension getPreferredSize() {
        FontMetrics metrics = getFontMetrics(getFont());
        return new Dimension(
                Px.of(SIZE + 6) + metrics.stringWidth(said), Math.max(Px.of(SIZE + 4), metrics.getHeight()));
    }

    @Override
    protected void paintComponent(Graphics g) {
        Graphics2D g2 = Paints.smooth(g);
        draw(g2, mark, Px.exactly(SIZE) / 2, getHeight() / 2.0);
        words(g2, said, Px.of(SIZE + 6));
        g2.dispose();
    }

    private void words(Graphics2D g2, String text, int x) {
        g2.setFont(getFont());
        g2.setColor(Paints.colour("Papan.text"));
        FontMetrics metrics = g2.getFontMetrics();
        g2.drawString(text, x, (getHeight() + metrics.getAscent() - metrics.getDescent()) / 2);
    }

    /** What the number at the head of a column means, and how it is drawn. */
    static final class Count extends Drawn {
        private final String said;

        Count(String said) {
            super("Papan.small.font", AccessibleRole.LABEL);
            this.said = said;
            getAccessibleContext().setAccessibleName(said);
        }

        /** Draws a number around a point. */
        static void draw(Graphics2D g, String number, double x, double y) {
            g.setFont(Paints.font("Papan.small.font"));
            FontMetrics metrics = g.getFontMetrics();
            double high = metrics.getHeight();
            double wide = Math.max(high, metrics.stringWidth(number) + Px.of(10));
            Paints.fill(g, x - wide / 2, y - high / 2, wide, high, high, Paints.colour("Papan.wrong"));
            g.setColor(Paints.legibleOn(Paints.colour("Papan.wrong")));
            g.drawString(number, (float) (x - metrics.stringWidth(number) / 2.0), (float)
                    (y + (metrics.getAscent() - metrics.getDescent()) / 2.0));
        }

        @Override
        public Dimension getPreferredSize() {
            FontMetrics metrics = getFontMetrics(getFont());
            return new Dimension(
                    Px.of(SIZE + 12) + metrics.stringWidth(said), Math.max(Px.of(SIZE + 4), metrics.getHeight()));
        }

        @Override
        protected void paintComponent(Graphics g) {
            Graphics2D g2 = Paints.smooth(g);
            draw(g2, "5", Px.exactly(SIZE + 6) / 2, getHeight() / 2.0);
            g2.setFont(getFont());
            g2.setColor(Paints.colour("Papan.text"));
            FontMetrics metrics = g2.getFontMetrics();
            g2.drawString(said, Px.of(SIZE + 12), (getHeight() + metrics.getAscent() - metrics.getDescent()) / 2);
            g2.dispose();
        }
    }
}
