package papan.ui.plot;

import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.Paint;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import org.jfree.chart.LegendItem;
import org.jfree.chart.LegendItemSource;
import org.jfree.chart.block.BlockBorder;
import org.jfree.chart.block.ColumnArrangement;
import org.jfree.chart.block.FlowArrangement;
import org.jfree.chart.block.LengthConstraintType;
import org.jfree.chart.block.RectangleConstraint;
import org.jfree.chart.title.LegendTitle;
import org.jfree.chart.ui.HorizontalAlignment;
import org.jfree.chart.ui.RectangleEdge;
import org.jfree.chart.ui.RectangleInsets;
import org.jfree.chart.ui.VerticalAlignment;

/** What colours, hatches and strokes mean, beside a drawing or in a line above several. */
final class ChartLegend {
    private static final double SWATCH = 12;
    private static final double GAP = 6;

    private ChartLegend() {}

    static LegendItem field(String text, Paint fill, Paint edge, double edgeWidth) {
        return new LegendItem(text, null, null, null, square(), fill, new BasicStroke(ChartLook.px(edgeWidth)), edge);
    }

    static LegendItem line(String text, BasicStroke stroke, Paint paint) {
        return new LegendItem(text, null, null, null, line(), stroke, paint);
    }

    private static RoundRectangle2D square() {
        double size = ChartLook.px(SWATCH - 2);
        double arc = ChartLook.px(3);
        return new RoundRectangle2D.Double(-size / 2, -size / 2, size, size, arc, arc);
    }

    static Line2D line() {
        return new Line2D.Double(-ChartLook.px(SWATCH - 1), 0, ChartLook.px(SWATCH - 1), 0);
    }

    /** The width of a swatch with the gap after it. */
    static double width(LegendItem item) {
        return ChartLook.px((item.isLineVisible() ? 2 * SWATCH : SWATCH) + GAP);
    }

    /** Paints a swatch alone. */
    static void swatch(Graphics2D g, LegendItem item, double left, double y) {
        Graphics2D at = (Graphics2D) g.create();
        at.translate(left + (width(item) - ChartLook.px(GAP)) / 2, y);
        if (item.isLineVisible()) {
            at.setPaint(item.getLinePaint());
            at.setStroke(item.getLineStroke());
            at.draw(item.getLine());
        } else {
            at.setPaint(item.getFillPaint());
            at.fill(item.getShape());
            at.setPaint(item.getOutlinePaint());
            at.setStroke(item.getOutlineStroke());
            at.draw(item.getShape());
        }
        at.dispose();
    }

    /** A legend at the right of a drawing. */
    static LegendTitle beside(LegendItemSource source) {
        ColumnArrangement columns =
                new ColumnArrangement(HorizontalAlignment.LEFT, VerticalAlignment.TOP, ChartLook.px(SWATCH), 0);
        LegendTitle legend = new LegendTitle(source, columns, columns);
        legend.setPosition(RectangleEdge.RIGHT);
        legend.setVerticalAlignment(VerticalAlignment.TOP);
        return legend;
    }

    /** A legend in as many lines as a width needs. */
    private static LegendTitle above(LegendItemSource source, ChartLook look) {
        FlowArrangement lines =
                new FlowArrangement(HorizontalAlignment.LEFT, VerticalAlignment.CENTER, ChartLook.px(18), 0);
        LegendTitle legend = new LegendTitle(source, lines, lines);
        dress(legend, look);
        legend.setPadding(RectangleInsets.ZERO_INSETS);
        return legend;
    }

    /** Colours and type; nothing behind it, and no frame. */
    static void dress(LegendTitle legend, ChartLook look) {
        legend.setFrame(BlockBorder.NONE);
        legend.setMargin(RectangleInsets.ZERO_INSETS);
        legend.setPadding(new RectangleInsets(ChartLook.px(4), ChartLook.px(8), 0, ChartLook.px(4)));
        legend.setItemFont(look.axis());
        legend.setItemPaint(look.text());
        legend.setLegendItemGraphicPadding(new RectangleInsets(0, 0, 0, 0));
        legend.setItemLabelPadding(new RectangleInsets(ChartLook.px(1.5), ChartLook.px(GAP), ChartLook.px(1.5), 0));
    }

    /** Paints a legend from a corner on, or only measures it, and tells how high it is. */
    static double above(
            Graphics2D g, LegendItemSource source, ChartLook look, double x, double y, double width, boolean paint) {
        LegendTitle legend = above(source, look);
        RectangleConstraint wide =
                new RectangleConstraint(width, null, LengthConstraintType.FIXED, 0, null, LengthConstraintType.NONE);
        double height = legend.arrange(g, wide).getHeight();
        if (paint) {
            legend.draw(g, new Rectangle2D.Double(x, y, width, height));
        }
        return height;
    }
}
