package papan.ui.plot;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.font.FontRenderContext;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.swing.UIManager;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.ui.RectangleInsets;
import papan.analysis.Part;
import papan.model.Side;
import papan.ui.common.Paints;
import papan.ui.common.Px;

/**
 * Colours and type of the chart under the theme in force, its {@code Papan.Chart.*}: Okabe and Ito's blue, orange and
 * yellow, whose greys differ too.
 *
 * @param fills the colour of each part
 * @param hatch the lines over the stores
 * @param ground what the chart stands on; it also parts the bands
 * @param text words and the cursor
 * @param quiet less important words
 * @param line thin lines
 * @param focus the ring around the chart that has the keyboard
 * @param label type of the words beside the curve
 * @param axis type of the axes
 */
record ChartLook(
        Map<Part, Color> fills,
        Color hatch,
        Color ground,
        Color text,
        Color quiet,
        Color line,
        Color focus,
        Font label,
        Font axis) {

    /** No colour at all. */
    static final Color NOTHING = new Color(0, true);

    private static final FontRenderContext MEASURE = new FontRenderContext(null, true, true);

    /** So many colours for rule sets the theme has. */
    private static final int ENTRIES = 4;

    /** The heights at zoom 1 from which the words are larger. */
    private static final int TALL = 200;

    private static final int TALLER = 250;

    /**
     * The look under the theme that is installed now.
     *
     * @param height of the chart in pixels: a tall one is seen from further away
     */
    static ChartLook current(int height) {
        Map<Part, Color> fills = new EnumMap<>(Part.class);
        fills.put(Part.SOUTH_STORE, Paints.colour("Papan.Chart.southStore"));
        fills.put(Part.SOUTH_ROW, Paints.colour("Papan.Chart.southRow"));
        fills.put(Part.HANDS, Paints.colour("Papan.Chart.hands"));
        fills.put(Part.NORTH_ROW, Paints.colour("Papan.Chart.northRow"));
        fills.put(Part.NORTH_STORE, Paints.colour("Papan.Chart.northStore"));
        Color ground = Paints.colour("Panel.background");
        Color text = Paints.colour("Label.foreground");
        Font base = font("Label.font", new Font(Font.SANS_SERIF, Font.PLAIN, 13));
        Font axis = height < px(TALLER) ? base : font("large.font", base);
        return new ChartLook(
                Map.copyOf(fills),
                Paints.colour("Papan.Chart.hatch"),
                ground,
                text,
                Paints.mix(text, ground, 0.66f),
                Paints.mix(text, ground, 0.3f),
                Paints.colour("Component.focusColor"),
                label(base, height),
                axis);
    }

    /** The same in letters of a size in pixels. */
    ChartLook in(float size) {
        Font larger = axis.deriveFont(size);
        return new ChartLook(fills, hatch, ground, text, quiet, line, focus, label.deriveFont(size), larger);
    }

    Color fill(Part part) {
        Color fill = fills.get(part);
        return fill == null ? text : fill;
    }

    /** The colour of a player's lines and bars. */
    Color side(Side side) {
        return fill(side == Side.SOUTH ? Part.SOUTH_ROW : Part.NORTH_ROW);
    }

    /** The colour of a house that is as full as can be shown. */
    Color full() {
        return Paints.colour("Papan.Chart.full");
    }

    /** The colour of one of several rule sets. */
    Color entry(int number) {
        return Paints.colour("Papan.Chart.entry." + (number % ENTRIES + 1));
    }

    /** Which of several rule sets, or whose, a line is, without colour: whole, dashed, dotted, dashed and dotted. */
    static BasicStroke line(int number, double width) {
        float w = px(width);
        float[] dash = switch (number % 4) {
            case 1 -> new float[] {3 * w, 2 * w};
            case 2 -> new float[] {w, 1.6f * w};
            case 3 -> new float[] {4 * w, 1.6f * w, w, 1.6f * w};
            default -> new float[0];
        };
        return dash.length == 0
                ? new BasicStroke(w, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND)
                : new BasicStroke(w, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 1, dash, 0);
    }

    /** Gives a plot its axes: thin lines at the numbers on the left, and nothing behind them. */
    void dress(XYPlot plot) {
        BasicStroke thin = new BasicStroke(px(1));
        for (ValueAxis axis : List.of(plot.getDomainAxis(), plot.getRangeAxis())) {
            axis.setTickLabelFont(this.axis);
            axis.setTickLabelPaint(quiet);
            axis.setAxisLinePaint(line);
            axis.setTickMarkPaint(line);
            axis.setAxisLineStroke(thin);
            axis.setTickMarkStroke(thin);
            axis.setTickMarkOutsideLength(px(4));
            axis.setTickLabelInsets(new RectangleInsets(px(2), 0, 0, px(6)));
            axis.setLabelFont(this.axis);
            axis.setLabelPaint(quiet);
            axis.setLabelInsets(new RectangleInsets(px(4), 0, 0, 0));
        }
        plot.getRangeAxis().setAxisLineVisible(false);
        plot.getRangeAxis().setTickMarksVisible(false);
        plot.setAxisOffset(RectangleInsets.ZERO_INSETS);
        plot.setOutlineVisible(false);
        plot.setBackgroundPaint(null);
        plot.setDomainGridlinesVisible(false);
        plot.setRangeGridlinePaint(line);
        plot.setRangeGridlineStroke(thin);
        plot.setRangeZeroBaselinePaint(quiet);
        plot.setRangeZeroBaselineStroke(thin);
    }

    double width(String text) {
        return width(axis, text);
    }

    static double width(Font font, String text) {
        return font.getStringBounds(text, MEASURE).getWidth();
    }

    /** Pixels for a length at zoom 1. */
    static float px(double length) {
        return Px.exactly((float) length);
    }

    /** Semibold, in one of the theme's own sizes. */
    private static Font label(Font base, int height) {
        Font sized = base;
        if (height >= px(TALLER)) {
            sized = font("h2.font", base);
        } else if (height >= px(TALL)) {
            sized = font("h3.font", base);
        } else if (height >= px(TALL) / 1.5) {
            sized = font("large.font", base);
        }
        Font semibold = font("semibold.font", base.deriveFont(Font.BOLD));
        return semibold.deriveFont(sized.getSize2D());
    }

    private static Font font(String key, Font otherwise) {
        return Optional.ofNullable(UIManager.getFont(key)).orElse(otherwise);
    }
}
