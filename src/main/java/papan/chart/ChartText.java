package papan.chart;

import java.text.NumberFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import papan.analysis.ChartData;
import papan.analysis.ChartKind;
import papan.analysis.Column;
import papan.analysis.CourseChart;
import papan.analysis.Spacing;
import papan.analysis.Unit;
import papan.model.House;
import papan.model.Side;
import papan.narration.CaptionText;
import papan.narration.Pattern;
import papan.narration.TextFamily;
import papan.rules.RuleSet;

/**
 * What charts say, in one wording, from {@code chart_<language>.properties} beside this class; what a language lacks is
 * taken from English.
 */
public final class ChartText {
    private static final TextFamily FAMILY = new TextFamily(ChartText.class, "chart");

    private final CaptionText captions;
    private final Map<String, Pattern> patterns;
    private final Locale locale;

    /** The words of a wording. */
    public ChartText(CaptionText captions) {
        this.captions = captions;
        this.patterns = FAMILY.inOrEnglish(captions.wording().language());
        this.locale = Locale.forLanguageTag(captions.wording().language().tag());
    }

    /** How the board's events are told. */
    public CaptionText captions() {
        return captions;
    }

    /** The text of a key; the key in brackets if there is none. */
    public String text(String key) {
        return text(key, Map.of());
    }

    /** The text of a key with arguments: whole numbers, sides and texts by name. */
    public String text(String key, Map<String, ?> args) {
        Pattern pattern = patterns.get(key);
        return pattern == null ? "[" + key + "]" : captions.format(pattern, args);
    }

    public String question(ChartKind kind) {
        return text("question." + kind.id());
    }

    /** What a chart answers: what its author calls it, or else the program's question. */
    public String question(Chart chart) {
        return chart.title().isEmpty() ? question(chart.kind()) : chart.title();
    }

    /** What a chart is called where one is chosen. */
    public String kind(ChartKind kind) {
        return capital(text("kind." + kind.id()));
    }

    public String rules(RuleSet rules) {
        return rules.about().name(captions.wording().language().tag());
    }

    /** The question, the rule sets and the unit of a chart, for the head of a picture or table. */
    public String title(Chart chart) {
        return text("title", Map.of("question", question(chart), "rules", rules(chart), "unit", unit(chart)));
    }

    public String rules(Chart chart) {
        return chart.entries().stream()
                .map(entry -> rules(entry.rules()))
                .distinct()
                .collect(Collectors.joining(captions.text("list.comma")));
    }

    /** What the numbers of a chart count. */
    public String unit(Chart chart) {
        return isPercent(chart.kind())
                ? text("unit.percent")
                : unit(chart.data().unit());
    }

    /** What numbers count. */
    public String unit(Unit unit) {
        return text("unit." + id(unit));
    }

    public String row(ChartKind kind, Spacing spacing) {
        return text("row." + along(kind, spacing));
    }

    /** What the horizontal axis counts. */
    public String axis(ChartKind kind, Spacing spacing) {
        return text("axis." + along(kind, spacing));
    }

    private static String along(ChartKind kind, Spacing spacing) {
        if (kind.hasSpacing()) {
            return id(spacing);
        }
        return kind == ChartKind.ROUNDS ? id(Spacing.ROUND) : kind.id();
    }

    /** How a choice of spacing is called. */
    public String spacing(Spacing spacing) {
        return text("spacing." + id(spacing));
    }

    public String column(Column column) {
        if (column.place().isPresent()) {
            return captions.place(column.place().get());
        }
        return text(
                "column." + column.measure(),
                Map.of("player", column.side().orElse(Side.SOUTH), "south", Side.SOUTH, "north", Side.NORTH));
    }

    public String column(RuleSet rules, Column column) {
        return text("column.of", Map.of("rules", rules(rules), "column", column(column)));
    }

    /** The name of a band or line with its number now. */
    public String label(Column column, double value) {
        return text("label.count", Map.of("name", column(column), "count", number(value, column.unit())));
    }

    /** A number as people write it, with as many decimals as its unit needs; a dash for what is not a number. */
    public String number(double value, Unit unit) {
        return decimals(value, unit == Unit.SHARE ? 2 : value == Math.rint(value) ? 0 : 1);
    }

    /** A number in a cell of the table or beside a line. */
    public String number(double value, Column column, ChartKind kind) {
        return column.unit() == Unit.SHARE && isPercent(kind)
                ? decimals(100 * value, 2)
                : decimals(value, column.unit() == Unit.SHARE ? 3 : value == Math.rint(value) ? 0 : 2);
    }

    /** A whole number. */
    public String count(long value) {
        return captions.wording().language().count(value);
    }

    /** A number with so many decimals. */
    public String decimals(double value, int decimals) {
        if (Double.isNaN(value)) {
            return "–";
        }
        NumberFormat format = NumberFormat.getInstance(locale);
        format.setGroupingUsed(captions.wording().language().setsThousandsApart());
        format.setMaximumFractionDigits(decimals);
        format.setMinimumFractionDigits(decimals);
        return format.format(value == 0 ? 0 : value).replace("-", "−");
    }

    /** Whether the shares of a chart are told in percent. */
    static boolean isPercent(ChartKind kind) {
        return kind == ChartKind.MARGINS || kind == ChartKind.FIRST;
    }

    /** When a point is, such as "Turn 5". */
    public String at(Spacing spacing, int number) {
        return text("at." + id(spacing), Map.of("number", number));
    }

    /** What a chart says at a cursor, as one or more sentences; each rule set's if there are several. */
    public String sentence(Chart chart, int cursor) {
        ChartSentence said = new ChartSentence(this);
        if (chart.entries().size() == 1) {
            return said.of(chart, 0, cursor);
        }
        return java.util.stream.IntStream.range(0, chart.entries().size())
                .mapToObj(i -> chart.kind().followsACourse()
                        ? text(
                                "sentence.of",
                                Map.of(
                                        "rules",
                                        rules(chart.entries().get(i).rules()),
                                        "sentence",
                                        said.of(chart, i, chart.upTo(i, cursor))))
                        : said.of(chart, i, 0))
                .collect(Collectors.joining("\n"));
    }

    /** The fullest house of a row of a heat map. */
    static House fullest(ChartData data, int row, int upTo) {
        List<Column> columns = data.columns();
        int fullest = 0;
        for (int i = 1; i < columns.size(); i++) {
            boolean house =
                    columns.get(i).place().filter(House.class::isInstance).isPresent();
            fullest = house && data.value(row, i, upTo) > data.value(row, fullest, upTo) ? i : fullest;
        }
        return (House) columns.get(fullest).place().orElseThrow();
    }

    /** Where along its course a chart stands at a cursor. */
    String at(CourseChart chart, int cursor) {
        int row = chart.rows(cursor) - 1;
        return at(chart.spacing(), chart.number(row, cursor));
    }

    private static String id(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    private static String capital(String text) {
        int first = text.offsetByCodePoints(0, 1);
        return text.substring(0, first).toUpperCase(Locale.ROOT) + text.substring(first);
    }
}
