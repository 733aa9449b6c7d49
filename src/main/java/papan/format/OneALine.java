package papan.format;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.MinimalPrettyPrinter;
import java.io.IOException;

/** Gives each value of a list a line of its own, so that a file can be searched and compared line by line. */
public final class OneALine extends MinimalPrettyPrinter {
    private static final long serialVersionUID = 1L;

    private int depth;

    public OneALine() {
        super("\n");
    }

    @Override
    public void writeStartArray(JsonGenerator out) throws IOException {
        super.writeStartArray(out);
        depth++;
    }

    @Override
    public void writeArrayValueSeparator(JsonGenerator out) throws IOException {
        super.writeArrayValueSeparator(out);
        if (depth == 1) {
            out.writeRaw('\n');
        }
    }

    @Override
    public void writeEndArray(JsonGenerator out, int values) throws IOException {
        super.writeEndArray(out, values);
        depth--;
    }
}
