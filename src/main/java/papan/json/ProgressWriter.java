package papan.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import papan.format.JsonOut;
import papan.lesson.Done;
import papan.lesson.LessonProgress;
import papan.lesson.Progress;

/** Writes what a learner has done as {@code progress/2}, for people to read. */
final class ProgressWriter {
    static final DefaultIndenter LINES = DefaultIndenter.SYSTEM_LINEFEED_INSTANCE.withLinefeed("\n");

    private ProgressWriter() {}

    /** The file of a learner. */
    public static byte[] bytes(Progress progress) {
        StringWriter text = new StringWriter();
        DefaultPrettyPrinter printer = new DefaultPrettyPrinter();
        printer.indentArraysWith(LINES);
        printer.indentObjectsWith(LINES);
        try (JsonGenerator out = JsonOut.to(text)) {
            out.setPrettyPrinter(printer);
            out.writeStartObject();
            out.writeStringField("format", ProgressReader.FORMAT);
            out.writeStringField("learner", progress.learner());
            out.writeArrayFieldStart("lessons");
            for (LessonProgress lesson : progress.lessons().values()) {
                lesson(out, lesson, printer);
            }
            out.writeEndArray();
            out.writeEndObject();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return (text + "\n").getBytes(StandardCharsets.UTF_8);
    }

    /** A lesson with each of its acts on a line of its own. */
    private static void lesson(JsonGenerator out, LessonProgress lesson, DefaultPrettyPrinter printer)
            throws IOException {
        out.writeStartObject();
        out.writeStringField("lesson", lesson.lesson());
        out.writeNumberField("revision", lesson.revision());
        out.writeArrayFieldStart("acts");
        for (Done done : lesson.acts()) {
            new ActWriter(out, printer).write(done);
        }
        out.writeEndArray();
        out.writeEndObject();
    }
}
