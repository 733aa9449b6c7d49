package papan.ui.plot;

import java.awt.Color;
import java.awt.Font;
import java.awt.Paint;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.jfree.chart.LegendItem;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.labels.ItemLabelAnchor;
import org.jfree.chart.plot.ValueMarker;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.ui.Layer;
import org.jfree.chart.ui.TextAnchor;
import org.jspecify.annotations.Nullable;
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
 * North's row stands above, as on the board, south's below, and the stores and hands between them. A series is a place; of
 * rows that share a pixel the last is an item. JFreeChart's blocks would be all of one size, without numbers.
 */
final class HeatContent extends CellContent {
    /** Seeds from which a field is as dark as can be. */
    private static final double FULL = 16;

    /** The fullness of the fields that explain the others; a burnt house is below none. */
    private static final int[] SCALE = {(int) FULL, (int) FULL / 2, 1, 0, -1};

    private final transient Ticks.Names names = new Ticks.Names();
    /** The columns from top to bottom. */
    private List<Integer> order;

    private int first;
    private int each = 1;
    private double gap;
    private Font font = look().axis();
    private boolean numbered;

    HeatContent(VisibleChart shown, ChartText words) {
        super(shown, words);
        this.order = order();
        ((Bars) renderer()).place(ItemLabelAnchor.CENTER, TextAnchor.CENTER);
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
    void forget() {
        order = order();
    }

    @Override
    void setWords(ChartText next) {
        super.setWords(next);
        List<String> texts = new ArrayList<>();
        for (int series = 0; series < getSeriesCount(); series++) {
            texts.add(getSeriesKey(series));
        }
        names.setNames(texts);
    }

    private List<Column> columns() {
        return data().columns();
    }

    private ChartData data() {
        return shown().data(entry());
    }

    private List<Integer> order() {
        List<Integer> all = new ArrayList<>();
        add(all, place -> place instanceof House house && house.side() == Side.NORTH);
        add(all, place -> place instanceof Store store && store.side() == Side.NORTH);
        for (int i = 0; i < columns().size(); i++) {
            if (columns().get(i).place().isEmpty()) {
                all.add(i);
            }
        }
        add(all, place -> place instanceof Store store && store.side() == Side.SOUTH);
        add(all, place -> place instanceof House house && house.side() == Side.SOUTH);
        return all;
    }

    private void add(List<Integer> all, Predicate<Place> which) {
        for (int i = 0; i < columns().size(); i++) {
            if (columns().get(i).place().filter(which).isPresent()) {
                all.add(i);
            }
        }
    }

    /** Lines between the rows of houses and what stands between them. */
    @Override
    void mark(XYPlot plot) {
        for (int i = 1; i < order.size(); i++) {
            if (isHouse(order.get(i)) != isHouse(order.get(i - 1))) {
                double between = order.size() - i;
                plot.addRangeMarker(new ValueMarker(between, look().quiet(), ChartLook.line(0, 1)), Layer.FOREGROUND);
            }
        }
    }

    private boolean isHouse(int column) {
        return columns().get(column).place().filter(House.class::isInstance).isPresent();
    }

    @Override
    void prepare(int from, double across, double upward) {
        super.prepare(from, across, upward);
        each = (int) Math.max(1, Math.floor(across));
        first = from / each;
        gap = each >= across(ChartLook.px(5)) ? ChartLook.px(0.5) : 0;
        double height = 1 / upward;
        font = look().axis().deriveFont((float) Math.min(look().axis().getSize2D(), height * 0.72));
        double needed = ChartLook.width(font, "88") + ChartLook.px(4);
        numbered = across(needed) <= 1 && height >= ChartLook.px(10);
    }

    private int row(int item) {
        return Math.min(rows(), (first + item + 1) * each) - 1;
    }

    private double seeds(int series, int item) {
        return shown().value(entry(), row(item), order.get(series));
    }

    private boolean isBurnt(int series, int item) {
        return data().isBurnt(row(item), order.get(series), shown().upTo(entry()));
    }

    @Override
    public int getSeriesCount() {
        return order.size();
    }

    @Override
    public String getSeriesKey(int series) {
        return words().column(columns().get(order.get(series)));
    }

    @Override
    public int getItemCount(int series) {
        return (rows() + each - 1) / each - first;
    }

    @Override
    Rectangle2D bar(int series, int item) {
        double x = (first + item) * each + across(gap);
        double y = order.size() - series - 1 + upward(gap);
        return new Rectangle2D.Double(x, y, each - 2 * across(gap), 1 - 2 * upward(gap));
    }

    @Override
    Paint fill(int series, int item) {
        Color fill = colour(seeds(series, item));
        return isBurnt(series, item) ? burnt(fill) : fill;
    }

    private Paint burnt(Color ground) {
        return Hatch.of(ground, look().text(), 1, 5, 1.4);
    }

    private Color colour(double seeds) {
        if (seeds == 0) {
            return Paints.mix(look().line(), look().ground(), 0.25f);
        }
        float share = (float) Math.min(1, 0.16 + 0.84 * seeds / FULL);
        return Paints.mix(look().full(), look().ground(), share);
    }

    @Override
    @Nullable
    String label(int series, int item) {
        return numbered && !isBurnt(series, item) ? words().decimals(seeds(series, item), 0) : null;
    }

    @Override
    Paint ink(int series, int item) {
        double seeds = seeds(series, item);
        if (seeds == 0) {
            return look().quiet();
        }
        Color fill = colour(seeds);
        double light = (0.299 * fill.getRed() + 0.587 * fill.getGreen() + 0.114 * fill.getBlue()) / 255;
        return light > 0.55 ? Color.BLACK : Color.WHITE;
    }

    @Override
    Font font(int series) {
        return font;
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
    List<LegendItem> legend() {
        List<LegendItem> items = new ArrayList<>();
        for (int seeds : SCALE) {
            Paint fill = seeds < 0 ? burnt(colour(0)) : colour(seeds);
            items.add(ChartLegend.field(scale(seeds), fill, look().quiet(), 1));
        }
        return items;
    }

    private String scale(int seeds) {
        if (seeds <= 0) {
            return words().text(seeds < 0 ? "heat.burnt" : "heat.few");
        }
        return words().text("heat.many", Map.of("count", seeds)) + (seeds == (int) FULL ? " +" : "");
    }
}
