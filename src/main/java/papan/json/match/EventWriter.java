package papan.json.match;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.MinimalPrettyPrinter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import papan.event.BoardEvent;
import papan.event.Fact;
import papan.event.RoundEvent;
import papan.event.SowingEvent;
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
import papan.model.Layout;
import papan.model.Move;
import papan.model.Place;
import papan.model.Position;
import papan.model.Side;
import papan.rules.Key;

/** Writes events as JSON Lines, one object a line, exactly as the trace contract orders their keys. */
public final class EventWriter {
    private final JsonGenerator out;
    private final Keys keys = new Keys();

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
        keys.after = after;
        try {
            event.accept(keys);
        } catch (UncheckedIOException e) {
            throw e.getCause();
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

    private void names(String field, Collection<? extends Place> places) throws IOException {
        out.writeArrayFieldStart(field);
        for (Place place : places) {
            out.writeString(place.name());
        }
        out.writeEndArray();
    }

    private void position(Position p) throws IOException {
        out.writeFieldName("position");
        JsonPrinter.print(PositionWriter.SHAPE.written(p), out);
    }

    /** Something that writes and may fail to. */
    private interface Step {
        void run() throws IOException;
    }

    /** The keys of each kind of event. */
    private final class Keys implements BoardEvent.Visitor<Void> {
        private Position after = Position.of(new Layout(1), new int[4], 0, Side.SOUTH, 1);

        private Void write(String event, Optional<Side> player, Step rest) {
            try {
                out.writeStringField("event", event);
                if (player.isPresent()) {
                    out.writeStringField("player", player.get().id());
                }
                rest.run();
                return null;
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        private Void write(String event, Side player, Step rest) {
            return write(event, Optional.of(player), rest);
        }

        @Override
        public Void lifted(SowingEvent.Lifted e) {
            return write("lift", e.player(), () -> {
                out.writeStringField("at", e.at().name());
                out.writeNumberField("seeds", e.seeds());
                out.writeNumberField("lap", e.lap());
                if (e.direction().isPresent()) {
                    out.writeStringField("direction", e.direction().get().id());
                }
            });
        }

        @Override
        public Void sown(SowingEvent.Sown e) {
            return write("sow", e.player(), () -> {
                out.writeStringField("at", e.at().name());
                out.writeNumberField("count", e.count());
                out.writeNumberField("hand", e.hand());
            });
        }

        @Override
        public Void skipped(SowingEvent.Skipped e) {
            return write("skip", e.player(), () -> {
                out.writeStringField("at", e.at().name());
                out.writeStringField("clause", e.clause().id());
            });
        }

        @Override
        public Void forfeited(SowingEvent.Forfeited e) {
            return write("forfeit", e.player(), () -> {
                out.writeStringField("at", e.at().name());
                out.writeStringField("to", e.to().name());
                out.writeNumberField("hand", e.hand());
            });
        }

        @Override
        public Void ruled(SowingEvent.Ruled e) {
            return write("ruling", e.player(), () -> {
                out.writeStringField("at", e.at().name());
                out.writeStringField("ruling", e.ruling().id());
                out.writeStringField("clause", e.clause().id());
                out.writeArrayFieldStart("because");
                for (Fact fact : e.because()) {
                    out.writeStartObject();
                    out.writeStringField("fact", fact.kind().id());
                    out.writeStringField("at", fact.at().name());
                    out.writeNumberField("value", fact.value());
                    out.writeEndObject();
                }
                out.writeEndArray();
            });
        }

        @Override
        public Void captured(SowingEvent.Captured e) {
            return write("capture", e.player(), () -> {
                names("from", e.from());
                out.writeNumberField("seeds", e.seeds());
                out.writeStringField("to", e.to().name());
            });
        }

        @Override
        public Void banked(SowingEvent.Banked e) {
            return write("bank", e.player(), () -> {
                out.writeStringField("from", e.from().name());
                out.writeNumberField("seeds", e.seeds());
                out.writeStringField("to", e.to().name());
            });
        }

        @Override
        public Void turnEnded(SowingEvent.TurnEnded e) {
            return write("turnEnd", e.player(), () -> {
                out.writeStringField("next", e.next().id());
                out.writeStringField("reason", e.reason().id());
                if (e.together().isPresent()) {
                    out.writeStringField("together", Key.of(e.together().get()));
                }
                position(after);
            });
        }

        @Override
        public Void roundStarted(RoundEvent.RoundStarted e) {
            return write("roundStart", Optional.empty(), () -> position(after));
        }

        @Override
        public Void passed(RoundEvent.Passed e) {
            return write("pass", e.player(), () -> {
                out.writeStringField("next", e.next().id());
                position(after);
            });
        }

        @Override
        public Void swept(RoundEvent.Swept e) {
            return write("sweep", e.player(), () -> {
                names("from", e.from());
                out.writeNumberField("seeds", e.seeds());
                out.writeStringField("to", e.to().name());
            });
        }

        @Override
        public Void roundEnded(RoundEvent.RoundEnded e) {
            return write("roundEnd", Optional.empty(), () -> {
                out.writeStringField("reason", e.reason().id());
                position(after);
                out.writeStringField("winner", e.winner().id());
            });
        }

        @Override
        public Void refilled(RoundEvent.Refilled e) {
            return write("refill", e.at().side(), () -> {
                out.writeStringField("at", e.at().name());
                out.writeNumberField("seeds", e.seeds());
            });
        }

        @Override
        public Void burnt(RoundEvent.Burnt e) {
            return write("burn", e.at().side(), () -> out.writeStringField("at", e.at().name()));
        }

        @Override
        public Void matchEnded(RoundEvent.MatchEnded e) {
            return write("matchEnd", Optional.empty(), () -> {
                out.writeStringField("reason", e.reason().id());
                out.writeStringField("winner", e.winner().id());
                position(after);
            });
        }
    }
}
