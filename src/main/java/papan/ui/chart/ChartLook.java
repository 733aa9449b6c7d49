package papan.ui.chart;

import com.formdev.flatlaf.FlatLaf;
import com.formdev.flatlaf.util.UIScale;
import java.awt.Color;
import java.awt.Font;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import javax.swing.UIManager;
import papan.analysis.Part;

/**
 * Colours and type of the chart under the theme in force. A theme may set {@code Papan.Chart.southStore},
 * {@code .southRow}, {@code .hands}, {@code .northRow}, {@code .northStore}, {@code .hatch} and {@code .grid}; without
 * them the chart takes Okabe and Ito's blue, orange and yellow, whose greys differ too.
 *
 * @param fills the colour of each part
 * @param hatch the lines over the stores
 * @param ground what the chart stands on; it also parts the bands
 * @param text words and the cursor
 * @param quiet less important words
 * @param grid thin lines
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
        Color grid,
        Color focus,
        Font label,
        Font axis) {

    /** The look under the theme that is installed now. */
    static ChartLook current() {
        boolean dark = FlatLaf.isLafDark();
        Map<Part, Color> fills = new EnumMap<>(Part.class);
        fills.put(Part.SOUTH_STORE, colour("Papan.Chart.southStore", dark ? 0x003F66 : 0x00486F));
        fills.put(Part.SOUTH_ROW, colour("Papan.Chart.southRow", dark ? 0x0072B2 : 0x2F88BE));
        fills.put(Part.HANDS, colour("Papan.Chart.hands", dark ? 0xE2D63C : 0xF0E442));
        fills.put(Part.NORTH_ROW, colour("Papan.Chart.northRow", dark ? 0xC97A1E : 0xE39537));
        fills.put(Part.NORTH_STORE, colour("Papan.Chart.northStore", dark ? 0x8A3D00 : 0xB54F00));
        Font base = font("Label.font");
        return new ChartLook(
                Map.copyOf(fills),
                colour("Papan.Chart.hatch", 0xFFFFFF),
                colour("Panel.background", dark ? 0x1C1B1A : 0xF6F3EE),
                colour("Label.foreground", dark ? 0xF2EFEA : 0x1D1B19),
                colour("Label.disabledForeground", dark ? 0xA8A29B : 0x6B655E),
                colour("Papan.Chart.grid", dark ? 0x4A4642 : 0xCFC8BE),
                colour("Component.focusColor", 0x0072B2),
                semibold(base).deriveFont(base.getSize2D() * 1.08f),
                base);
    }

    Color fill(Part part) {
        Color fill = fills.get(part);
        return fill == null ? text : fill;
    }

    /** Pixels for a length at zoom 1. */
    static float px(double length) {
        return UIScale.scale((float) length);
    }

    private static Color colour(String key, int otherwise) {
        return Optional.ofNullable(UIManager.getColor(key)).orElseGet(() -> new Color(otherwise));
    }

    private static Font font(String key) {
        return Optional.ofNullable(UIManager.getFont(key)).orElseGet(() -> new Font(Font.SANS_SERIF, Font.PLAIN, 13));
    }

    /** The theme's own semibold at the same size, or bold. */
    private static Font semibold(Font base) {
        return Optional.ofNullable(UIManager.getFont("semibold.font"))
                .map(font -> font.deriveFont(base.getSize2D()))
                .orElseGet(() -> base.deriveFont(Font.BOLD));
    }
}
