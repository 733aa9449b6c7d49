package papan.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Optional;
import papan.analysis.Comparison;
import papan.analysis.Courses;
import papan.event.BoardEvent;
import papan.event.Fold;
import papan.model.Move;
import papan.model.Position;
import papan.narration.CaptionText;
import papan.narration.Narrator;
import papan.rules.ClauseId;

/** Writes comparisons as JSON Lines, one object a line, for other programs. */
public final class ComparisonWriter {
    private static final JsonFactory FACTORY = new JsonFactory();

    private final CaptionText words;
    private final Writer writer;

    /** A writer on top of another, which it does not close; events are told in words. */
    public ComparisonWriter(CaptionText words, Writer writer) {
        this.words = words;
        this.writer = writer;
    }

    /** Writes a comparison of two rule sets with the position and moves that were compared. */
    public void write(Comparison comparison, Optional<Position> from, List<Move> moves) throws IOException {
        try (JsonGenerator out = FACTORY.createGenerator(writer)) {
            out.disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET);
            out.writeStartObject();
            out.writeStringField("first", comparison.first().rules().id());
            out.writeStringField("second", comparison.second().rules().id());
            out.writeFieldName("position");
            if (from.isPresent()) {
                PositionWriter.write(from.get(), out);
            } else {
                out.writeNull();
            }
            out.writeArrayFieldStart("moves");
            for (Move move : moves) {
                out.writeString(move.toString());
            }
            out.writeEndArray();
            out.writeBooleanField("parts", comparison.parts());
            out.writeNumberField("agreeing", comparison.same());
            clauses(out, "causes", comparison.causes());
            clauses(out, "together", comparison.together());
            side(out, "firstThen", "firstEnd", comparison.firstEvent(), comparison.first());
            side(out, "secondThen", "secondEnd", comparison.secondEvent(), comparison.second());
            out.writeEndObject();
        }
        writer.write("\n");
    }

    private static void clauses(JsonGenerator out, String key, List<ClauseId> clauses) throws IOException {
        out.writeArrayFieldStart(key);
        for (ClauseId clause : clauses) {
            out.writeString(clause.id());
        }
        out.writeEndArray();
    }

    private void side(JsonGenerator out, String then, String end, Optional<BoardEvent> event, Courses.Played played)
            throws IOException {
        if (event.isPresent()) {
            out.writeStringField(then, words.format(Narrator.caption(event.get())));
        } else {
            out.writeNullField(then);
        }
        out.writeFieldName(end);
        PositionWriter.write(Fold.after(played.before(), played.events()), out);
    }
}
