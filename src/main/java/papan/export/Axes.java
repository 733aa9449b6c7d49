package papan.export;

import java.util.List;
import java.util.Map;
import papan.chart.ChartText;
import papan.lesson.kind.CurveSheet;

/** Axes to draw a line on. Where the line begins is marked; how it goes on is not on this paper. */
final class Axes {
    private static final int LEFT = 64;
    private static final int TOP = 16;
    private static final int WIDTH = 560;
    private static final int HEIGHT = 240;
    private static final int NAME = 24;
    /** The usual distance of two lines across: ten seeds, where that is not too coarse. */
    private static final int STEP = 10;

    private final CurveSheet sheet;
    private final Html svg = new Html();

    private Axes(CurveSheet sheet) {
        this.sheet = sheet;
    }

    /** An element of HTML, of the shapes that {@link PaperBoards} draws. */
    static String of(CurveSheet sheet, ChartText words) {
        return new Axes(sheet).drawn(words);
    }

    private String drawn(ChartText words) {
        int bottom = TOP + HEIGHT;
        String along = words.axis(sheet.kind(), sheet.per());
        Map<String, String> args =
                Map.of("lowest", number(sheet.lowest()), "highest", number(sheet.highest()), "along", along);
        String view = "0 0 " + (LEFT + WIDTH + LEFT) + " " + (bottom + 2 * NAME + TOP);
        String told = words.captions().text("sheet.axes", args);
        svg.begin("svg", "class", "axes", "role", "img", "viewBox", view, "aria-label", told);
        double range = sheet.highest() - sheet.lowest();
        int lines = (int) Math.round(range > STEP ? range / STEP : range / sheet.step());
        for (int line = 0; line <= lines; line++) {
            double value = sheet.lowest() + range * line / lines;
            text(LEFT / 2, y(value) + 6, number(value));
            if (line < lines) {
                box(LEFT, y(value + range / lines), WIDTH, HEIGHT / (double) lines);
            }
        }
        for (int point = 0; point <= sheet.points(); point++) {
            text(x(point), bottom + NAME, Integer.toString(point));
            if (point < sheet.points()) {
                box(x(point), TOP, WIDTH / (double) sheet.points(), HEIGHT);
            }
        }
        text(LEFT + WIDTH / 2.0, bottom + 2 * NAME, along);
        svg.single("circle", "class", "lift", "cx", LEFT, "cy", y(sheet.start()), "r", 4);
        return svg.end("svg").toString();
    }

    private double x(int point) {
        return LEFT + WIDTH * point / (double) sheet.points();
    }

    private double y(double value) {
        return TOP + HEIGHT * (sheet.highest() - value) / (sheet.highest() - sheet.lowest());
    }

    private static String number(double value) {
        return CurveSheet.write(List.of(value));
    }

    private void box(double x, double y, double width, double height) {
        svg.single("rect", "class", "line", "x", x, "y", y, "width", width, "height", height, "rx", 0);
    }

    private void text(double x, double y, String text) {
        svg.element("text", text, "class", "name", "x", x, "y", y);
    }
}
