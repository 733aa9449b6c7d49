package papan.testing;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a guide shows of a lesson, completed to a whole one. A piece that begins with a brace is a step, or several, and
 * stands among the steps in the order of the guide; one that begins with a name is a field of the head. What every
 * lesson needs and no piece has, is put there.
 */
public final class LessonPieces {
    private static final Pattern FIELD = Pattern.compile("\"([A-Za-z$]+)\"\\s*:");

    private final Map<String, String> head = new TreeMap<>(Map.of(
            "format", "\"format\": \"lesson/1\"",
            "id", "\"id\": \"pieces\"",
            "revision", "\"revision\": 1",
            "language", "\"language\": \"en\"",
            "title", "\"title\": \"Pieces\"",
            "meta", "\"meta\": { \"minutes\": 5 }",
            "rules", "\"rules\": { \"id\": \"congklak-classic\", \"revision\": 1 }"));
    private final List<String> steps = new ArrayList<>();

    /** A lesson of these pieces, of which a later field takes the place of an earlier one of its name. */
    public LessonPieces(List<String> pieces) {
        for (String piece : pieces) {
            Matcher field = FIELD.matcher(piece);
            if (field.lookingAt()) {
                head.put(field.group(1), piece);
            } else {
                steps.add(piece);
            }
        }
    }

    /** The whole lesson; one without steps of its own shows the board. */
    public String lesson() {
        String played = steps.isEmpty() ? "{ \"id\": \"look\", \"kind\": \"show\" }" : String.join(",\n", steps);
        return "{\n" + String.join(",\n", head.values()) + ",\n\"steps\": [\n" + played + "\n]\n}\n";
    }
}
