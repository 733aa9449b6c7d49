package papan.ui.plot;

import java.awt.Cursor;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.event.KeyEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import javax.accessibility.AccessibleRole;
import javax.swing.JComponent;
import javax.swing.KeyStroke;
import org.jfree.chart.LegendItemCollection;
import org.jfree.chart.plot.PlotRenderingInfo;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.XYLineAndShapeRenderer;
import org.jfree.chart.ui.RectangleInsets;
import org.jfree.data.Range;
import org.jfree.data.xy.XYSeriesCollection;
import papan.analysis.Prediction;
import papan.chart.ChartText;
import papan.lesson.kind.CurveSheet;
import papan.ui.common.CallAction;
import papan.ui.common.Drawn;
import papan.ui.common.Paints;
import papan.ui.common.Px;

/**
 * A sheet on which a line is drawn by dragging across it, or with the arrow keys: left and right choose a point, up and
 * down move it. Once it is known, the true line is drawn over it. Lives on the event dispatch thread.
 */
public final class LineSheet extends Drawn {
    private static final String TYPE = "Papan.small.font";
    private static final int WIDEST = 720;

    private final Runnable changed;
    private final transient Consumer<Prediction> shown;
    private final XYPlot plot = new XYPlot();
    private transient Consumer<String> said = text -> {};
    private transient Optional<LinePen> pen = Optional.empty();
    private transient Optional<ChartText> words = Optional.empty();
    /** Where the numbers lie in pixels; nowhere before it has been painted. */
    private transient PlotArea area = new PlotArea(plot, new Rectangle2D.Double());

    private List<Double> truth = List.of();
    private String mine = "";
    private String theirs = "";
    private boolean open;

    /**
     * Nothing to draw on yet.
     *
     * @param changed hears when something is drawn
     * @param shown hears of every line that is shown, drawn or not
     */
    public LineSheet(Runnable changed, Consumer<Prediction> shown) {
        super(TYPE, AccessibleRole.SLIDER);
        this.changed = changed;
        this.shown = shown;
        setName("answer.curve");
        setFocusable(true);
        setVisible(false);
        Draw draw = new Draw();
        addMouseListener(draw);
        addMouseMotionListener(draw);
        key(KeyEvent.VK_LEFT, () -> move(-1));
        key(KeyEvent.VK_RIGHT, () -> move(1));
        key(KeyEvent.VK_UP, () -> stroke(at -> at.raise(1)));
        key(KeyEvent.VK_DOWN, () -> stroke(at -> at.raise(-1)));
    }

    /** Says who hears where the pen is and what is drawn there, after each key. */
    public void onSaid(Consumer<String> hearer) {
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
    public void show(CurveSheet next, ChartText text) {
        words = Optional.of(text);
        truth = List.of();
        plot.setDomainAxis(new Ticks.Whole(0, Integer::toString));
        plot.setRangeAxis(
                next.step() < 1
                        ? new Ticks.Parts(4, LineSheet::number)
                        : new Ticks.Whole(0, number -> number((double) number)));
        plot.getDomainAxis().setRange(new Range(0, next.points()));
        plot.getRangeAxis().setRange(new Range(next.lowest(), next.highest()));
        setOpen(true);
        setVisible(true);
        put(LinePen.on(next));
    }

    /** Draws a line that was drawn before, in all or in part; nothing if it is none for this sheet. */
    public void draw(String draft) {
        pen.ifPresent(at -> at.sheet().drafted(draft).ifPresent(line -> put(at.with(line))));
    }

    /** Shows a line that is drawn elsewhere; nothing if it is none for this sheet. */
    public void copy(Prediction line) {
        pen.filter(at -> line.values().size() == at.line().values().size()).ifPresent(at -> put(at.with(line)));
    }

    private static Prediction whole(LinePen at, List<Double> points) {
        List<Double> all = new ArrayList<>(List.of(at.sheet().start()));
        all.addAll(points);
        return new Prediction(all);
    }

    /** Writes in letters of a size in pixels, and leaves room for them. */
    public void setLetters(float size) {
        if (getFont().getSize2D() != size) {
            setFont(getFont().deriveFont(size));
        }
    }

    private void put(LinePen next) {
        pen = Optional.of(next);
        shown.accept(next.line());
        tell();
    }

    /** Shows none. */
    public void hideAll() {
        pen = Optional.empty();
        setVisible(false);
    }

    /** Lets it be drawn, or not. */
    public void setOpen(boolean on) {
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
    public void reveal(String answer, String own, String other) {
        mine = own;
        theirs = other;
        truth = pen.flatMap(at -> at.sheet().parse(answer)).orElse(List.of());
        tell();
    }

    /** What is drawn; empty while a point is missing. */
    public String answer() {
        return pen.map(at -> CurveSheet.answer(at.line())).orElse("");
    }

    /** So much of it as is drawn. */
    public String draft() {
        return pen.map(at -> CurveSheet.draft(at.line())).orElse("");
    }

    /** The sheet, if it is shown. */
    public Optional<JComponent> first() {
        return isVisible() ? Optional.of(this) : Optional.empty();
    }

    private void move(int by) {
        if (open) {
            stroke(at -> at.move(by));
        } else {
            pen.ifPresent(at -> put(at.look(by)));
        }
    }

    private void stroke(UnaryOperator<LinePen> stroke) {
        pen.filter(at -> open).ifPresent(at -> {
            put(stroke.apply(at));
            changed.run();
        });
    }

    private void tell() {
        pen.ifPresent(at -> getAccessibleContext().setAccessibleName(told(at)));
        repaint();
    }

    private String told(LinePen at) {
        double value = at.line().values().get(at.row());
        List<String> told = new ArrayList<>();
        if (at.row() == 1 && Double.isNaN(value)) {
            // Where the line begins is to be seen; whoever hears it needs it to begin with.
            told.add(point(at, 0, at.sheet().start()));
        }
        told.add(point(at, at.row(), value));
        if (!truth.isEmpty()) {
            told.add(theirs + ": " + number(truth.get(at.row() - 1)));
        }
        return String.join(", ", told);
    }

    /** A point and its value, if it is drawn. */
    private String point(LinePen on, int row, double value) {
        String at = words.orElseThrow().at(on.sheet().per(), row);
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

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = Paints.smooth(graphics);
        pen.ifPresent(at -> paint(g, at));
        if (isFocusOwner()) {
            Paints.focusRing(g, 0, 0, getWidth(), getHeight(), Px.exactly(12));
        }
        g.dispose();
    }

    private void paint(Graphics2D g, LinePen at) {
        ChartLook look = ChartLook.current(0).in(getFont().getSize2D());
        double above = getFontMetrics(getFont()).getHeight() + ChartLook.px(8);
        look.dress(plot);
        plot.setInsets(new RectangleInsets(above, 0, 0, ChartLook.px(16)));
        plot.clearDomainMarkers();
        XYLineAndShapeRenderer dashed = LineContent.lines();
        dashed.setSeriesPaint(0, look.text());
        dashed.setSeriesStroke(0, ChartLook.line(1, 3));
        DrawnPrediction.dot(dashed, 0, 4);
        plot.setRenderer(dashed);
        plot.setDataset(
                truth.isEmpty()
                        ? null
                        : new XYSeriesCollection(
                                DrawnPrediction.series(theirs, whole(at, truth).values())));
        new DrawnPrediction(at, open, 0).put(plot, look);
        PlotRenderingInfo drawn = new PlotRenderingInfo(null);
        float larger = getFont().getSize2D() / Paints.font(TYPE).getSize2D();
        int width = Math.min(getWidth(), Math.round(Px.exactly(WIDEST) * larger));
        plot.draw(g, new Rectangle2D.Double(0, 0, width, getHeight()), null, null, drawn);
        area = new PlotArea(plot, drawn.getDataArea());
        if (!truth.isEmpty()) {
            LegendItemCollection both = new LegendItemCollection();
            both.add(ChartLegend.line(mine, DrawnPrediction.stroke(), Paints.colour("Papan.Chart.pencil")));
            both.add(ChartLegend.line(theirs, ChartLook.line(1, 3), look.text()));
            ChartLegend.above(
                    g,
                    () -> both,
                    look,
                    area.area().getX(),
                    0,
                    width - area.area().getX(),
                    true);
        }
    }

    /** Draws where the pointer goes. */
    private final class Draw extends MouseAdapter {
        @Override
        public void mousePressed(MouseEvent event) {
            requestFocusInWindow();
            draw(event, true);
        }

        @Override
        public void mouseDragged(MouseEvent event) {
            draw(event, false);
        }

        private void draw(MouseEvent event, boolean begins) {
            if (area.area().getWidth() > 0) {
                int row = (int) Math.round(area.atX(event.getX()));
                stroke(at -> at.draw(row, area.atY(event.getY()), begins));
            }
        }
    }
}
