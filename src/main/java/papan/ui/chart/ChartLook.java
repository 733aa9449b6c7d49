package papan.ui.chart;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.font.FontRenderContext;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.swing.UIManager;
import papan.analysis.Part;
import papan.model.Side;
import papan.ui.common.Paints;
import papan.ui.common.Px;

/**
 * Colours and type of the chart under the theme in force. A theme may set {@code Papan.Chart.southStore},
 * {@code .southRow}, {@code .hands}, {@code .northRow}, {@code .northStore} and {@code .hatch}; without them the chart
 * takes Okabe and Ito's blue, orange and yellow, whose greys differ too.
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
    private static final Color FULL = new Color(0x003E66);
    private static final Color FULL_AT_NIGHT = new Color(0x8CCBF2);

    /** Okabe and Ito's, in an order in which neighbours differ in lightness too. */
    private static final List<Color> ENTRIES =
            List.of(new Color(0x0072B2), new Color(0xE69F00), new Color(0x009E73), new Color(0xCC79A7));

    /** The heights at zoom 1 from which the words are larger. */
    private static final int TALL = 200;

    private static final int TALLER = 250;

    /**
     * The look under the theme that is installed now.
     *
     * @param height of the chart in pixels: a tall one is seen from further away
     */
    static ChartLook current(int height) {
        boolean dark = Paints.isDark();
        Map<Part, Color> fills = new EnumMap<>(Part.class);
        fills.put(Part.SOUTH_STORE, colour("Papan.Chart.southStore", dark ? 0x004E7C : 0x00486F));
        fills.put(Part.SOUTH_ROW, colour("Papan.Chart.southRow", dark ? 0x0072B2 : 0x2F88BE));
        fills.put(Part.HANDS, colour("Papan.Chart.hands", dark ? 0xE2D63C : 0xF0E442));
        fills.put(Part.NORTH_ROW, colour("Papan.Chart.northRow", dark ? 0xC97A1E : 0xE39537));
        fills.put(Part.NORTH_STORE, colour("Papan.Chart.northStore", dark ? 0x984305 : 0xB54F00));
        Color ground = colour("Panel.background", dark ? 0x1C1B1A : 0xF6F3EE);
        Color text = colour("Label.foreground", dark ? 0xF2EFEA : 0x1D1B19);
        Font base = font("Label.font", new Font(Font.SANS_SERIF, Font.PLAIN, 13));
        Font axis = height < px(TALLER) ? base : font("large.font", base);
        return new ChartLook(
                Map.copyOf(fills),
                colour("Papan.Chart.hatch", 0xFFFFFF),
                ground,
                text,
                Paints.mix(text, ground, 0.66f),
                Paints.mix(text, ground, 0.3f),
                colour("Component.focusColor", 0x0072B2),
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
        return Paints.isDark() ? FULL_AT_NIGHT : FULL;
    }

    /** The colour of one of several rule sets. */
    Color entry(int number) {
        return ENTRIES.get(number % ENTRIES.size());
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

    /** The width of a text of the axes. */
    double width(String text) {
        return width(axis, text);
    }

    /** The width of a text in a type. */
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

    private static Color colour(String key, int otherwise) {
        return Optional.ofNullable(UIManager.getColor(key)).orElseGet(() -> new Color(otherwise));
    }

    private static Font font(String key, Font otherwise) {
        return Optional.ofNullable(UIManager.getFont(key)).orElse(otherwise);
    }
}
