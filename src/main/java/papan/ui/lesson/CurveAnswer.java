package papan.ui.lesson;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Cursor;
import java.awt.Dimension;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.event.KeyEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import javax.accessibility.AccessibleRole;
import javax.swing.JComponent;
import javax.swing.KeyStroke;
import org.jspecify.annotations.Nullable;
import papan.analysis.Prediction;
import papan.chart.ChartText;
import papan.lesson.kind.CurveSheet;
import papan.ui.common.CallAction;
import papan.ui.common.Drawn;
import papan.ui.common.Paints;
import papan.ui.common.Px;

/**
 * A line that is drawn by dragging across it, or with the arrow keys: left and right choose a point, up and down move
 * it. Once it is known, the true line is drawn over it.
 */
final class CurveAnswer extends Drawn {
    private static final String TYPE = "Papan.small.font";
    private static final int LEFT = 48;
    private static final int BOTTOM = 28;
    private static final int TOP = 28;
    private static final int RIGHT = 16;

    private final Runnable changed;
    private final transient Consumer<Prediction> shown;
    private Consumer<String> said = text -> {};
    private @Nullable CurveSheet sheet;
    private @Nullable ChartText words;
    private Prediction drawn = Prediction.blank(1);
    private List<Double> truth = List.of();
    private String mine = "";
    private String theirs = "";
    private int pen = 1;
    private boolean open;

    /**
     * Nothing to draw on yet.
     *
     * @param changed hears when something is drawn
     * @param shown hears of every line that is shown, drawn or not
     */
    CurveAnswer(Runnable changed, Consumer<Prediction> shown) {
        super(TYPE, AccessibleRole.SLIDER);
        this.changed = changed;
        this.shown = shown;
        setName("answer.curve");
        setFocusable(true);
        setVisible(false);
        Draw draw = new Draw();
        addMouseListener(draw);
        addMouseMotionListener(draw);
        key(KeyEvent.VK_LEFT, () -> movePen(-1));
        key(KeyEvent.VK_RIGHT, () -> movePen(1));
        key(KeyEvent.VK_UP, () -> raise(1));
        key(KeyEvent.VK_DOWN, () -> raise(-1));
    }

    /** Says who hears where the pen is and what is drawn there, after each key. */
    void onSaid(Consumer<String> hearer) {
        said = hearer;
    }

    private void key(int code, Runnable what) {
        String name = "papan.curve." + code;
        getInputMap().put(KeyStroke.getKeyStroke(code, 0), name);
        getActionMap().put(name, new CallAction(() -> {
            what.run();
            said.accept(getAccessibleContext().getAccessibleName());
        }));
    }

    /** Shows an empty sheet; the beginning of the line is on it. */
    void show(CurveSheet next, ChartText text) {
        sheet = next;
        words = text;
        put(Prediction.blank(next.points() + 1).with(0, next.start()));
        truth = List.of();
        pen = 1;
        open = true;
        setCursor(Cursor.getPredefinedCursor(Cursor.CROSSHAIR_CURSOR));
        setVisible(true);
        tell();
    }

    /** Draws a line that was drawn before, as answers are written; nothing if it is none for this sheet. */
    void draw(String answer) {
        if (sheet == null) {
            return;
        }
        List<Double> points = sheet.parse(answer).orElse(List.of());
        Prediction line = drawn;
        for (int i = 0; i < points.size(); i++) {
            line = line.with(i + 1, points.get(i));
        }
        put(line);
        tell();
    }

    /** Shows a line that is drawn elsewhere; nothing if it is none for this sheet. */
    void copy(Prediction line) {
        if (sheet != null && line.values().size() == drawn.values().size()) {
            put(line);
            tell();
        }
    }

    /** Writes in letters of a size in pixels, and leaves room for them. */
    void setLetters(float size) {
        if (getFont().getSize2D() != size) {
            setFont(getFont().deriveFont(size));
        }
    }

    private void put(Prediction line) {
        drawn = line;
        shown.accept(line);
    }

    /** Shows none. */
    void hideAll() {
        sheet = null;
        setVisible(false);
    }

    /** Lets it be drawn, or not. */
    void setOpen(boolean on) {
        open = on;
        setCursor(Cursor.getPredefinedCursor(on ? Cursor.CROSSHAIR_CURSOR : Cursor.DEFAULT_CURSOR));
        repaint();
    }

    /**
     * Shows the true line over the drawn one.
     *
     * @param answer as answers are written; empty while it is not known
     * @param own what the drawn line is called
     * @param other what the true one is
     */
    void reveal(String answer, String own, String other) {
        mine = own;
        theirs = other;
        truth = sheet == null ? List.of() : sheet.parse(answer).orElse(List.of());
        tell();
    }

    /** What is drawn; empty while a point is missing. */
    String answer() {
        return sheet == null ? "" : CurveSheet.answer(drawn);
    }

    Optional<JComponent> first() {
        return isVisible() ? Optional.of(this) : Optional.empty();
    }

    private void movePen(int by) {
        pen = Math.max(1, Math.min(pen + by, drawn.values().size() - 1));
        if (open && drawn.values().get(pen).isNaN()) {
            put(drawn.with(pen, drawn.values().get(pen - 1)));
            changed.run();
        }
        tell();
    }

    private void raise(int by) {
        if (sheet != null && open) {
            double from = drawn.values().get(pen);
            draw(pen, (Double.isNaN(from) ? drawn.values().get(pen - 1) : from) + by * sheet.step(), pen);
        }
    }

    /** A stroke from the row of the one before; rows that it passes over are drawn too. */
    private void draw(int row, double value, int from) {
        if (sheet == null || !open) {
            return;
        }
        int at = Math.max(1, Math.min(row, drawn.values().size() - 1));
        double number = sheet.nearest(value);
        double start = drawn.values().get(from);
        Prediction stroke =
                from == at || Double.isNaN(start) ? drawn.with(at, number) : drawn.with(from, start, at, number);
        for (int i = 1; i < stroke.values().size(); i++) {
            double each = stroke.values().get(i);
            stroke = Double.isNaN(each) ? stroke : stroke.with(i, sheet.nearest(each));
        }
        put(stroke);
        pen = at;
        changed.run();
        tell();
    }

    private void tell() {
        if (sheet != null && words != null) {
            double value = drawn.values().get(pen);
            List<String> told = new ArrayList<>();
            if (pen == 1 && Double.isNaN(value)) {
                // Where the line begins is to be seen; whoever hears it needs it to begin with.
                told.add(point(0, sheet.start()));
            }
            told.add(point(pen, value));
            if (!truth.isEmpty()) {
                told.add(theirs + ": " + number(truth.get(pen - 1)));
            }
            getAccessibleContext().setAccessibleName(String.join(", ", told));
        }
        repaint();
    }

    /** A point and its value, if it is drawn. */
    private String point(int row, double value) {
        String at =
                Objects.requireNonNull(words).at(Objects.requireNonNull(sheet).per(), row);
        return Double.isNaN(value) ? at : at + ": " + number(value);
    }

    private static String number(double value) {
        return CurveSheet.write(List.of(value));
    }

    @Override
    public Dimension getPreferredSize() {
        // Board, question and buttons share the height; a line need not be high to be drawn.
        return new Dimension(Px.of(560), Px.of(170));
    }

    private double x(int row) {
        int wide = Math.min(getWidth(), of(720)) - of(LEFT + RIGHT);
        return of(LEFT) + (double) wide * row / Math.max(1, drawn.values().size() - 1);
    }

    private double y(double value) {
        CurveSheet on = Objects.requireNonNull(sheet);
        int high = getHeight() - of(TOP + BOTTOM);
        return of(TOP) + high * (on.highest() - value) / (on.highest() - on.lowest());
    }

    /** A length that grows with the letters. */
    private float exactly(float length) {
        return Px.exactly(length) * getFont().getSize2D() / Paints.font(TYPE).getSize2D();
    }

    private int of(int length) {
        return Math.round(exactly(length));
    }

    private int rowAt(int x) {
        double wide = x(1) - x(0);
        return (int) Math.round((x - x(0)) / Math.max(1, wide));
    }

    private double valueAt(int y) {
        CurveSheet on = Objects.requireNonNull(sheet);
        double high = Math.max(1, getHeight() - of(TOP + BOTTOM));
        return on.highest() - (y - of(TOP)) * (on.highest() - on.lowest()) / high;
    }

    @Override
    protected void paintComponent(Graphics g) {
        if (sheet == null) {
            return;
        }
        Graphics2D g2 = Paints.smooth(g);
        g2.setFont(getFont());
        grid(g2, sheet);
        Color own = Paints.colour("Papan.accent");
        if (!truth.isEmpty()) {
            List<Double> whole = new ArrayList<>(List.of(sheet.start()));
            whole.addAll(truth);
            line(g2, whole, Paints.colour("Papan.text"), true);
        }
        line(g2, drawn.values(), own, false);
        if (open) {
            double at = drawn.values().get(pen);
            double size = exactly(7);
            double y = y(Double.isNaN(at) ? sheet.start() : at);
            g2.setColor(own);
            g2.setStroke(new BasicStroke(exactly(2)));
            g2.draw(new Ellipse2D.Double(x(pen) - size, y - size, 2 * size, 2 * size));
        }
        if (!truth.isEmpty()) {
            legend(g2, own);
        }
        if (isFocusOwner()) {
            Paints.focusRing(g2, 0, 0, getWidth(), getHeight(), Px.exactly(12));
        }
        g2.dispose();
    }

    private void grid(Graphics2D g, CurveSheet on) {
        FontMetrics metrics = getFontMetrics(getFont());
        int lines = divisions(on);
        for (int i = 0; i <= lines; i++) {
            double value = on.lowest() + (on.highest() - on.lowest()) * i / lines;
            int y = (int) Math.round(y(value));
            g.setColor(Paints.colour("Papan.edge"));
            g.drawLine((int) x(0), y, (int) x(drawn.values().size() - 1), y);
            String text = number(value);
            g.setColor(Paints.colour("Papan.secondary"));
            g.drawString(text, of(LEFT - 8) - metrics.stringWidth(text), y + metrics.getAscent() / 2 - of(1));
        }
        int every = Math.max(1, (int) Math.ceil(metrics.stringWidth("00") * 1.8 / (x(1) - x(0))));
        for (int row = 0; row < drawn.values().size(); row += every) {
            String text = String.valueOf(row);
            g.drawString(text, (int) x(row) - metrics.stringWidth(text) / 2, getHeight() - of(8));
        }
    }

    /** Four spaces between the lines, or about so many where half a seed would stand beside one else. */
    private static int divisions(CurveSheet on) {
        double steps = (on.highest() - on.lowest()) / on.step();
        return IntStream.of(4, 5, 3, 2)
                .filter(spaces -> Math.abs(steps / spaces - Math.rint(steps / spaces)) < 1e-6)
                .findFirst()
                .orElse(4);
    }

    private void line(Graphics2D g, List<Double> values, Color colour, boolean dashed) {
        float wide = exactly(3);
        Path2D path = new Path2D.Double();
        boolean down = false;
        g.setColor(colour);
        for (int row = 0; row < values.size(); row++) {
            double value = values.get(row);
            if (Double.isNaN(value)) {
                down = false;
                continue;
            }
            double size = exactly(3.5f);
            g.fill(new Ellipse2D.Double(x(row) - size, y(value) - size, 2 * size, 2 * size));
            if (down) {
                path.lineTo(x(row), y(value));
            } else {
                path.moveTo(x(row), y(value));
            }
            down = true;
        }
        g.setStroke(
                dashed
                        ? new BasicStroke(
                                wide,
                                BasicStroke.CAP_BUTT,
                                BasicStroke.JOIN_ROUND,
                                1,
                                new float[] {exactly(8), exactly(5)},
                                0)
                        : new BasicStroke(wide, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.draw(path);
    }

    private void legend(Graphics2D g, Color own) {
        FontMetrics metrics = getFontMetrics(getFont());
        int y = metrics.getAscent();
        g.setColor(own);
        g.fillRect(of(LEFT), y - of(6), of(20), of(3));
        g.setColor(Paints.colour("Papan.text"));
        g.drawString(mine, of(LEFT + 28), y);
        int x = of(LEFT + 28) + metrics.stringWidth(mine) + of(24);
        g.fillRect(x, y - of(6), of(8), of(3));
        g.fillRect(x + of(12), y - of(6), of(8), of(3));
        g.drawString(theirs, x + of(28), y);
    }

    /** Draws where the pointer goes. */
    private final class Draw extends MouseAdapter {
        @Override
        public void mousePressed(MouseEvent event) {
            requestFocusInWindow();
            if (sheet != null) {
                int row = Math.max(1, rowAt(event.getX()));
                draw(row, valueAt(event.getY()), Math.min(row, drawn.values().size() - 1));
            }
        }

        @Override
        public void mouseDragged(MouseEvent event) {
            if (sheet != null) {
                draw(rowAt(event.getX()), valueAt(event.getY()), pen);
            }
        }
    }
}
