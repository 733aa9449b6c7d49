package papan.ui.plot;

import java.awt.BasicStroke;
import java.awt.Cursor;
import java.awt.Dimension;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.GraphicsDevice;
import java.awt.RenderingHints;
import java.awt.event.MouseEvent;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import javax.accessibility.AccessibleContext;
import org.jfree.chart.ChartPanel;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.event.ChartChangeEvent;
import org.jspecify.annotations.Nullable;
import papan.ui.common.CoalescedTask;

/** One drawing on the screen: a press or a drag asks for a cursor, the pointer is told what happened there. */
final class Canvas extends ChartPanel {
    private final transient ChartPlot plot;
    private final transient Drawing drawn;
    private final transient IntConsumer asked;
    private final transient IntFunction<Optional<String>> told;
    private final transient Supplier<String> said;
    private final transient KeptDrawing drawing = new KeptDrawing(super::paintComponent);
    private final transient CoalescedTask changing = new CoalescedTask(this::draw);

    /** Who hears that somebody draws: a number at a row. */
    interface Drawing {
        /** False if nothing is to be drawn. {@code begins} with a new stroke. */
        boolean drew(int row, double value, boolean begins);
    }

    /**
     * A canvas for a plot.
     *
     * @param asked hears of a row that was pressed, or dragged over
     * @param told what is said of a row
     * @param said the chart's sentence, for those who do not see it
     */
    Canvas(
            JFreeChart chart,
            ChartPlot plot,
            Drawing drawn,
            IntConsumer asked,
            IntFunction<Optional<String>> told,
            Supplier<String> said) {
        super(chart, false);
        this.plot = plot;
        this.drawn = drawn;
        this.asked = asked;
        this.told = told;
        this.said = said;
        plot.keepPixels();
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

    ChartPlot plot() {
        return plot;
    }

    /** The row under a pixel; none before the chart has been painted, or where there is none. */
    OptionalInt rowAt(int x, int y) {
        Rectangle2D data = getScreenDataArea();
        return data.getWidth() <= 0 ? OptionalInt.empty() : plot.rowAt(data, x, y);
    }

    int pixelOf(int row) {
        return (int) Math.round(plot.sheet(getScreenDataArea()).x(plot.content().xOf(row)));
    }

    /** The board is painted first, and the chart when it is there. */
    @Override
    public void chartChanged(ChartChangeEvent event) {
        // The superclass calls this before there is anything to draw.
        if (changing != null) {
            changing.ask();
        }
    }

    /** Drawing takes as long as all other painting together; it has an event of its own so that no seed waits for both. */
    private void draw() {
        if (isShowing()) {
            drawing.renew(getWidth(), getHeight());
        } else {
            drawing.forget();
        }
        repaint();
    }

    @Override
    public void mousePressed(MouseEvent e) {
        requestFocusInWindow();
        point(e, true);
    }

    @Override
    public void mouseDragged(MouseEvent e) {
        point(e, false);
    }

    @Override
    public void mouseReleased(MouseEvent e) {
        // Everything has been asked for already.
    }

    private void point(MouseEvent e, boolean begins) {
        Rectangle2D data = getScreenDataArea();
        if (data.getWidth() <= 0) {
            return;
        }
        int predicted = (int) Math.round(plot.sheet(data).atX(e.getX()));
        if (!drawn.drew(predicted, plot.sheet(data).atY(e.getY()), begins)) {
            rowAt(e.getX(), e.getY()).ifPresent(asked);
        }
    }

    @Override
    public @Nullable String getToolTipText(MouseEvent e) {
        Rectangle2D data = getScreenDataArea();
        if (e.getX() < data.getX() || e.getX() > data.getMaxX() + ChartLook.px(8)) {
            return null;
        }
        boolean along = plot.content().hasCursorLine();
        int here = plot.content().shown().here(0).orElse(0);
        boolean ahead = along && e.getX() > pixelOf(here) + ChartLook.px(8);
        OptionalInt row = rowAt(e.getX(), e.getY());
        return ahead || row.isEmpty() ? null : told.apply(row.getAsInt()).orElse(null);
    }

    @Override
    public void paintComponent(Graphics graphics) {
        Graphics2D g = (Graphics2D) graphics.create();
        // The window waits for the drawing to come; a picture that somebody takes of it does not.
        if (g.getDeviceConfiguration().getDevice().getType() != GraphicsDevice.TYPE_RASTER_SCREEN) {
            changing.settle();
        }
        drawing.paint(g, getWidth(), getHeight());
        if (isFocusOwner()) {
            g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
            float width = ChartLook.px(2);
            g.setColor(ChartLook.current(0).focus());
            g.setStroke(new BasicStroke(width));
            float arc = ChartLook.px(10);
            g.draw(new RoundRectangle2D.Float(width / 2, width / 2, getWidth() - width, getHeight() - width, arc, arc));
        }
        g.dispose();
    }

    @Override
    public AccessibleContext getAccessibleContext() {
        if (accessibleContext == null) {
            accessibleContext = new AccessibleJPanel() {
                @Override
                public String getAccessibleDescription() {
                    return said.get();
                }
            };
        }
        return accessibleContext;
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
