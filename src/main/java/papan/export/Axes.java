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
    private final StringBuilder svg = new StringBuilder();

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
        svg.append("<svg class=\"axes\" role=\"img\" viewBox=\"0 0 ")
                .append(LEFT + WIDTH + LEFT)
                .append(' ')
                .append(bottom + 2 * NAME + TOP)
                .append("\" aria-label=\"")
                .append(Html.escape(words.captions()
                        .text(
                                "sheet.axes",
                                Map.of(
                                        "lowest",
                                        number(sheet.lowest()),
                                        "highest",
                                        number(sheet.highest()),
                                        "along",
                                        along))))
                .append("\">\n");
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
        svg.append("<circle class=\"lift\" cx=\"")
                .append(LEFT)
                .append("\" cy=\"")
                .append(y(sheet.start()));
        return svg.append("\" r=\"4\"/></svg>").toString();
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
        svg.append("<rect class=\"line\" x=\"").append(x).append("\" y=\"").append(y);
        svg.append("\" width=\"").append(width).append("\" height=\"").append(height);
        svg.append("\" rx=\"0\"/>\n");
    }

    private void text(double x, double y, String text) {
        svg.append("<text class=\"name\" x=\"").append(x).append("\" y=\"").append(y);
        svg.append("\">").append(Html.escape(text)).append("</text>\n");
    }
}
