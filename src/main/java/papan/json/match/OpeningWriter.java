package papan.json.match;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Locale;
import papan.analysis.Interleavings;
import papan.analysis.Interleavings.Outcome;
import papan.analysis.Interleavings.Outcomes;
import papan.analysis.Meeting;
import papan.engine.OpeningAct;
import papan.engine.OpeningOrder;
import papan.engine.SimultaneousOpening.Played;
import papan.format.JsonOut;
import papan.model.Move;
import papan.model.Side;
import papan.rules.FirstMove.Schedule;

/** Writes what the order of the two hands does to a simultaneous opening, as one JSON object on a line. */
public final class OpeningWriter {
    private final Writer writer;

    /** A writer on top of another, which it does not close. */
    public OpeningWriter(Writer writer) {
        this.writer = writer;
    }

    /** Writes an opening by lap, by seed and in an order, with the meetings of that and the outcomes of all. */
    public void write(Interleavings opening, OpeningOrder order) throws IOException {
        try (JsonGenerator out = JsonOut.to(writer)) {
            out.disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET);
            out.writeStartObject();
            out.writeStringField("rules", opening.rules().id());
            for (Side side : Side.values()) {
                out.writeArrayFieldStart(side.id());
                for (Move move : opening.choices().getOrDefault(side, List.of())) {
                    out.writeString(move.toString());
                }
                out.writeEndArray();
            }
            played(out, "byLap", opening.bySchedule(Schedule.BY_LAP));
            played(out, "bySeed", opening.bySchedule(Schedule.BY_SEED));
            played(out, "inOrder", opening.in(order));
            out.writeArrayFieldStart("meetings");
            for (Meeting meeting : opening.meetings(order)) {
                meeting(out, meeting);
            }
            out.writeEndArray();
            outcomes(out, opening.outcomes());
            out.writeEndObject();
        }
        writer.write("\n");
    }

    private static void played(JsonGenerator out, String key, Played played) throws IOException {
        out.writeObjectFieldStart(key);
        out.writeStringField("order", played.order().toString());
        out.writeStringField("first", played.first().id());
        out.writeArrayFieldStart("resting");
        for (Side side : Side.values()) {
            if (played.resting().contains(side)) {
                out.writeString(side.id());
            }
        }
        out.writeEndArray();
        out.writeBooleanField("endless", played.endless());
        out.writeFieldName("end");
        PositionWriter.write(played.after(), out);
        out.writeEndObject();
    }

    private static void meeting(JsonGenerator out, Meeting meeting) throws IOException {
        out.writeStartObject();
        out.writeNumberField("act", meeting.act() + 1);
        if (meeting.at().isPresent()) {
            out.writeStringField("at", meeting.at().get().name());
        } else {
            out.writeNullField("at");
        }
        act(out, "firstThere", meeting.first());
        act(out, "secondThere", meeting.second());
        out.writeBooleanField("changesOutcome", meeting.changesOutcome());
        out.writeEndObject();
    }

    private static void act(JsonGenerator out, String key, OpeningAct act) throws IOException {
        out.writeObjectFieldStart(key);
        out.writeStringField("side", act.side().id());
        out.writeStringField("does", act.kind().name().toLowerCase(Locale.ROOT));
        if (act.at().isPresent()) {
            out.writeStringField("at", act.at().get().name());
        }
        out.writeEndObject();
    }

    private static void outcomes(JsonGenerator out, Outcomes all) throws IOException {
        out.writeArrayFieldStart("outcomes");
        for (Outcome outcome : all.outcomes()) {
            out.writeStartObject();
            out.writeStringField("order", outcome.order().toString());
            out.writeNumberField("deviations", outcome.deviations());
            out.writeFieldName("end");
            PositionWriter.write(outcome.after(), out);
            out.writeEndObject();
        }
        out.writeEndArray();
        out.writeNumberField("states", all.states());
        out.writeBooleanField("complete", all.complete());
    }
}
