package papan.json.match;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import papan.format.JsonOut;
import papan.model.Move;
import papan.model.Position;
import papan.model.Side;
import papan.replay.PlayedMatch;
import papan.replay.RecordedMatch;
import papan.replay.Variations;

/** Writes recorded matches in the format {@code match/1}, so that a person can read them and a small change is a small diff. */
public final class MatchWriter {
    /** So many moves stand in a line. */
    private static final int BESIDE = 12;

    private MatchWriter() {}

    /** The whole file. */
    public static byte[] write(RecordedMatch match) {
        return text(match).getBytes(StandardCharsets.UTF_8);
    }

    private static String text(RecordedMatch match) {
        PlayedMatch main = match.variations().main();
        StringBuilder out = new StringBuilder("{\n  \"format\": \"match/1\",\n");
        out.append("  \"rules\": ").append(json(g -> {
            g.writeStartObject();
            g.writeStringField("id", main.rules().id());
            g.writeNumberField("revision", main.rules().about().revision());
            g.writeEndObject();
        }));
        main.from().ifPresent(from -> out.append(",\n  \"position\": ").append(json(g -> position(main, from, g))));
        if (!match.players().isEmpty()) {
            out.append(",\n  \"players\": ").append(json(g -> players(match, g)));
        }
        out.append(",\n  \"moves\": ").append(moves(main.moves(), "    "));
        if (!match.variations().branches().isEmpty()) {
            out.append(",\n  \"branches\": [\n");
            List<Variations.Branch> branches = match.variations().branches();
            for (int i = 0; i < branches.size(); i++) {
                Variations.Branch branch = branches.get(i);
                List<Move> all = branch.match().moves();
                out.append("    {\"after\": ").append(branch.parted()).append(", \"moves\": ");
                out.append(moves(all.subList(branch.parted(), all.size()), "      "));
                out.append(i + 1 < branches.size() ? "},\n" : "}\n");
            }
            out.append("  ]");
        }
        return out.append("\n}\n").toString();
    }

    private static String moves(List<Move> moves, String indent) {
        StringBuilder out = new StringBuilder("[");
        for (int i = 0; i < moves.size(); i++) {
            boolean fresh = i % BESIDE == 0 && moves.size() > BESIDE;
            out.append(i == 0 ? "" : ",").append(fresh ? "\n" + indent : i == 0 ? "" : " ");
            out.append('"').append(moves.get(i)).append('"');
        }
        return out.append(']').toString();
    }

    private static void position(PlayedMatch main, Position from, JsonGenerator out) throws IOException {
        out.writeStartObject();
        PositionWriter.fields(from, out);
        if (from.total() != main.rules().board().total()) {
            out.writeBooleanField("partial", true);
        }
        out.writeEndObject();
    }

    private static void players(RecordedMatch match, JsonGenerator out) throws IOException {
        out.writeStartObject();
        for (Side side : Side.values()) {
            if (match.players().containsKey(side)) {
                out.writeStringField(side.id(), match.players().get(side));
            }
        }
        out.writeEndObject();
    }

    /** Writes one value. */
    private interface Part {
        void write(JsonGenerator out) throws IOException;
    }

    private static String json(Part part) {
        StringWriter text = new StringWriter();
        try (JsonGenerator out = JsonOut.to(text)) {
            part.write(out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return text.toString();
    }
}
