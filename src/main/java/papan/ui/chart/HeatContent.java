package papan.ui.chart;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.jfree.chart.axis.NumberAxis;
import papan.analysis.ChartData;
import papan.analysis.Column;
import papan.chart.ChartText;
import papan.model.House;
import papan.model.Place;
import papan.model.Side;
import papan.model.Store;
import papan.ui.common.Paints;

/**
 * A field for each place and point: the fuller, the darker, with its number where there is room; burnt houses are hatched.
 * North's row stands above, as on the board, south's below, and the stores and hands between them.
 */
final class HeatContent extends CellContent {
    /** Seeds from which a field is as dark as can be. */
    private static final double FULL = 16;

    /** The fullness of the fields that explain the others; a burnt house is below none. */
    private static final int[] SCALE = {(int) FULL, (int) FULL / 2, 1, 0, -1};

    private final Ticks.Names names = new Ticks.Names();

    HeatContent(VisibleChart shown) {
        super(shown);
    }

    @Override
    NumberAxis domainAxis() {
        return new Ticks.Along(shown(), 0.5);
    }

    @Override
    NumberAxis rangeAxis() {
        return names;
    }

    @Override
    void setWords(ChartText words) {
        names.setNames(order().stream().map(column -> name(column, words)).toList());
    }

    private String name(int number, ChartText words) {
        Column column = columns().get(number);
        return words.column(column);
    }

    private List<Column> columns() {
        return data().columns();
    }

    private ChartData data() {
        return shown().data(entry());
    }

    /** The columns from top to bottom. */
    private List<Integer> order() {
        List<Integer> order = new ArrayList<>();
        add(order, place -> place instanceof House house && house.side() == Side.NORTH);
        add(order, place -> place instanceof Store store && store.side() == Side.NORTH);
        for (int i = 0; i < columns().size(); i++) {
            if (columns().get(i).place().isEmpty()) {
                order.add(i);
            }
        }
        add(order, place -> place instanceof Store store && store.side() == Side.SOUTH);
        add(order, place -> place instanceof House house && house.side() == Side.SOUTH);
        return order;
    }

    private void add(List<Integer> order, Predicate<Place> which) {
        for (int i = 0; i < columns().size(); i++) {
            Optional<Place> place = columns().get(i).place();
            if (place.isPresent() && which.test(place.get())) {
                order.add(i);
            }
        }
    }

    @Override
    void paint(Graphics2D g, PlotArea sheet, ChartLook look, ChartText words, int from) {
        int rows = shown().rows(entry());
        int each = (int) Math.max(1, Math.floor(1 / sheet.perX()));
        List<Integer> order = order();
        double height = sheet.perY();
        Font font = look.axis().deriveFont((float) Math.min(look.axis().getSize2D(), height * 0.72));
        FontMetrics metrics = g.getFontMetrics(font);
        boolean numbered = sheet.perX() >= metrics.stringWidth("88") + ChartLook.px(4) && height >= ChartLook.px(10);
        boolean lined = sheet.perX() >= ChartLook.px(5);
        g.setFont(font);
        for (int first = from / each * each; first < rows; first += each) {
            int row = Math.min(rows, first + each) - 1;
            for (int i = 0; i < order.size(); i++) {
                double seeds = shown().value(entry(), row, order.get(i));
                Rectangle2D field = new Rectangle2D.Double(
                        sheet.x(first), sheet.area().getY() + i * height, each * sheet.perX(), height);
                Color fill = colour(look, seeds);
                g.setColor(fill);
                g.fill(lined ? inner(field) : field);
                if (data().isBurnt(row, order.get(i), shown().upTo(entry()))) {
                    Hatch.lines(g, field, look.text(), 1, 5, 1.4);
                } else if (numbered) {
                    number(g, field, words.decimals(seeds, 0), ink(look, fill, seeds), metrics);
                }
            }
        }
        separate(g, sheet, look, order);
    }

    private static Rectangle2D inner(Rectangle2D field) {
        double gap = ChartLook.px(0.5);
        return new Rectangle2D.Double(
                field.getX() + gap, field.getY() + gap, field.getWidth() - 2 * gap, field.getHeight() - 2 * gap);
    }

    private static Color colour(ChartLook look, double seeds) {
        if (seeds == 0) {
            return Paints.mix(look.line(), look.ground(), 0.25f);
        }
        float share = (float) Math.min(1, 0.16 + 0.84 * seeds / FULL);
        return Paints.mix(look.full(), look.ground(), share);
    }

    private static Color ink(ChartLook look, Color fill, double seeds) {
        if (seeds == 0) {
            return look.quiet();
        }
        double light = (0.299 * fill.getRed() + 0.587 * fill.getGreen() + 0.114 * fill.getBlue()) / 255;
        return light > 0.55 ? Color.BLACK : Color.WHITE;
    }

    private static void number(Graphics2D g, Rectangle2D field, String text, Color ink, FontMetrics metrics) {
        g.setColor(ink);
        float x = (float) (field.getCenterX() - metrics.stringWidth(text) / 2.0);
        float y = (float) (field.getCenterY() + (metrics.getAscent() - metrics.getDescent()) / 2.0);
        g.drawString(text, x, y);
    }

    /** Lines between the rows of houses and what stands between them. */
    private void separate(Graphics2D g, PlotArea sheet, ChartLook look, List<Integer> order) {
        g.setColor(look.quiet());
        g.setStroke(new BasicStroke(ChartLook.px(1)));
        for (int i = 1; i < order.size(); i++) {
            if (isHouse(order.get(i)) != isHouse(order.get(i - 1))) {
                double y = sheet.area().getY() + i * sheet.perY();
                g.draw(new Line2D.Double(sheet.area().getX(), y, sheet.area().getMaxX(), y));
            }
        }
    }

    private boolean isHouse(int column) {
        return columns().get(column).place().filter(House.class::isInstance).isPresent();
    }

    @Override
    boolean hasCursorLine() {
        return true;
    }

    @Override
    boolean goesOn() {
        return true;
    }

    @Override
    List<EndLabels.Label> legend(ChartLook look, ChartText words) {
        List<EndLabels.Label> labels = new ArrayList<>();
        for (int seeds : SCALE) {
            EndLabels.Form form = seeds < 0 ? EndLabels.Form.RISING_LINES : EndLabels.Form.BAND;
            Color colour = seeds < 0 ? look.text() : colour(look, seeds);
            labels.add(EndLabels.Label.legend(scale(seeds, words), colour, form));
        }
        return labels;
    }

    private static String scale(int seeds, ChartText words) {
        if (seeds <= 0) {
            return words.text(seeds < 0 ? "heat.burnt" : "heat.few");
        }
        return words.text("heat.many", Map.of("count", seeds)) + (seeds == (int) FULL ? " +" : "");
    }

    @Override
    float widthBeside(ChartText words, FontMetrics metrics) {
        if (isOneOfMany()) {
            return ChartLook.px(8);
        }
        return EndLabels.width(
                Arrays.stream(SCALE).mapToObj(seeds -> scale(seeds, words)).toList(), metrics);
    }

    /** What the fields mean. */
    @Override
    void paintBeside(Graphics2D g, PlotArea sheet, ChartLook look, ChartText words) {
        if (isOneOfMany()) {
            return;
        }
        FontMetrics metrics = g.getFontMetrics(look.axis());
        g.setFont(look.axis());
        double x = sheet.area().getMaxX() + ChartLook.px(16);
        double y = sheet.area().getY() + ChartLook.px(4);
        double size = metrics.getHeight();
        for (int seeds : SCALE) {
            Rectangle2D field = new Rectangle2D.Double(x, y, size, size * 0.9);
            g.setColor(colour(look, Math.max(0, seeds)));
            g.fill(field);
            if (seeds < 0) {
                Hatch.lines(g, field, look.text(), 1, 5, 1.4);
            }
            String text = scale(seeds, words);
            g.setColor(look.quiet());
            g.drawString(text, (float) (x + size + ChartLook.px(6)), (float) (y + metrics.getAscent()));
            y += size * 1.12;
        }
    }
}
