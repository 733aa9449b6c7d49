package papan.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import papan.search.Spread;
import papan.search.Statistics;

/** A chart of many rounds or matches. Its rows lead to no event: there are too many to look at one. */
public final class SampleChart implements ChartData {
    private static final Column COUNT = Column.of("count", Unit.ROUNDS);

    private final ChartKind kind;
    private final List<Column> columns;
    private final List<Row> rows;

    /** One line of the table. */
    private record Row(int number, List<Double> values) {}

    private SampleChart(ChartKind kind, List<Column> columns, List<Row> rows) {
        this.kind = kind;
        this.columns = columns;
        this.rows = List.copyOf(rows);
    }

    /**
     * A chart of one sample, or for {@link ChartKind#FIRST} of several that are compared.
     *
     * @param samples one or more; rows of {@link ChartKind#FIRST} are numbered by them from 0
     */
    public static SampleChart of(ChartKind kind, List<Statistics> samples) {
        return switch (kind) {
            case USUAL -> usual(samples.get(0));
            case MARGINS -> margins(samples.get(0));
            case FIRST -> first(samples);
            default -> throw new IllegalArgumentException("kind " + kind + " is not about many rounds");
        };
    }

    /** The first player's lead after each turn: a quarter of all rounds lies below the band, a quarter above it. */
    private static SampleChart usual(Statistics sample) {
        List<Row> rows = new ArrayList<>();
        for (Spread lead : sample.leads()) {
            rows.add(new Row(
                    rows.size(),
                    List.of((double) lead.quantile(0.25), lead.mean(), (double) lead.quantile(0.75), (double)
                            lead.total())));
        }
        Column mean = Column.of("mean", Unit.SEEDS);
        return new SampleChart(
                ChartKind.USUAL,
                List.of(Column.of("lowQuartile", Unit.SEEDS), mean, Column.of("highQuartile", Unit.SEEDS), COUNT),
                rows);
    }

    private static SampleChart margins(Statistics sample) {
        Spread margins = sample.margins();
        double total = Math.max(1, margins.total());
        List<Row> rows = new ArrayList<>();
        for (int i = 0; i < margins.counts().size(); i++) {
            long count = margins.counts().get(i);
            rows.add(new Row(margins.least() + i, List.of(count / total, (double) count)));
        }
        return new SampleChart(ChartKind.MARGINS, List.of(Column.of("share", Unit.SHARE), COUNT), rows);
    }

    private static SampleChart first(List<Statistics> samples) {
        List<Row> rows = new ArrayList<>();
        for (Statistics sample : samples) {
            rows.add(new Row(
                    rows.size(), List.of(sample.firstShareLow(), sample.firstShare(), sample.firstShareHigh(), (double)
                            sample.count())));
        }
        return new SampleChart(
                ChartKind.FIRST,
                List.of(
                        Column.of("low", Unit.SHARE),
                        Column.of("firstShare", Unit.SHARE),
                        Column.of("high", Unit.SHARE),
                        COUNT),
                rows);
    }

    @Override
    public ChartKind kind() {
        return kind;
    }

    @Override
    public List<Column> columns() {
        return columns;
    }

    @Override
    public int rows(int upTo) {
        return rows.size();
    }

    @Override
    public int number(int row, int upTo) {
        return rows.get(row).number();
    }

    @Override
    public OptionalInt cursorOf(int row, int upTo) {
        return OptionalInt.empty();
    }

    @Override
    public OptionalInt rowOf(int cursor, int upTo) {
        return OptionalInt.empty();
    }

    @Override
    public double value(int row, int column, int upTo) {
        return rows.get(row).values().get(column);
    }

    @Override
    public int size() {
        return 0;
    }
}
