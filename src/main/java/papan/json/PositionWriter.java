package papan.json;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import papan.model.House;
import papan.model.Position;
import papan.model.Side;

/** Writes positions as the trace contract orders their keys. */
final class PositionWriter {
    private PositionWriter() {}

    static void write(Position p, JsonGenerator out) throws IOException {
        out.writeStartObject();
        fields(p, out);
        out.writeEndObject();
    }

    /** The fields of a position, inside an object that the caller begins and ends. */
    static void fields(Position p, JsonGenerator out) throws IOException {
        for (Side side : Side.values()) {
            out.writeArrayFieldStart(side.id());
            for (House house : p.layout().row(side)) {
                out.writeNumber(p.seedsIn(house));
            }
            out.writeEndArray();
        }
        bySide(out, "stores", p.inStore(Side.SOUTH), p.inStore(Side.NORTH));
        if (p.inHand(Side.SOUTH) + p.inHand(Side.NORTH) > 0) {
            bySide(out, "hands", p.inHand(Side.SOUTH), p.inHand(Side.NORTH));
        }
        out.writeStringField("mover", p.toMove().id());
        out.writeArrayFieldStart("burnt");
        for (House house : p.burnt()) {
            out.writeString(house.name());
        }
        out.writeEndArray();
        out.writeNumberField("round", p.round());
        if (p.chosenDirection().isPresent()) {
            out.writeStringField("direction", p.chosenDirection().get().id());
            out.writeStringField(
                    "directionBy", p.directionChooser().orElse(Side.SOUTH).id());
        }
        if (p.isBonus()) {
            out.writeBooleanField("bonus", true);
        }
    }

    private static void bySide(JsonGenerator out, String field, int south, int north) throws IOException {
        out.writeObjectFieldStart(field);
        out.writeNumberField(Side.SOUTH.id(), south);
        out.writeNumberField(Side.NORTH.id(), north);
        out.writeEndObject();
    }
}
