package papan.json.match;

import static papan.format.Shapes.keywords;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.MinimalPrettyPrinter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import papan.event.BoardEvent;
import papan.event.Fact;
import papan.event.TurnCounter;
import papan.format.JsonOut;
import papan.format.JsonPrinter;
import papan.format.JsonValue;
import papan.lesson.script.EventField;
import papan.lesson.script.EventKind;
import papan.model.Move;
import papan.model.Position;

/** Writes events as JSON Lines, one object a line, exactly as the trace contract orders their keys. */
public final class EventWriter {
    private final JsonGenerator out;

    /** A writer on top of another, which it does not close. */
    public EventWriter(Writer writer) {
        try {
            out = JsonOut.to(writer);
            out.setPrettyPrinter(new MinimalPrettyPrinter(""));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Writes one event.
     *
     * @param id what the line carries as its {@code id}, if it belongs to a batch
     * @param index 0-based index in its trace
     * @param counter has counted this event
     * @param after the position after it
     */
    public void write(Optional<JsonValue> id, int index, TurnCounter counter, BoardEvent event, Position after)
            throws IOException {
        EventKind kind = EventKind.of(event);
        Map<String, Object> line = line(id);
        line.put("i", index);
        line.put("round", counter.round());
        line.put("turn", counter.turn());
        line.put("event", kind.id());
        for (EventField<?> field : kind.told()) {
            Object value = written(field, event, after);
            if (!value.equals("")) {
                line.put(field.name(), value);
            }
        }
        write(line);
    }

    /**
     * Writes the last line of a trace whose next move cannot be made.
     *
     * @param message the reason as a sentence
     */
    public void writeRefusal(Optional<JsonValue> id, Move move, String reason, String message, List<Move> legal)
            throws IOException {
        Map<String, Object> line = line(id);
        line.put("event", "refused");
        line.put("move", move.toString());
        line.put("reason", reason);
        line.put("message", message);
        line.put("legal", legal.stream().map(Move::toString).toList());
        write(line);
    }

    /** Passes everything on to the writer below. */
    public void flush() throws IOException {
        out.flush();
    }

    private static Map<String, Object> line(Optional<JsonValue> id) {
        Map<String, Object> line = new LinkedHashMap<>();
        id.ifPresent(value -> line.put("id", JsonPrinter.asRead(value)));
        return line;
    }

    private void write(Map<String, Object> line) throws IOException {
        JsonPrinter.print(line, out);
        out.writeRaw('\n');
    }

    private static Object written(EventField<?> field, BoardEvent event, Position after) {
        return switch (field.type()) {
            case TEXT, NUMBER, TEXTS -> field.of(event);
            case FACTS ->
                ((List<?>) field.of(event))
                        .stream().map(fact -> written((Fact) fact)).toList();
            case POSITION -> PositionWriter.SHAPE.written(after);
        };
    }

    private static Map<String, Object> written(Fact fact) {
        return keywords("fact", fact.kind().id(), "at", fact.at().name(), "value", fact.value());
    }
}
