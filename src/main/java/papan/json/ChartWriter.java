package papan.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.Writer;
import papan.chart.Chart;
import papan.chart.ChartTable;
import papan.chart.ChartText;
import papan.format.JsonOut;

/** Writes a chart with its numbers as one JSON object on one line, for other programs. */
public final class ChartWriter {
    private ChartWriter() {}

    /** Writes a chart up to a cursor; the words are those of its title and sentence. */
    public static void write(Chart chart, int cursor, ChartText words, Writer writer) throws IOException {
        ChartTable table = new ChartTable(chart, cursor);
        try (JsonGenerator out = JsonOut.to(writer)) {
            out.disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET);
            out.writeStartObject();
            out.writeStringField("kind", chart.kind().id());
            out.writeStringField("title", words.title(chart));
            out.writeStringField("sentence", words.sentence(chart, cursor));
            out.writeStringField("unit", words.unit(chart));
            out.writeArrayFieldStart("rules");
            for (Chart.Entry entry : chart.entries()) {
                out.writeString(entry.rules().id());
            }
            out.writeEndArray();
            out.writeArrayFieldStart("columns");
            for (int column = 0; column < table.columns(); column++) {
                out.writeString(table.key(column));
            }
            out.writeEndArray();
            out.writeArrayFieldStart("rows");
            for (int row = 0; row < table.rows(); row++) {
                row(out, table, row);
            }
            out.writeEndArray();
            out.writeEndObject();
        }
        writer.write("\n");
    }

    private static void row(JsonGenerator out, ChartTable table, int row) throws IOException {
        out.writeStartArray();
        if (table.rowsAreRules()) {
            out.writeString(table.rulesOf(row));
        } else {
            out.writeNumber(table.number(row));
        }
        for (int column = 1; column < table.columns(); column++) {
            double value = table.value(row, column);
            if (Double.isNaN(value)) {
                out.writeNull();
            } else if (value == Math.rint(value)) {
                out.writeNumber((long) value);
            } else {
                out.writeNumber(value);
            }
        }
        out.writeEndArray();
    }
}
