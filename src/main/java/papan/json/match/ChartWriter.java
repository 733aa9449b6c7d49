package papan.json.match;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import papan.analysis.ChartKind;
import papan.chart.Chart;
import papan.chart.ChartTable;
import papan.chart.ChartText;
import papan.format.Field;
import papan.format.JsonPrinter;
import papan.format.ObjectShape;
import papan.format.Shape;
import papan.format.Shapes;

/** Writes a chart with its numbers as one JSON object on one line, for other programs. */
public final class ChartWriter {
    private static final Shape<List<String>> TEXTS = Shapes.list(Shapes.text());
    private static final Shape<Object> CELL =
            Shapes.of(Map.of("type", List.of("string", "number", "null")), new Shape.OnlyWritten<>(), value -> value);

    public static final ObjectShape<Told> SHAPE = ObjectShape.ofWritten(
            "A chart with its numbers.",
            Field.required("kind", Shapes.words(ChartKind.class, ChartKind::id), "What it counts.")
                    .from(told -> told.chart.kind()),
            Field.required("title", Shapes.text(), "What it is called.").from(told -> told.words.title(told.chart)),
            Field.required("sentence", Shapes.text(), "What it shows.")
                    .from(told -> told.words.sentence(told.chart, told.cursor)),
            Field.required("unit", Shapes.text(), "What its numbers count.").from(told -> told.words.unit(told.chart)),
            Field.required("rules", TEXTS, "The ids of its rule sets.")
                    .from(told -> told.chart.entries().stream()
                            .map(entry -> entry.rules().id())
                            .toList()),
            Field.required("columns", TEXTS, "What each column of the table is called in files.")
                    .from(told -> each(told.table().columns(), told.table()::key)),
            Field.required(
                            "rows",
                            Shapes.list(Shapes.list(CELL)),
                            "The table, row by row; null where nothing is known.")
                    .from(told -> each(told.table().rows(), row -> row(told.table(), row))));

    private ChartWriter() {}

    /**
     * A chart up to a cursor.
     *
     * @param words those of its title and sentence
     */
    public record Told(Chart chart, int cursor, ChartText words, ChartTable table) {
        public Told(Chart chart, int cursor, ChartText words) {
            this(chart, cursor, words, new ChartTable(chart, cursor));
        }
    }

    /** Writes a chart up to a cursor; the words are those of its title and sentence. */
    public static void write(Chart chart, int cursor, ChartText words, Writer writer) throws IOException {
        writer.write(JsonPrinter.line(SHAPE.written(new Told(chart, cursor, words))) + "\n");
    }

    private static <T> List<T> each(int number, IntFunction<T> make) {
        return IntStream.range(0, number).mapToObj(make).toList();
    }

    private static List<Object> row(ChartTable table, int row) {
        return each(table.columns(), column -> cell(table, row, column));
    }

    /** What stands in a cell: a whole number is written as such; empty if nothing is known. */
    private static Object cell(ChartTable table, int row, int column) {
        if (column == 0) {
            return table.rowsAreRules() ? table.rulesOf(row) : table.number(row);
        }
        double value = table.value(row, column);
        if (Double.isNaN(value)) {
            return Optional.empty();
        }
        return value == Math.rint(value) ? (Object) (long) value : (Object) value;
    }
}
