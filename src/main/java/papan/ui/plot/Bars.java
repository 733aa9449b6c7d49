package papan.ui.plot;

import java.awt.Font;
import java.awt.Paint;
import java.awt.Stroke;
import org.jfree.chart.labels.ItemLabelAnchor;
import org.jfree.chart.labels.ItemLabelPosition;
import org.jfree.chart.renderer.xy.StandardXYBarPainter;
import org.jfree.chart.renderer.xy.XYBarRenderer;
import org.jfree.chart.ui.TextAnchor;
import org.jspecify.annotations.Nullable;

/** JFreeChart's bars, each with the look that its content gives it: by itself the library has one for a whole series. */
final class Bars extends XYBarRenderer {
    private final transient CellContent content;

    Bars(CellContent content) {
        this.content = content;
        setUseYInterval(true);
        setShadowVisible(false);
        setBarPainter(new StandardXYBarPainter());
        setDrawBarOutline(true);
        setDefaultItemLabelsVisible(true);
        setDefaultItemLabelGenerator((dataset, series, item) -> content.label(series, item));
        place(ItemLabelAnchor.OUTSIDE12, TextAnchor.BOTTOM_CENTER);
    }

    /** Says where what is written at a bar stands, whether or not the bar is large enough for it. */
    void place(ItemLabelAnchor anchor, TextAnchor text) {
        ItemLabelPosition place = new ItemLabelPosition(anchor, text);
        setDefaultPositiveItemLabelPosition(place);
        setPositiveItemLabelPositionFallback(place);
    }

    @Override
    public Paint getItemPaint(int series, int item) {
        return content.fill(series, item);
    }

    @Override
    public @Nullable Stroke getItemOutlineStroke(int series, int item) {
        return content.edge(series, item);
    }

    @Override
    public Paint getItemOutlinePaint(int series, int item) {
        return content.edgePaint(series, item);
    }

    @Override
    public Paint getItemLabelPaint(int series, int item) {
        return content.ink(series, item);
    }

    @Override
    public Font getItemLabelFont(int series, int item) {
        return content.font(series);
    }
}
