package papan.ui.chart;

import java.awt.Cursor;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.event.MouseEvent;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.OptionalInt;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import org.jfree.chart.ChartPanel;
import org.jfree.chart.JFreeChart;
import org.jspecify.annotations.Nullable;

/** The chart on the screen: a press or a drag asks for a cursor, the pointer is told what happened there. */
final class Canvas extends ChartPanel {
    private final transient RevealedSeeds seeds;
    private final transient IntConsumer asked;
    private final transient IntFunction<String> told;

    /**
     * A canvas.
     *
     * @param asked takes the cursor that the pointer asks for
     * @param told says what happened at a revealed cursor
     */
    Canvas(JFreeChart chart, RevealedSeeds seeds, IntConsumer asked, IntFunction<String> told) {
        super(chart, false, false, false, false, true);
        this.seeds = seeds;
        this.asked = asked;
        this.told = told;
        // Beyond these sizes the panel would draw into an image and stretch it: text would blur.
        setMinimumDrawWidth(0);
        setMinimumDrawHeight(0);
        setMaximumDrawWidth(Integer.MAX_VALUE);
        setMaximumDrawHeight(Integer.MAX_VALUE);
        setMouseZoomable(false);
        setPopupMenu(null);
        setOpaque(false);
        setFocusable(true);
        setCursor(Cursor.getPredefinedCursor(Cursor.HAND_CURSOR));
    }

    /** The cursor under a pixel; none left of the axis or before the chart has been painted. */
    OptionalInt cursorAt(int x) {
        Rectangle2D data = getScreenDataArea();
        if (data.getWidth() <= 0) {
            return OptionalInt.empty();
        }
        double extent = getChart().getXYPlot().getDomainAxis().getUpperBound();
        return OptionalInt.of(seeds.cursorAt((x - data.getX()) / data.getWidth() * extent));
    }

    /** The pixel at which a revealed cursor stands. */
    int pixelOf(int cursor) {
        Rectangle2D data = getScreenDataArea();
        double extent = getChart().getXYPlot().getDomainAxis().getUpperBound();
        return (int) Math.round(data.getX() + seeds.pointOf(cursor) * data.getWidth() / extent);
    }

    @Override
    public void mousePressed(MouseEvent e) {
        requestFocusInWindow();
        ask(e);
    }

    @Override
    public void mouseDragged(MouseEvent e) {
        ask(e);
    }

    @Override
    public void mouseReleased(MouseEvent e) {
        // Everything has been asked for already.
    }

    private void ask(MouseEvent e) {
        cursorAt(e.getX()).ifPresent(asked);
    }

    @Override
    public @Nullable String getToolTipText(MouseEvent e) {
        OptionalInt cursor = cursorAt(e.getX());
        boolean revealed = cursor.isPresent() && cursor.getAsInt() <= seeds.cursor();
        boolean inside = e.getX() <= pixelOf(seeds.cursor()) + ChartLook.px(8);
        return revealed && inside ? told.apply(cursor.getAsInt()) : null;
    }

    @Override
    public void paintComponent(Graphics graphics) {
        super.paintComponent(graphics);
        if (isFocusOwner()) {
            Graphics2D g = (Graphics2D) graphics.create();
            g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
            float width = ChartLook.px(2);
            g.setColor(ChartLook.current(0).focus());
            g.setStroke(new java.awt.BasicStroke(width));
            float arc = ChartLook.px(10);
            g.draw(new RoundRectangle2D.Float(width / 2, width / 2, getWidth() - width, getHeight() - width, arc, arc));
            g.dispose();
        }
    }

    @Override
    public Dimension getPreferredSize() {
        return new Dimension(Math.round(ChartLook.px(640)), Math.round(ChartLook.px(180)));
    }

    @Override
    public Dimension getMinimumSize() {
        return new Dimension(Math.round(ChartLook.px(280)), Math.round(ChartLook.px(96)));
    }
}
