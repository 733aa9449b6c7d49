package papan.json.match;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.MinimalPrettyPrinter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.List;
import java.util.Optional;
import papan.event.BoardEvent;
import papan.event.Fact;
import papan.event.TurnCounter;
import papan.format.JsonOut;
import papan.format.JsonPrinter;
import papan.format.JsonValue;
import papan.format.JsonValue.JsonArray;
import papan.format.JsonValue.JsonField;
import papan.format.JsonValue.JsonFlag;
import papan.format.JsonValue.JsonNumber;
import papan.format.JsonValue.JsonObject;
import papan.format.JsonValue.JsonText;
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
        out.writeStartObject();
        writeId(id);
        out.writeNumberField("i", index);
        out.writeNumberField("round", counter.round());
        out.writeNumberField("turn", counter.turn());
        EventKind kind = EventKind.of(event);
        out.writeStringField("event", kind.id());
        for (EventField<?> field : kind.told()) {
            write(field, field.of(event), after);
        }
        endLine();
    }

    /**
     * Writes the last line of a trace whose next move cannot be made.
     *
     * @param message the reason as a sentence
     */
    public void writeRefusal(Optional<JsonValue> id, Move move, String reason, String message, List<Move> legal)
            throws IOException {
        out.writeStartObject();
        writeId(id);
        out.writeStringField("event", "refused");
        out.writeStringField("move", move.toString());
        out.writeStringField("reason", reason);
        out.writeStringField("message", message);
        out.writeArrayFieldStart("legal");
        for (Move other : legal) {
            out.writeString(other.toString());
        }
        out.writeEndArray();
        endLine();
    }

    /** Passes everything on to the writer below. */
    public void flush() throws IOException {
        out.flush();
    }

    private void endLine() throws IOException {
        out.writeEndObject();
        out.writeRaw('\n');
    }

    private void writeId(Optional<JsonValue> id) throws IOException {
        if (id.isPresent()) {
            out.writeFieldName("id");
            writeUnchanged(id.get());
        }
    }

    /** Writes a value as it was read. */
    private void writeUnchanged(JsonValue value) throws IOException {
        if (value instanceof JsonText text) {
            out.writeString(text.text());
        } else if (value instanceof JsonNumber number) {
            out.writeNumber(number.written());
        } else if (value instanceof JsonFlag flag) {
            out.writeBoolean(flag.flag());
        } else if (value instanceof JsonArray array) {
            out.writeStartArray();
            for (JsonValue each : array.values()) {
                writeUnchanged(each);
            }
            out.writeEndArray();
        } else if (value instanceof JsonObject object) {
            out.writeStartObject();
            for (JsonField field : object.fields().values()) {
                out.writeFieldName(field.name());
                writeUnchanged(field.value());
            }
            out.writeEndObject();
        } else {
            out.writeNull();
        }
    }

    private void write(EventField<?> field, Object value, Position after) throws IOException {
        switch (field.type()) {
            case TEXT -> {
                if (!value.equals("")) {
                    out.writeStringField(field.name(), (String) value);
                }
            }
            case NUMBER -> out.writeNumberField(field.name(), (Integer) value);
            case TEXTS -> {
                out.writeArrayFieldStart(field.name());
                for (Object text : (List<?>) value) {
                    out.writeString((String) text);
                }
                out.writeEndArray();
            }
            case FACTS -> {
                out.writeArrayFieldStart(field.name());
                for (Object fact : (List<?>) value) {
                    write((Fact) fact);
                }
                out.writeEndArray();
            }
            case POSITION -> {
                out.writeFieldName(field.name());
                JsonPrinter.print(PositionWriter.SHAPE.written(after), out);
            }
        }
    }

    private void write(Fact fact) throws IOException {
        out.writeStartObject();
        out.writeStringField("fact", fact.kind().id());
        out.writeStringField("at", fact.at().name());
        out.writeNumberField("value", fact.value());
        out.writeEndObject();
    }
}
