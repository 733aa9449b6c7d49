package papan.json.progress;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import papan.format.JsonOut;
import papan.format.JsonPrinter;
import papan.lesson.learner.Progress;

/** Writes what a learner has done as {@code progress/3}, for people to read: a result or an act a line. */
final class ProgressWriter {
    /** How deep a result or an act lies: below the file, its lessons, a lesson and its list. */
    private static final int ACT = 4;

    private ProgressWriter() {}

    /** The file of a learner. */
    public static byte[] bytes(Progress progress) {
        StringWriter text = new StringWriter();
        DefaultPrettyPrinter printer = new DefaultPrettyPrinter();
        printer.indentArraysWith(new Lines(ACT));
        printer.indentObjectsWith(new Lines(ACT - 1));
        try (JsonGenerator out = JsonOut.to(text)) {
            out.setPrettyPrinter(printer);
            JsonPrinter.print(ProgressShape.FORMAT.shape().written(progress), out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return (text + "\n").getBytes(StandardCharsets.UTF_8);
    }

    /**
     * Begins a new line for whatever lies no deeper.
     *
     * @param deepest how many lists and objects it is in at most
     */
    private record Lines(int deepest) implements DefaultPrettyPrinter.Indenter {
        private static final DefaultIndenter LINE = new DefaultIndenter("  ", "\n");

        @Override
        public void writeIndentation(JsonGenerator out, int level) throws IOException {
            if (level > deepest) {
                out.writeRaw(' ');
            } else {
                LINE.writeIndentation(out, level);
            }
        }

        @Override
        public boolean isInline() {
            return false;
        }
    }
}
