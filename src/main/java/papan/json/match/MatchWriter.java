package papan.json.match;

import static java.util.stream.Collectors.joining;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import papan.format.JsonPrinter;
import papan.replay.RecordedMatch;

/** Writes recorded matches in the format {@code match/1}, so that a person can read them and a small change is a small diff. */
public final class MatchWriter {
    /** So many moves stand in a line. */
    private static final int BESIDE = 12;

    private MatchWriter() {}

    /** The whole file. */
    public static byte[] write(RecordedMatch match) {
        String fields = MatchShape.MATCH.written(match).entrySet().stream()
                .map(field -> "  " + field(field, "  "))
                .collect(joining(",\n", "{\n", "\n}\n"));
        return fields.getBytes(StandardCharsets.UTF_8);
    }

    private static String field(Map.Entry<?, ?> field, String indent) {
        return "\"" + field.getKey() + "\": " + value(field.getValue(), indent);
    }

    private static String value(Object value, String indent) {
        if (!(value instanceof List<?> all)) {
            return JsonPrinter.line(value);
        }
        if (all.isEmpty() || all.get(0) instanceof String) {
            return moves(all, indent + "  ");
        }
        return all.stream()
                .map(each -> ((Map<?, ?>) each)
                        .entrySet().stream()
                                .map(field -> field(field, indent + "  "))
                                .collect(joining(", ", indent + "  {", "}")))
                .collect(joining(",\n", "[\n", "\n" + indent + "]"));
    }

    private static String moves(List<?> moves, String indent) {
        StringBuilder out = new StringBuilder("[");
        for (int i = 0; i < moves.size(); i++) {
            boolean fresh = i % BESIDE == 0 && moves.size() > BESIDE;
            out.append(i == 0 ? "" : ",").append(fresh ? "\n" + indent : i == 0 ? "" : " ");
            out.append('"').append(moves.get(i)).append('"');
        }
        return out.append(']').toString();
    }
}
