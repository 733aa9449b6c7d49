package papan.json.match;

import static papan.format.Shapes.keywords;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import papan.format.JsonPrinter;
import papan.model.Move;
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
        Map<String, Object> rules = keywords(
                "id", main.rules().id(), "revision", main.rules().about().revision());
        out.append("  \"rules\": ").append(JsonPrinter.line(rules));
        main.from()
                .ifPresent(from -> out.append(",\n  \"position\": ")
                        .append(JsonPrinter.line(PositionWriter.whole(from, main.rules()))));
        if (!match.players().isEmpty()) {
            Map<String, Object> players = new LinkedHashMap<>();
            new TreeMap<>(match.players()).forEach((side, name) -> players.put(side.id(), name));
            out.append(",\n  \"players\": ").append(JsonPrinter.line(players));
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
}
